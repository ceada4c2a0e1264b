/** A table as stored: what was agreed when it was made, who sits there before the deal, and the secret seed. */
import { commitment, type SeatId, type Setup } from '@meanwhile/engine'
import type { PaceShape, TableSettingsShape } from '../api/shapes/common.ts'
import type { Item, Key } from '../store/store.ts'
import { usualReaction } from '../time/pace.ts'
import { type BotName, tableKey } from './stored-game.ts'

export type TableStatus = 'lobby' | 'playing' | 'paused' | 'over' | 'closed'
/** A person, a bot, or free. */
export type LobbySeat = { player: string | null; bot: BotName | null; entropy: string }
export type Proposed =
  | { kind: 'pause' | 'resume' }
  | { kind: 'pace'; pace: PaceShape; reactionMinutes?: number | undefined }
  | { kind: 'ladder'; ladder: TableSettingsShape['ladder'] }
  /** At a table without a pace, for somebody who has let the others wait for too long. */
  | { kind: 'bot'; seat: SeatId }
/** `since`: when it was made; those of earlier releases do not say. */
export type Proposal = { by: string; what: Proposed; agreed: string[]; since?: number }

export type TableRow = {
  id: string
  /** Raised by every change of this row. */
  version: number
  /** Once the game has begun, the game itself knows better: it ends with a move, and a move writes no other row. */
  status: TableStatus
  settings: TableSettingsShape
  host: string
  created: number
  /** Before the deal only; afterwards the game knows who sits where. */
  seats: LobbySeat[]
  /** 32 bytes, hex. Shown to nobody before the game is over. */
  seed: string
  /** How the game was set up, without the seed, once it has begun. */
  setup: Omit<Setup, 'seed'> | null
  proposal: Proposal | null
  /** Who left the running game: they know of the table still, and may look at the game when it is over. */
  former: string[]
  /** Whom a host sent away: they come back by invitation only. */
  removed: string[]
  /** Whom a rematch waits for: they may sit down without an invitation. */
  awaited: string[]
  /** The table at which the same people play again. */
  rematch: string | null
  /** What the latest writes of this row were called by their writers, who may not have heard of their success. */
  marks: string[]
}

export const defaultSettings: TableSettingsShape = {
  name: 'Kitchen table',
  editions: ['fluxx'],
  seats: 4,
  bots: [],
  pace: { kind: 'each', minutes: 3 * 24 * 60 },
  first: 'random',
  reactions: 'arm',
  reactionMinutes: usualReaction,
  ladder: { botAfter: 2, dropAfter: null },
  visibility: 'private',
  latecomers: 'invited',
  startWhenFull: true,
}

export const commitmentOf = (row: TableRow): string => commitment(row.id, row.seed)

/** Open tables that can be found: those one can sit down at, and apart from them those that can be watched. Newest last. */
export const openRange = { lobby: 'OPEN#LOBBY', playing: 'OPEN#PLAYING' } as const
export const openKey = (row: Pick<TableRow, 'id' | 'created' | 'setup'>): Key => ({
  pk: row.setup ? openRange.playing : openRange.lobby,
  sk: `${String(row.created).padStart(13, '0')}#${row.id}`,
})

export function writeTable(row: TableRow): Item {
  const { id, version, seed, ...rest } = row
  return { ...tableKey(id), v: version, seed, row: JSON.stringify(rest) }
}

type Written = Omit<TableRow, 'id' | 'version' | 'seed'>
const unlessWritten: Pick<Written, 'former' | 'removed' | 'awaited' | 'rematch' | 'marks'> = {
  former: [],
  removed: [],
  awaited: [],
  rematch: null,
  marks: [],
}

export function readTable(item: Item): TableRow {
  const written = { ...unlessWritten, ...(JSON.parse(item.row as string) as Written) }
  const settings = { ...defaultSettings, ...written.settings }
  return { ...written, settings, id: item.pk.slice(2), version: item.v as number, seed: item.seed as string }
}
