/** A move of the log in sentences: all that happened, without saying the same thing twice. */
import type { SeatId, SeenEvent } from '@meanwhile/engine'
import type { Speech } from '@meanwhile/texts'
import { eventSentence } from '@meanwhile/texts/sentences'
import type { Names } from '../table/people.ts'

export const sentencesOf = (texts: Speech, events: SeenEvent[], names: Names, you: SeatId | null): string[] =>
  events.filter(isTold).map((event) => eventSentence(texts, event, names, you))

/** That a card landed is told by the play; that it was used up, and whose turn comes next, by what follows. */
function isTold(event: SeenEvent): boolean {
  switch (event.type) {
    case 'landed':
    case 'extra-turn':
      return false
    case 'turn-began':
      return event.extra !== undefined
    case 'discarded':
      return event.from !== 'resolved' && event.cards.length > 0
    case 'drew':
      return event.count > 0
    default:
      return true
  }
}
