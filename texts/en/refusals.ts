import type { Texts } from '../schema.ts'

export const refusals: Texts['refusals'] = {
  'game-over': 'This game is over, so nothing can be played any more.',
  'not-a-player': 'You have no seat in this game.',
  'not-your-decision': 'That question is not yours to answer.',
  'stale-decision': 'The table has changed in the meantime, and this question is no longer open.',
  'not-an-option': 'That cannot be picked here.',
  'wrong-number': 'That is too many or too few picks.',
  'picked-twice': 'The same thing was picked twice.',
  'too-long': 'That is too long to send.',
  malformed: 'The game could not make sense of that move.',
  'table-full': 'All six seats at this table are taken.',
}
