/** What a move may change of what stands beside the game, and what not. Each tells in words what is wrong, or nothing. */
import { type Deed, decisionId, type Game } from '@meanwhile/engine'
import type { Owed, StoredGame } from '../../functions/table/stored-game.ts'
import { type Header, longestSkew, type Snapshot, type Viewer } from './history.ts'

/** Nobody's number falls; a secret act raises its owner's alone. */
export function wrongNumbers(before: Snapshot, numbers: StoredGame['numbers'], deed: Deed, game: Game): string | null {
  const isSecret = (deed.kind === 'order' || deed.kind === 'answer') && game.moves === before.game.moves
  const viewers: Viewer[] = ['all', ...game.players.map(({ seat }) => seat)]
  for (const viewer of viewers) {
    const was = before.numbers[viewer] ?? before.numbers.all ?? 0
    const is = numbers[viewer] ?? 0
    const mayRise = !isSecret || viewer === deed.seat
    if (mayRise ? is <= was : is !== was) return `${deed.kind} turned the number of ${viewer} from ${was} into ${is}`
  }
  return null
}

export function wrongCompany(before: Snapshot, { people, bots }: Header, deed: Deed): string | null {
  const mayMove = deed.kind === 'join' || deed.kind === 'leave'
  if (!mayMove && people.join() !== before.people.join()) return `${deed.kind} changed who sits there`
  if (mayMove && Math.abs(people.filter(Boolean).length - before.people.filter(Boolean).length) !== 1)
    return `${deed.kind} changed the number of people by more than one`
  const mayHold = deed.kind === 'bot-in' || deed.kind === 'bot-out' || deed.kind === 'leave'
  return !mayHold && JSON.stringify(bots) !== JSON.stringify(before.bots) ? `${deed.kind} changed who is a bot` : null
}

const isReaction = ({ prompt }: Pick<Owed, 'prompt'>): boolean => prompt === 'reaction'

/** A reaction has a time of its own: no turn's, nothing of it for a turn, and whoever says nothing is not absent. */
export function wrongTime(before: Snapshot, { owed, absences }: Header, deed: Deed): string | null {
  for (const { seat, since, clock, ...asked } of owed) {
    if (!clock) continue
    const other = before.owed.find((one) => one.seat === seat && one.clock?.until === clock.until && isReaction(one) !== isReaction(asked))
    if (other && clock.from + longestSkew < since) return `${seat} has for ${asked.prompt} what was left for ${other.prompt}`
  }
  const late = deed.kind === 'time-out' && before.owed.find(({ seat, asked }) => decisionId(before.id, seat, asked) === deed.decision)
  if (late && isReaction(late) && absences[late.seat]?.turns !== before.absences[late.seat]?.turns)
    return `${late.seat} said nothing when they could react, and is taken for absent`
  return null
}

/** A newcomer's bytes count from the next shuffle on. */
export function notMixed(before: Game, game: Game, deed: Deed): string | null {
  if (deed.kind !== 'join') return null
  const isMixed = game.chance.next?.includes(deed.entropy) || game.chance.key !== before.chance.key
  return isMixed ? null : 'a newcomer has no part in the shuffle'
}

/** What was done, in a form in which attempts can be compared with it. */
export function keyOf(deed: Deed): string {
  switch (deed.kind) {
    case 'answer':
      return `answer ${deed.seat} ${deed.decision} ${[...deed.picks].sort()} ${deed.say ?? ''}`
    case 'order':
      return `order ${deed.seat} ${JSON.stringify(deed.orders)}`
    case 'join':
      return `join ${deed.entropy}`
    case 'time-out':
      return `time-out ${deed.decision}`
    case 'leave':
    case 'bot-in':
    case 'bot-out':
      return `${deed.kind} ${deed.seat}`
    default:
      return deed satisfies never
  }
}
