/**
 * A game as the service keeps it. Its replies hold more than the view: the number a viewer calls the state by, since when and until when
 * each question waits. Two games that look alike must be served alike too: secrets of others show neither in numbers nor in times.
 */
import type { Chance, Deed, Game, SeatId } from '@meanwhile/engine'
import { pick } from '@meanwhile/engine'
import { etagOf, seen } from '../../functions/table/seeing.ts'
import { type Owed, owedIn, placeOf, type StoredGame, type step } from '../../functions/table/stored-game.ts'
import { untimed } from '../../functions/table/stored-time.ts'
import { newClock } from '../../functions/time/clocks.ts'
import type { Hours } from '../../functions/time/hours.ts'
import type { Viewer } from './redeal.ts'

/** Two games, at the same moment. */
export type Served = { a: StoredGame; b: StoredGame; now: number }

const paces: StoredGame['pace'][] = [
  { kind: 'each', minutes: 90 },
  { kind: 'bank', hours: 12, incrementMinutes: 30 },
  { kind: 'daily', at: '20:00', zone: 'Europe/Berlin' },
]
const began = Date.UTC(2026, 2, 28, 21)
/** Office hours across the change to summer time. */
const workdays: Hours = {
  zone: 'Europe/Berlin',
  calendar: [0, 1, 2, 3, 4].map((day) => ({ day, from: 9 * 60, to: 17 * 60 + 30 })),
  vacation: [],
}

export function served(a: Game, b: Game, luck: Chance): Served {
  const pace = paces[pick(luck, paces.length)] as StoredGame['pace']
  const hours = pick(luck, 2) === 0 ? {} : { s1: workdays }
  return { a: kept(a, { pace, hours }), b: kept(b, { pace, hours }), now: began }
}

function kept(game: Game, agreed: Pick<StoredGame, 'pace' | 'hours'>): StoredGame {
  const timed = { ...untimed, ...agreed, game }
  return {
    ...timed,
    id: game.table,
    version: 40,
    status: game.over ? 'over' : 'playing',
    people: Array.from({ length: game.seats }, (_, i) => `player-${i + 1}`),
    bots: {},
    numbers: { all: 40 },
    owed: owedIn(game, [], began).map((owed) => ({ ...owed, clock: newClock(timed, owed, began) })),
    tail: [],
    head: '00'.repeat(32),
  }
}

/** `game`: as it lies before the deed. Where others' questions were asked anew, about other cards, they are the questions they were. */
export function serve(through: typeof step, stored: StoredGame, game: Game, deed: Deed | null, now: number): StoredGame {
  const before = { ...stored, game, owed: sameOwed(game, stored.owed) }
  if (!deed) return before
  const stepped = through(before, storedDeed(game, deed), now)
  if ('refusal' in stepped) throw new Error(`the service refused what the engine took: ${stepped.refusal}`)
  return stepped.next
}

const sameOwed = (game: Game, owed: Owed[]): Owed[] =>
  game.asked.flatMap(({ id, player, prompt, owed: isOwed }) => {
    const known = owed.find(({ seat, prompt: key }) => seat === player && key === prompt.key)
    return isOwed && known ? [{ ...known, asked: placeOf(game, player, id) }] : []
  })

function storedDeed(game: Game, deed: Deed): Parameters<typeof step>[1] {
  const place = (seat: SeatId, decision: string): { seat: SeatId; asked: number } => ({ seat, asked: placeOf(game, seat, decision) })
  if (deed.kind === 'order') return { ...deed, fired: [] }
  if (deed.kind === 'answer') {
    const { decision, ...rest } = deed
    return { ...rest, ...place(deed.seat, decision) }
  }
  if (deed.kind !== 'time-out') return deed
  const seat = game.asked.find(({ id }) => id === deed.decision)?.player
  if (!seat) throw new Error('the time ran out for a question that was not open')
  return { kind: 'time-out', ...place(seat, deed.decision) }
}

/** The whole reply, byte for byte, and the tag by which a client asks whether there is anything new. */
export const replyTo = (stored: StoredGame, viewer: Viewer): string => {
  const sight = { stored, seat: viewer && stored.game.players.some(({ seat }) => seat === viewer) ? viewer : null }
  return JSON.stringify([etagOf(sight), seen(sight)])
}
