/**
 * The clocks of a game, which change with it and only with it: until when each question may wait, what is left of the banks, and
 * who has let their time run out.
 */
import type { SeatId } from '@meanwhile/engine'
import type { StoredDeed } from '../store/entries.ts'
import type { Owed, StoredGame } from '../table/stored-game.ts'
import { always, type Hours } from './hours.ts'
import { bankAfter, bankOf, deadlineOf } from './pace.ts'

/** Since when the clock of a question runs (W2: perhaps since an earlier one), and when the game answers. */
export type Clock = { from: number; until: number }
/** Turns in a row in which the time ran out or a bot had to play, and the last of them. */
export type Absence = { turns: number; last: number }

type Timed = Pick<StoredGame, 'owed' | 'banks' | 'absences'>
type Next = Pick<StoredGame, 'game' | 'owed' | 'bots' | 'people' | 'hours'>

/** `next.owed` holds what is asked now, with the clocks of what was asked before. */
export function clocksAfter(before: StoredGame, next: Next, deed: StoredDeed, at: number): Timed {
  // Arming a Surprise is as secret as an order: nothing that others could see may come of it.
  if (deed.kind === 'answer' && next.game.moves === before.game.moves)
    return { owed: next.owed, banks: before.banks, absences: before.absences }
  const banks = charged(before, next, deed, at)
  const absences = missed(before, next, deed)
  const { pace, reactionMinutes } = before
  const asking = { pace, reactionMinutes, hours: next.hours, game: next.game, banks, absences }
  const fresh = next.owed.filter((owed) => !owed.clock)
  const owed = next.owed.map((owed): Owed => {
    if (next.bots[owed.seat]) return { ...owed, clock: null }
    if (owed.clock) return rebased(before, owed, deed, at)
    const clock = sharedClock(before, owed, fresh, deed) ?? newClock(asking, owed, at)
    return { ...owed, clock }
  })
  return { owed, banks, absences }
}

export function newClock(
  stored: Pick<StoredGame, 'pace' | 'reactionMinutes' | 'hours' | 'banks' | 'absences' | 'game'>,
  { seat, prompt }: Pick<Owed, 'seat' | 'prompt'>,
  at: number,
): Clock | null {
  const { pace, hours, banks, absences, game } = stored
  const isLate = absences[seat]?.last === game.turns
  const how = isReaction({ prompt }) ? (isLate ? 'late-reaction' : 'reaction') : isLate ? 'rest-of-turn' : 'as-agreed'
  const until = deadlineOf(stored, { hours: hoursOf(hours, seat), at, bank: banks[seat] ?? bankOf(pace), how })
  return until === null ? null : { from: Math.floor(at / 1000) * 1000, until }
}

export const isReaction = ({ prompt }: Pick<Owed, 'prompt'>): boolean => prompt === 'reaction'

export const hoursOf = (hours: StoredGame['hours'], seat: SeatId): Hours => hours[seat] ?? always

/**
 * W2: consecutive questions to the same person, with nobody else asked in between. A bank goes on by itself. What is left of a reaction's
 * time is none for a turn, and a turn's three days are none for a reaction.
 */
function sharedClock(before: StoredGame, owed: Owed, fresh: Owed[], deed: StoredDeed): Clock | null {
  if (before.pace.kind === 'bank' || deed.kind === 'time-out') return null
  const theirs = before.owed.find((asked) => asked.seat === owed.seat && asked.clock && isReaction(asked) === isReaction(owed))
  if (!theirs || fresh.some(({ seat }) => seat !== owed.seat)) return null
  const somebodySince = before.owed.some(({ seat, since }) => seat !== owed.seat && since > theirs.since)
  return somebodySince ? null : theirs.clock
}

// ── Banks ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function charged(before: StoredGame, { bots }: Next, deed: StoredDeed, at: number): StoredGame['banks'] {
  const { pace, banks, hours } = before
  if (pace.kind !== 'bank' || (deed.kind !== 'answer' && deed.kind !== 'time-out') || bots[deed.seat]) return banks
  const clock = before.owed.find(({ seat, asked }) => seat === deed.seat && asked === deed.asked)?.clock
  if (!clock) return banks
  const bank = bankAfter(pace, hoursOf(hours, deed.seat), banks[deed.seat] ?? bankOf(pace), clock.from, at)
  return { ...banks, [deed.seat]: bank }
}

/** Of two questions that are open at once, the second is not charged for what the first took. */
function rebased({ pace }: StoredGame, owed: Owed, deed: StoredDeed, at: number): Owed {
  const paid = pace.kind === 'bank' && deed.kind === 'answer' && deed.seat === owed.seat
  return paid && owed.clock ? { ...owed, clock: { ...owed.clock, from: Math.floor(at / 1000) * 1000 } } : owed
}

// ── Absence ────────────────────────────────────────────────────────────────────────────────────────────────────────

function missed({ absences, game: { turns }, bots, owed }: StoredGame, next: Next, deed: StoredDeed): StoredGame['absences'] {
  // An order is secret: nothing that others could see may come of it.
  if (!('seat' in deed) || deed.kind === 'order' || deed.kind === 'bot-in') return absences
  const { seat } = deed
  const { [seat]: theirs, ...others } = absences
  const isOwned = next.people[Number(seat.slice(1)) - 1] !== ''
  const isAbsent = deed.kind === 'time-out' || (deed.kind === 'answer' && bots[seat] !== undefined)
  // Silence is a pass: whoever sleeps while the others play would otherwise be taken for somebody who stays away.
  if (isAbsent && owed.some((asked) => asked.seat === seat && asked.asked === deed.asked && isReaction(asked))) return absences
  if (isAbsent && isOwned) {
    // A turn counts once, however much was asked in it.
    const turnsMissed = (theirs?.turns ?? 0) + (theirs?.last === turns && theirs.turns > 0 ? 0 : 1)
    return { ...others, [seat]: { turns: turnsMissed, last: turns } }
  }
  // W3: who comes back is no longer absent, but what is left of this turn keeps the short clock.
  return theirs?.last === turns && deed.kind === 'answer' ? { ...others, [seat]: { turns: 0, last: turns } } : others
}
