/** Chat, nudges and what somebody has seen. Chat is for the people at the table alone. */

import { sawTheEnd } from '../../people/ended.ts'
import { hashOf, newId } from '../../people/ids.ts'
import { countInAnySpan, countWithin, takeBack } from '../../people/limits.ts'
import { idIn, peopleBehind } from '../../people/names.ts'
import { gameKey, meKey, saidKey } from '../../people/player.ts'
import type { Ports } from '../../ports.ts'
import { ConditionFailed, type Item, isBelow, type Key } from '../../store/store.ts'
import { newlyOwed } from '../../table/newly-owed.ts'
import { sightOf, tableRow } from '../../table/seeing.ts'
import type { Context, Handlers } from '../door.ts'
import { ApiError } from '../errors.ts'
import type { Reply } from '../shapes/index.ts'

const minute = 60_000
const day = 24 * 60 * minute
const messagesPerMinute = 10
const messagesPerPage = 50

const chatKey = (table: string, message: string): Key => ({ pk: `G#${table}`, sk: `CHAT#${message}` })

export const talk: Pick<Handlers, 'nudge' | 'seen' | 'chat' | 'say' | 'unsay'> = {
  async nudge(context, { params, body }) {
    const { ports } = context
    const player = await atTheTable(context, params.table)
    const { stored } = await sightOf(context, params.table)
    const owed = stored.owed.find(({ seat }) => seat === body.seat)
    const nudged = stored.people[Number(body.seat.slice(1)) - 1]
    if (!owed || !nudged || nudged === player || stored.bots[owed.seat] || stored.status !== 'playing') throw new ApiError('nothing-owed')
    const pair = hashOf(`${player}|${nudged}`, ports)
    await countInAnySpan(ports, 'nudge', pair, [{ most: 1, within: day }])
    await ports.notify.owed([{ ...newlyOwed(stored, owed, nudged), reminder: 'nudge' }]).catch(async () => {
      await takeBack(ports, 'nudge', pair)
      ports.log.warn('nudge not handed on', { table: params.table })
      throw new ApiError('unavailable')
    })
    return {}
  },

  /** Written once per visit, into the row that lists the game, so that "my games" needs no further request. */
  async seen(context, { params, body }) {
    const player = asPlayer(context)
    const marks = { seen: body.number, ...(body.left && { looked: body.number }), ...(body.chat && { chat: body.chat }) }
    const isListed = await moveOn(context.ports, gameKey(player, params.table), marks)
    if (!isListed && !(await sawTheEnd(context.ports, player, params.table, body.number))) throw new ApiError('no-such-table')
    return {}
  },

  async chat(context, { params, query }) {
    await atTheTable(context, params.table)
    const { store } = context.ports
    const range = query?.since ? { from: `CHAT#${query.since}~`, to: 'CHAT#~' } : { from: 'CHAT#', to: `CHAT#${query?.before ?? '~'}` }
    const items = await store.query('games', `G#${params.table}`, { ...range, newestFirst: true, limit: messagesPerPage })
    const people = await peopleBehind(
      context.ports,
      items.map(({ by }) => by as string),
    )
    const messages = items
      .map((item) => readMessage(item, people))
      .filter(({ id }) => id !== query?.before)
      .reverse()
    return { messages, names: Object.fromEntries([...people.values()].map((item) => [idIn(item), item.name as string])) }
  },

  async say(context, { params, body }) {
    const { ports } = context
    const player = await atTheTable(context, params.table)
    await countWithin(ports, 'chat', hashOf(player, ports), messagesPerMinute, minute)
    const id = `${String(ports.now()).padStart(13, '0')}-${newId(ports).slice(0, 8)}`
    const item: Item = { ...chatKey(params.table, id), by: player, at: ports.now(), text: body.text }
    const said: Item = { ...saidKey(player, params.table), last: ports.now() }
    await Promise.all([ports.store.put('games', item), ports.store.put('players', said)])
    return readMessage(item)
  },

  /** One's own words, or anybody's for the host. The place stays, so that nobody wonders what was answered. */
  async unsay(context, { params }) {
    const { store } = context.ports
    const player = await atTheTable(context, params.table)
    const item = await store.get('games', chatKey(params.table, params.message), { consistent: true })
    if (!item) throw new ApiError('no-such-thing')
    const said = readMessage(item, await peopleBehind(context.ports, [item.by as string]))
    if (said.player !== player && (await tableRow(context.ports, params.table))?.host !== player) throw new ApiError('not-allowed')
    await store.update('games', chatKey(params.table, params.message), { remove: ['text'] }, { exists: true })
    return {}
  },
}

type Marks = { [name: string]: number | string }

/**
 * What was seen stays seen: a slow phone must not take back what the laptop has shown meanwhile. Each mark counts by itself. False if there is
 * no such row.
 */
async function moveOn(ports: Ports, row: Key, marks: Marks): Promise<boolean> {
  if (Object.keys(marks).length === 0) return true
  try {
    await ports.store.update('players', row, { set: marks }, { exists: true, below: marks })
    return true
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    const { item } = error
    if (!item) return false
    return moveOn(ports, row, Object.fromEntries(Object.entries(marks).filter(([name, mark]) => isBelow(item[name], mark))))
  }
}

const nobody = new Map<string, Item>()

/** `people`: who its author is by now. */
const readMessage = (item: Item, people = nobody): Reply<'say'> => ({
  id: item.sk.slice('CHAT#'.length),
  player: idIn(people.get(item.by as string) ?? meKey(item.by as string)),
  at: item.at as number,
  text: (item.text as string | undefined) ?? null,
})

function asPlayer({ asker }: Context): string {
  if (!asker) throw new ApiError('not-signed-in')
  return asker.player
}

/** People sitting at the table, before, during and after the game; to anybody else it is unknown. */
async function atTheTable(context: Context, table: string): Promise<string> {
  const player = asPlayer(context)
  const row = await tableRow(context.ports, table)
  if (!row) throw new ApiError('no-such-table')
  if (row.status === 'lobby' && row.seats.some((seat) => seat.player === player)) return player
  if (row.status !== 'lobby' && row.status !== 'closed' && (await sightOf(context, table)).seat) return player
  throw new ApiError(row.settings.visibility === 'open' ? 'not-your-seat' : 'no-such-table')
}
