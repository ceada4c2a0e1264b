import {
  bringBack,
  carryOut,
  choose,
  dealCreepers,
  discard,
  discarded,
  draw,
  endTurnNow,
  fetch,
  keepersOf,
  type Op,
  one,
  onlyIf,
  play,
  poolHands,
  seeHand,
  thenDo,
  turnUpUntil,
} from '../../ops.ts'
import { action, type Look } from '../card.ts'

export const actions = () => ({
  'time-vortex': action('cyclone', ['F3', 'F11'], [poolHands]),
  'the-pandorica-has-been-opened': action('unlocked', ['F11', 'F13', 'G2'], [dealCreepers]),
  'psychic-paper': action(
    'identification-card',
    ['P2', 'T9'],
    [
      choose(one, 'others', 'whose-hand-to-see'),
      seeHand('whose-hand-to-see'),
      choose(one, { actionsAt: 'whose-hand-to-see' }, 'action-to-borrow'),
      carryOut('action-to-borrow', 'whose-hand-to-see'),
    ],
  ),
  'what-do-you-want': action('magic-wand', ['F2', 'T9', 'U5'], [choose(one, discarded(), 'card-to-have'), thenDo('have-it')]),
  regeneration: action('phoenix-bird', ['E1', 'F8'], [thenDo('regenerate')]),
})

/** A New Rule, an Action or a Surprise is played, a Keeper or a Goal ends the turn, a Creeper goes to somebody else. */
const haveIt = ({ picks, typeOf }: Look): Op[] => {
  const [card] = picks['card-to-have'] ?? []
  if (!card) return []
  switch (typeOf(card)) {
    case 'keeper':
    case 'goal':
      return [fetch('card-to-have'), endTurnNow]
    case 'creeper':
      return [onlyIf('others', choose(one, 'others', 'who-gets-the-creeper'), bringBack('card-to-have', 'who-gets-the-creeper'))]
    default:
      return [play('card-to-have')]
  }
}

/** Only if there is one to change and one to change into. */
const regenerate = ({ seat, game, typeOf, hasIcon }: Look): Op[] => {
  const isDoctor = (card: string): boolean => typeOf(card) === 'keeper' && hasIcon(card, 'doctor')
  const changes = game.players.some((player) => player.seat === seat && player.front.some(isDoctor))
  if (!changes || !game.deck.some(isDoctor)) return [draw(2)]
  const others = { otherThan: 'doctor-that-came', of: keepersOf('self', { icon: 'doctor' }) } as const
  return [turnUpUntil('doctor', 'doctor-that-came'), choose(one, others, 'doctor-to-discard'), discard('doctor-to-discard')]
}

export const thens = { 'have-it': haveIt, regenerate }
