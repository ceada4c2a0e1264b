/** The times of a game as plain attributes beside the state: the clock reads them without decoding anything. */
import type { SeatId } from '@meanwhile/engine'
import type { Condition, Item, Value } from '../store/store.ts'
import { always, readHours, writeHours } from '../time/hours.ts'
import { type Pacing, readPace, usualReaction, writePace } from '../time/pace.ts'
import type { Owed, StoredGame } from './stored-game.ts'

export type Attributes = { [name: string]: Value }
type Agreed = Pick<StoredGame, 'pace' | 'reactionMinutes' | 'writtenPace' | 'hours' | 'wakeUp' | 'pausedAt'>
type Times = Pick<StoredGame, 'banks' | 'absences' | 'orderEnds'>

const seconds = (moment: number): number => Math.round(moment / 1000)
const short = (span: number): string => seconds(span).toString(36)
const long = (text: string | undefined): number => Number.parseInt(text ?? '0', 36) * 1000

/** A game that no clock runs in, and that nobody is looking at. */
export const untimed: Agreed & Times & Pick<StoredGame, 'looking' | 'looked'> = {
  looking: null,
  looked: {},
  pace: { kind: 'none' },
  reactionMinutes: usualReaction,
  hours: {},
  banks: {},
  absences: {},
  orderEnds: {},
  wakeUp: null,
  pausedAt: null,
}

// ── What changes without a move ────────────────────────────────────────────────────────────────────────────────────

/** `c`: the pace. `c1`, `c2`, …: when the clock of that seat runs. */
export function writeAgreed(agreed: Pacing & Pick<StoredGame, 'hours'>): Attributes {
  const c = writePace(agreed)
  return { ...(c !== '' && { c }), ...writeNewHours({}, agreed.hours) }
}

/** Only of those whose hours are new: anybody else may have changed theirs meanwhile, and must not have the old ones back. */
export function writeNewHours(before: StoredGame['hours'], hours: StoredGame['hours']): Attributes {
  const theirs = (Object.keys(hours) as SeatId[]).filter((seat) => hours[seat] !== before[seat])
  const written = theirs.map((seat) => [hoursAttribute(seat), writeHours(hours[seat] ?? always)] as const)
  return Object.fromEntries(written.filter(([, hours]) => hours !== ''))
}

/** Nobody agreed on another pace meanwhile: what is owed was timed anew with it, and a move made under the old one would write the old deadlines back. */
export const samePace = ({ writtenPace }: Agreed): Condition =>
  writtenPace === undefined ? { absent: ['c'] } : { equals: { c: writtenPace } }

export const hoursAttribute = (seat: SeatId): string => `c${seat.slice(1)}`

export function readAgreed(item: Item): Agreed {
  const hours: StoredGame['hours'] = {}
  // `c` itself is the pace, and nothing else begins with it.
  for (const name in item) if (name[0] === 'c' && name !== 'c') hours[`s${Number(name.slice(1))}`] = readHours(item[name] as string)
  return {
    ...readPace((item.c as string | undefined) ?? ''),
    ...(item.c !== undefined && { writtenPace: item.c }),
    hours,
    wakeUp: (item.w as number | undefined) ?? null,
    pausedAt: (item.z as number | undefined) ?? null,
  }
}

// ── What changes with a move ───────────────────────────────────────────────────────────────────────────────────────

/** `k`: banks, `a`: absences, `e`: when orders end. Hardly any game has them, and what is empty costs nothing. */
export function writeTimes({ banks, absences, orderEnds }: Times): Attributes {
  const seats = (of: object): SeatId[] => Object.keys(of) as SeatId[]
  return {
    k: seats(banks)
      .map((seat) => `${seat} ${short(banks[seat] ?? 0)}`)
      .join(','),
    e: seats(orderEnds)
      .map((seat) => `${seat} ${short(orderEnds[seat] ?? 0)}`)
      .join(','),
    a: seats(absences)
      .map((seat) => `${seat} ${absences[seat]?.turns} ${absences[seat]?.last}`)
      .join(','),
  }
}

export function readTimes(item: Item): Times {
  const lines = (written: Value | undefined): string[][] => (written ? (written as string).split(',').map((line) => line.split(' ')) : [])
  return {
    banks: Object.fromEntries(lines(item.k).map(([seat, bank]) => [seat, long(bank)])),
    orderEnds: Object.fromEntries(lines(item.e).map(([seat, ends]) => [seat, long(ends)])),
    absences: Object.fromEntries(lines(item.a).map(([seat, turns, last]) => [seat, { turns: Number(turns), last: Number(last) }])),
  }
}

/** `s2 14 hand-limit 1794950400 2mn4 1z`: seat, place, prompt, since when, and in seconds how long it may wait and how long its clock ran before. */
export function writeOwed({ seat, asked, prompt, since, clock }: Owed): string {
  const line = `${seat} ${asked} ${prompt} ${Math.floor(since / 1000)}`
  if (!clock) return line
  return `${line} ${short(clock.until - since)}${clock.from === since ? '' : ` ${short(since - clock.from)}`}`
}

export const owedAsWritten = ({ owed, writtenOwed }: Pick<StoredGame, 'owed' | 'writtenOwed'>): Value => writtenOwed ?? owed.map(writeOwed)

export function readOwed(line: string): Owed {
  const [seat = '', asked = '', prompt = '', at = '', wait, ran] = line.split(' ')
  const since = Number(at) * 1000
  const clock = wait === undefined ? null : { from: since - long(ran), until: since + long(wait) }
  return { seat: seat as SeatId, asked: Number(asked), prompt, since, clock }
}
