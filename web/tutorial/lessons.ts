/** The tutorial game: a table laid out by hand, and what is taught at each step. The bot never holds more than it must play. */
import type { Position, SeatId, View } from '@meanwhile/engine'
import type { WebWords } from '@meanwhile/texts/en/web'

export const you: SeatId = 's1'
export const bot: SeatId = 's2'

export const position: Position = {
  editions: ['fluxx'],
  turn: you,
  drawn: 0,
  players: [{ hand: ['milk-and-cookies', 'play-2', 'television'] }, {}],
  deck: ['cookies', 'the-toaster', 'milk', 'hand-limit-1', 'the-rocket'],
}

export type LessonName = keyof WebWords['tutorial']['lessons']
/** What the coach points at. */
export type Spot = 'rules' | 'goal' | 'hand' | 'bot' | 'mine'

export type Lesson = {
  name: LessonName
  spot: Spot | null
  /** Goes on by a button; while it is read, the bot waits. */
  reads: boolean
  /** The card to pick: of a limit the one to keep. */
  pick: string | null
  /** Whether the table is as the lesson wants it. */
  holds: (view: View) => boolean
}

const asked = (view: View, kind: string): boolean => view.decisions.some((decision) => decision.kind === kind)
const has = (view: View, card: string): boolean => view.players.some(({ seat, front }) => seat === you && front.includes(card))
const inForce = (view: View, rule: string): boolean => view.rules.some(({ card }) => card === rule)

export const lessons: Lesson[] = [
  { name: 'hello', spot: null, reads: true, pick: null, holds: () => true },
  { name: 'draw', spot: 'rules', reads: true, pick: null, holds: () => true },
  { name: 'keeper', spot: 'hand', reads: false, pick: 'cookies', holds: (view) => asked(view, 'play') },
  { name: 'wait', spot: 'bot', reads: true, pick: null, holds: (view) => has(view, 'cookies') && asked(view, 'play') },
  { name: 'rule', spot: 'hand', reads: false, pick: 'play-2', holds: (view) => asked(view, 'play') },
  { name: 'goal', spot: 'rules', reads: false, pick: 'milk-and-cookies', holds: (view) => inForce(view, 'play-2') && asked(view, 'play') },
  { name: 'limit', spot: 'rules', reads: false, pick: 'milk', holds: (view) => asked(view, 'discard') },
  { name: 'win', spot: 'goal', reads: false, pick: 'milk', holds: (view) => inForce(view, 'hand-limit-1') && asked(view, 'play') },
  { name: 'done', spot: 'mine', reads: false, pick: null, holds: (view) => view.over !== null },
]
