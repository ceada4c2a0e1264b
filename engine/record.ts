/**
 * The record of a game: how it was set up and every entry since, chained by hashes. When the game is over the seed is
 * published, and anybody can play the whole record again and see that no shuffle and no move was touched.
 */
import { begin } from './begin.ts'
import { commitment, sha256Hex } from './chance.ts'
import type { Game, Orders, Outcome, Refusal, SeatId, Setup } from './game.ts'
import { answer, join, leave, order, timeOut } from './moves.ts'
import { RULES_VERSION } from './versions.ts'

/** What was done. `bot-in` and `bot-out` tell who held a seat and change nothing on the table. */
export type Deed =
  | { kind: 'answer'; seat: SeatId; decision: string; picks: string[]; say?: string }
  | { kind: 'time-out'; decision: string }
  | { kind: 'order'; seat: SeatId; orders: Orders }
  | { kind: 'join'; entropy: string }
  | { kind: 'leave'; seat: SeatId }
  | { kind: 'bot-in'; seat: SeatId }
  | { kind: 'bot-out'; seat: SeatId }

/** `rules` is the rules version it was played under; `hash` chains it to all that came before. */
export type Entry = Deed & { rules: number; hash: string }

export type Record = {
  /** The setup without its seed, which stays secret while the game lasts. */
  setup: Omit<Setup, 'seed'>
  commitment: string
  entries: Entry[]
  seed?: string
}

export type Verdict =
  /** Played again from the seed to its end. `chainOnly` entries were played under older rules: their chain holds. */
  | { ok: true; game: Game; replayed: number; chainOnly: number }
  | { ok: false; at: 'seed' | 'setup' | number; why: 'no-seed' | 'commitment' | 'setup' | 'chain' | 'unfinished' | Refusal }

export function openRecord({ seed, ...setup }: Setup): Record {
  return { setup, commitment: commitment(setup.table, seed), entries: [] }
}

/** Adds one deed; the record given stays as it was. */
export function append(record: Record, deed: Deed): Record {
  const last = record.entries[record.entries.length - 1]
  return { ...record, entries: [...record.entries, link(last?.hash ?? rootOf(record), deed, RULES_VERSION)] }
}

/** One link of the chain: for writers that keep only the newest entries at hand. */
export function link(before: string, deed: Deed, rules: number): Entry {
  return { ...deed, rules, hash: sha256Hex(`${before}|${rules}|${canonical(deed)}`).slice(0, 32) }
}

/** What the first entry is chained to: the commitment and everything agreed before the deal. */
export const rootOf = (record: Pick<Record, 'setup' | 'commitment'>): string =>
  sha256Hex(`${record.commitment}|${canonical(record.setup)}`).slice(0, 32)

/** Seed, shuffles, moves: the same game, or where it differs. */
export function verify(record: Record): Verdict {
  if (!record.seed) return { ok: false, at: 'seed', why: 'no-seed' }
  if (commitment(record.setup.table, record.seed) !== record.commitment) return { ok: false, at: 'seed', why: 'commitment' }
  const broken = brokenLink(record)
  if (broken >= 0) return { ok: false, at: broken, why: 'chain' }
  let game: Game
  try {
    game = begin({ ...record.setup, seed: record.seed }).game
  } catch {
    return { ok: false, at: 'setup', why: 'setup' }
  }
  for (const [at, entry] of record.entries.entries()) {
    if (entry.rules !== RULES_VERSION) return { ok: true, game, replayed: at, chainOnly: record.entries.length - at }
    const outcome = replay(game, entry)
    if (!outcome.ok) return { ok: false, at, why: outcome.refusal }
    game = outcome.game
  }
  // A seed is published when a game is over: a record that ends before that has lost its end.
  if (!game.over) return { ok: false, at: record.entries.length, why: 'unfinished' }
  return { ok: true, game, replayed: record.entries.length, chainOnly: 0 }
}

function brokenLink(record: Record): number {
  let before = rootOf(record)
  return record.entries.findIndex(({ rules, hash, ...deed }) => {
    const expected = link(before, deed as Deed, rules).hash
    before = hash
    return expected !== hash
  })
}

/** One entry, applied through the same doors as when it was played. */
export function replay(game: Game, deed: Deed): Outcome {
  switch (deed.kind) {
    case 'answer':
      return answer(game, {
        player: deed.seat,
        decision: deed.decision,
        picks: deed.picks,
        ...(deed.say !== undefined && { say: deed.say }),
      })
    case 'time-out':
      return timeOut(game, deed.decision)
    case 'order':
      return order(game, deed.seat, deed.orders)
    case 'join':
      return join(game, deed.entropy)
    case 'leave':
      return leave(game, deed.seat)
    case 'bot-in':
    case 'bot-out':
      return { ok: true, game, events: [] }
    default:
      return deed satisfies never
  }
}

/** Keys in order, so that the same deed always hashes to the same value, whatever stored it in between. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  let text = ''
  for (const key of Object.keys(value).sort()) {
    const held = (value as { [key: string]: unknown })[key]
    if (held !== undefined) text += `${text && ','}${JSON.stringify(key)}:${canonical(held)}`
  }
  return `{${text}}`
}
