/**
 * Answering one question from a letter: a token of 160 bits, in the fragment of the link, kept as a hash, good for that decision and for
 * nothing else. It gives no session, and looking changes nothing. Only what everybody may see is asked this way.
 */
import type { Decision, SeatId } from '@meanwhile/engine'
import { ApiError, refused } from '../api/errors.ts'
import type { Reply } from '../api/shapes/index.ts'
import { foundByHash, hashOf, newToken } from '../people/ids.ts'
import { days } from '../people/limits.ts'
import { namesOf } from '../people/names.ts'
import type { NewlyOwed, Ports } from '../ports.ts'
import type { Key } from '../store/store.ts'
import { commit, toAnswer } from '../table/commit.ts'
import { tableRow } from '../table/seeing.ts'
import { readItem, type StoredGame, stateKey } from '../table/stored-game.ts'
import { isForEverybody } from './openness.ts'

type Bound = { table: string; seat: SeatId; player: string; decision: string }

const least = 14 * days
const keyOf = (hash: string): Key => ({ pk: `ANSWER#${hash}`, sk: 'ANSWER' })
const hashed = (token: string): string => `answer ${token}`

/**
 * To the deadline and two weeks more: a pause or another pace may give the question more time than it had, and a link to one that is closed says
 * that it is.
 */
export async function answerLink(ports: Ports, asked: Bound & Pick<NewlyOwed, 'deadline'>): Promise<string> {
  const { table, seat, player, decision, deadline } = asked
  const token = newToken(ports)
  const until = Math.max(ports.now(), deadline ?? 0) + least
  await ports.store.put('ephemeral', {
    ...keyOf(hashOf(hashed(token), ports)),
    table,
    seat,
    player,
    decision,
    until,
    ttl: Math.ceil(until / 1000),
  })
  return `${ports.settings.origin}/answer#${token}`
}

async function boundTo(ports: Ports, token: string): Promise<Bound> {
  const row = await foundByHash(hashed(token), ports, (hash) => ports.store.get('ephemeral', keyOf(hash), { consistent: true }))
  if (!row || (row.until as number) <= ports.now()) throw new ApiError('no-such-thing')
  const { table, seat, player, decision } = row
  ports.note?.({ table: table as string })
  return { table: table as string, seat: seat as SeatId, player: player as string, decision: decision as string }
}

/** Nothing if it is not open any more, or shows what not everybody may see: then the table says what became of it. */
function openIn(stored: StoredGame, { seat, player, decision }: Bound): Decision | undefined {
  if (stored.status === 'over' || stored.bots[seat] || stored.people[Number(seat.slice(1)) - 1] !== player) return undefined
  return stored.game.asked.find((asked) => asked.id === decision && asked.player === seat && isForEverybody(stored.game, asked))
}

export async function lookAtQuestion(ports: Ports, token: string): Promise<Reply<'lookAtQuestion'>> {
  const bound = await boundTo(ports, token)
  const [item, row] = await Promise.all([
    ports.store.get('games', stateKey(bound.table), { consistent: true }),
    tableRow(ports, bound.table),
  ])
  const stored = item && readItem(item)
  const decision = stored && openIn(stored, bound)
  if (stored) ports.note?.({ version: stored.version })
  if (!decision) throw new ApiError('stale-decision')
  if (stored?.status === 'paused') throw new ApiError('not-playing')
  const { id, player, kind, prompt, options, min, max, owed, because, fallback } = decision
  const seats = stored.people.map((who, i) => [`s${i + 1}`, who || null] as const)
  return {
    table: bound.table,
    name: row?.settings.name ?? '',
    editions: stored.game.editions,
    decision: { id, player, kind, prompt, options, min, max, owed, because, fallback },
    people: Object.fromEntries(seats),
    bots: stored.bots as { [seat: string]: string },
    names: await namesOf(ports, stored.people.filter(Boolean)),
  }
}

export async function answerQuestion(ports: Ports, token: string, picks: string[]): Promise<void> {
  const bound = await boundTo(ports, token)
  const committed = await commit(ports, bound.table, (stored) => {
    const asked = stored.game.asked.some(({ id }) => id === bound.decision)
    if (asked && !openIn(stored, bound)) return { outcome: 'refused', stored, refusal: 'not-your-decision' }
    return toAnswer(ports, { seat: bound.seat, decision: bound.decision, picks })(stored)
  })
  switch (committed.outcome) {
    case 'applied':
    case 'already':
      return
    case 'closed':
      if (committed.closed.why === 'answered') throw new ApiError('answered-otherwise', { chosen: committed.closed.picks })
      throw new ApiError('stale-decision', { reason: committed.closed.why })
    case 'refused':
      throw new ApiError(committed.refusal === 'not-playing' ? 'not-playing' : refused[committed.refusal])
    case 'no-such-game':
      throw new ApiError('no-such-thing')
    case 'unknown':
      throw new ApiError('unavailable')
    default:
      committed satisfies never
  }
}
