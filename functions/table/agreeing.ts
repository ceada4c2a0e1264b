/** What the people at a running game can only change together: pausing, going on, the pace, what becomes of the absent. */
import type { SeatId } from '@meanwhile/engine'
import { ApiError } from '../api/errors.ts'
import type { Ports } from '../ports.ts'
import { isReaction, newClock } from '../time/clocks.ts'
import { type Pacing, writePace } from '../time/pace.ts'
import { changeRow, type Header, loadHeader, type RowPlan, strongly } from './changing.ts'
import { botInGame } from './hosting.ts'
import { turned } from './pausing.ts'
import { readItem, stateKey } from './stored-game.ts'
import { owedAsWritten, writeOwed, writeTimes } from './stored-time.ts'
import type { Proposal, Proposed, TableRow } from './table-row.ts'

/** To propose what is proposed already is to agree with it. */
export async function propose(ports: Ports, table: string, player: string, what: Proposed): Promise<TableRow> {
  return decided(ports, table, async (row) => {
    const game = await runningGame(ports, row, player)
    if (isSo(row, game, what)) return 'as-is'
    if (what.kind === 'bot') checkBotIsDue(row, game, what.seat, player, ports.now())
    const { proposal } = row
    if (proposal && same(proposal.what, what)) return agreed(ports, row, game, proposal, player)
    // Or somebody could make a proposal they dislike disappear under another.
    if (proposal && proposal.by !== player && row.host !== player) throw new ApiError('not-allowed')
    return agreed(ports, row, game, { by: player, what, agreed: [], since: ports.now() }, player)
  })
}

/** `since`: of the proposal that the voter has read. Nobody agrees to what has taken its place meanwhile. */
type Vote = { how: 'agree' | 'refuse'; since?: number | undefined }

export async function vote(ports: Ports, table: string, player: string, { how, since }: Vote): Promise<TableRow> {
  return decided(ports, table, async (row) => {
    const game = await runningGame(ports, row, player)
    if (!row.proposal || (since !== undefined && since !== row.proposal.since)) throw new ApiError('no-such-thing')
    return how === 'agree' ? agreed(ports, row, game, row.proposal, player) : { row: { ...row, proposal: null } }
  })
}

/** `seat`: where a bot sits down. */
type Decided = 'as-is' | (Exclude<RowPlan, 'as-is'> & { seat?: SeatId })

/** A bot sits down by a move, which no row can hold: it follows what was decided. */
async function decided(ports: Ports, table: string, plan: (row: TableRow) => Promise<Decided>): Promise<TableRow> {
  let seat: SeatId | undefined
  const { row } = await changeRow(ports, table, async (row) => {
    const planned = await plan(row)
    seat = typeof planned === 'string' ? undefined : planned.seat
    return planned
  })
  if (seat) await botInGame(ports, row, { seat, bot: 'greedy' })
  return row
}

/** Where no clock runs, nobody else can end the waiting. */
const longestWait = 14 * 24 * 60 * 60 * 1000

function checkBotIsDue({ settings }: TableRow, game: Header, seat: SeatId, player: string, now: number): void {
  const owner = ownerOf(game, seat)
  if (!owner) throw new ApiError('no-such-player')
  const waits = game.owed.filter((owed) => owed.seat === seat).map(({ since }) => now - since)
  if (waits.length === 0) throw new ApiError('nothing-owed')
  if (settings.pace.kind !== 'none' || owner === player || Math.max(...waits) < longestWait) throw new ApiError('not-allowed')
}

const ownerOf = ({ people }: Header, seat: SeatId): string => people[Number(seat.slice(1)) - 1] ?? ''

async function runningGame(ports: Ports, row: TableRow, player: string): Promise<Header> {
  const game = await loadHeader(ports, row)
  if (!game) throw new ApiError('not-started')
  if (!game.people.includes(player)) throw new ApiError('not-your-seat')
  if (game.status === 'over') throw new ApiError('game-over')
  return game
}

/** Nobody waits for the vote of a person for whom a bot plays. */
const voters = ({ people, bots }: Header): string[] => people.filter((player, i) => player !== '' && !bots[`s${i + 1}`])

async function agreed(ports: Ports, row: TableRow, game: Header, proposal: Proposal, player: string): Promise<Decided> {
  const all = [...new Set([...proposal.agreed, player])]
  // Whom it is about cannot hold it up: they need only answer.
  const about = proposal.what.kind === 'bot' ? ownerOf(game, proposal.what.seat) : ''
  if (!isOverdue(proposal, ports.now()) && !voters(game).every((voter) => voter === about || all.includes(voter)))
    return { row: { ...row, proposal: { ...proposal, agreed: all } } }
  return applied(ports, { ...row, proposal: null }, proposal.what)
}

const longestRest = 3 * 24 * 60 * 60 * 1000

/** At a table that rests no clock runs: somebody who has vanished would keep all others there for ever. After a while, silence lets it go on. */
const isOverdue = ({ what, since = 0 }: Proposal, now: number): boolean => what.kind === 'resume' && now - since >= longestRest

async function applied(ports: Ports, row: TableRow, what: Proposed): Promise<Decided> {
  switch (what.kind) {
    case 'pause':
      return turned(ports, row, 'paused')
    case 'resume':
      return turned(ports, row, 'playing')
    case 'pace':
      return paced(ports, row, pacingWith(row, what))
    case 'ladder':
      return { row: { ...row, settings: { ...row.settings, ladder: what.ladder } } }
    case 'bot':
      return { row, seat: what.seat }
    default:
      return what satisfies never
  }
}

/** Whoever proposes another pace and does not speak of reactions leaves them the time they have. */
const pacingWith = ({ settings }: TableRow, { pace, reactionMinutes }: Extract<Proposed, { kind: 'pace' }>): Pacing => ({
  pace,
  reactionMinutes: reactionMinutes ?? settings.reactionMinutes,
})

/**
 * Whatever is open is timed anew, from now on: it was agreed by everybody, also by whoever is waited for. At a table that rests no time has
 * passed since then: what is left when it goes on counts from there.
 * Where nothing but the time for reactions is new, turns and banks go on as they are.
 */
async function paced(ports: Ports, row: TableRow, pacing: Pacing): Promise<RowPlan> {
  const item = await strongly(ports, 'games', stateKey(row.id))
  if (!item) return 'as-is'
  const isNewPace = !same(row.settings.pace, pacing.pace)
  const stored = { ...readItem(item), ...pacing, ...(isNewPace && { banks: {} }) }
  const at = stored.status === 'paused' ? (stored.pausedAt ?? ports.now()) : ports.now()
  const owed = stored.owed.map((question) => {
    if (!isNewPace && !isReaction(question)) return question
    return { ...question, clock: stored.bots[question.seat] ? null : newClock(stored, question, at) }
  })
  const set = { c: writePace(pacing), o: owed.map(writeOwed), ...writeTimes(stored) }
  // Or the clock of somebody who keeps other hours from now on would be put back to what it was.
  const when = { equals: { v: stored.version, o: owedAsWritten(stored) } }
  return {
    row: { ...row, settings: { ...row.settings, ...pacing } },
    along: [{ table: 'games', update: stateKey(row.id), change: { set }, when }],
  }
}

function isSo(row: TableRow, game: Header, what: Proposed): boolean {
  const { pace, reactionMinutes, ladder } = row.settings
  switch (what.kind) {
    case 'pause':
      return game.status === 'paused'
    case 'resume':
      return game.status === 'playing'
    case 'pace':
      return same({ pace, reactionMinutes }, pacingWith(row, what))
    case 'ladder':
      return same(ladder, what.ladder)
    case 'bot':
      return game.bots[what.seat] !== undefined
    default:
      return what satisfies never
  }
}

/** Both come from the door, which gives fields in the order of the schema. */
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
