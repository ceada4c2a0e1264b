import { type GameEvent, preview, seenBy } from '@meanwhile/engine'
import { type Committed, commit, type Intent, toAnswer, toOrder } from '../../table/commit.ts'
import { logSince, lookedUntil, recordOf } from '../../table/history.ts'
import { etagOf, isOpen, numberOf, type Sight, seen, sightOf } from '../../table/seeing.ts'
import { eventsOfNewest, type StoredGame, seatOf } from '../../table/stored-game.ts'
import { connectionsAt } from '../../ws/connections.ts'
import { isLive, presentAt } from '../../ws/presence.ts'
import { type Context, type Handlers, NotModified } from '../door.ts'
import { ApiError, refused } from '../errors.ts'
import type { Reply } from '../shapes/index.ts'

export const game: Pick<Handlers, 'view' | 'answer' | 'orders' | 'previewOrders' | 'log' | 'record'> = {
  async view(context, { params }) {
    const sight = await sightOf(context, params.table)
    const etag = etagOf(sight)
    context.out.etag = etag
    if (tagsIn(context.ifNoneMatch).includes(etag)) throw new NotModified()
    return seen(sight)
  },

  async answer(context, { params, body }) {
    const { decision, picks, say, looking = false } = body
    return act(context, params.table, (stored, seat) =>
      toAnswer(context.ports, { seat, decision, picks, looking, ...(say && { say }) })(stored),
    )
  },

  async orders(context, { params, body }) {
    const { until = null, ...orders } = body
    if (until !== null && until <= context.ports.now()) throw new ApiError('malformed', { field: 'until' })
    // Whole seconds, as they are stored: or whoever gave them would be shown another moment than their other device.
    const ends = until && Math.round(until / 1000) * 1000
    return act(context, params.table, (stored, seat) => toOrder(seat, orders, ends)(stored))
  },

  async previewOrders(context, { params, body }) {
    const { stored, seat } = await sightOf(context, params.table)
    if (!seat) throw new ApiError('not-your-seat')
    const would = preview(stored.game, seat, body)
    if (typeof would === 'string') throw new ApiError(refused[would])
    return { would }
  },

  async log(context, { params, query }) {
    const { stored, seat } = await sightOf(context, params.table)
    const { since, before, looked } = query ?? {}
    const { ports } = context
    if (looked !== 'true' || !seat) return logSince(ports, stored, seat, { since: since ?? 0, before })
    // Whoever came at the same moment could not tell this page of it, so that it must be found here.
    const company = connectionsAt(stored.id, ports, { consistent: true })
    const [after, here] = await Promise.all([lookedUntil(ports, stored, seat, since), company])
    const present = presentAt(stored, here).add(seat)
    return { ...(await logSince(ports, stored, seat, { since: after, before })), ...(isLive(stored, present) && { live: true as const }) }
  },

  async record(context, { params }) {
    const { stored } = await sightOf(context, params.table)
    return recordOf(context.ports, stored)
  },
}

/** Whoever compresses a reply on its way marks its tag as weak; it still names the same state. */
const tagsIn = (ifNoneMatch = ''): string[] => ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))

type SeatIntent = (stored: StoredGame, seat: NonNullable<ReturnType<typeof seatOf>>) => ReturnType<Intent>

/** Something a seated player does: the reply is their view of what came of it. */
async function act(context: Context, table: string, intent: SeatIntent): Promise<Reply<'view'>> {
  const { ports, asker, out } = context
  if (!asker) throw new ApiError('not-signed-in')
  const committed = await commit(ports, table, (stored) => {
    const seat = seatOf(stored, asker.player)
    return seat ? intent(stored, seat) : { outcome: 'refused', stored, refusal: 'not-a-player' }
  })
  const stored = await standing(context, table, committed)
  const sight = { stored, seat: seatOf(stored, asker.player) }
  out.etag = etagOf(sight)
  const events = isOwn(sight) ? eventsOfNewest(stored) : undefined
  return { ...seen(sight), ...(events && { moves: [logged(sight, events)] }) }
}

const isOwn = ({ stored, seat }: Sight): boolean => {
  const newest = stored.tail.at(-1)?.deed
  return newest?.kind === 'answer' && newest.seat === seat
}

/** As the log will have it; that is written only in a moment, by somebody else. */
const logged = ({ stored, seat }: Sight, events: GameEvent[]) => ({
  number: numberOf(stored, seat),
  at: stored.tail.at(-1)?.at ?? 0,
  events: events.flatMap((event) => seenBy(event, seat) ?? []),
})

/** The game as it stands now, or a truthful no. */
async function standing(context: Context, table: string, committed: Committed): Promise<StoredGame> {
  switch (committed.outcome) {
    case 'applied':
    case 'already':
      return committed.stored
    case 'closed': {
      const { closed } = committed
      if (closed.why === 'answered') throw new ApiError('answered-otherwise', { chosen: closed.picks })
      throw new ApiError('stale-decision', { reason: closed.why })
    }
    case 'refused':
      if (committed.refusal === 'not-playing') throw new ApiError('not-playing')
      // To a stranger a private table does not exist.
      if (committed.refusal === 'not-a-player' && !(await isOpen(context.ports, table))) throw new ApiError('no-such-table')
      throw new ApiError(refused[committed.refusal])
    case 'no-such-game':
      await sightOf(context, table)
      throw new ApiError('no-such-table')
    case 'unknown':
      throw new ApiError('unavailable')
    default:
      return committed satisfies never
  }
}
