/** One table with everybody around it, and for every route a request that is right for one of them at least. Whatever they do can be undone. */

import { paths, type RouteName } from '../../functions/api/paths.ts'
import { stopLinks } from '../../functions/mail/stopping.ts'
import { days } from '../../functions/people/limits.ts'
import { answerLink } from '../../functions/reach/answering.ts'
import type { Item, Key, Store, TableName, Write } from '../../functions/store/store.ts'
import { type Asking, newWorld, type World } from '../api/harness.ts'
import { layOut } from '../reach/laid-out.ts'
import { addressOf, type Company, gather, type Laid, lastCode, lay, type Stage, storedAt, type Visibility } from './company.ts'

export type Scene = {
  world: World
  company: Company
  laid: Laid
  subscription: string
  addressCode: string
  signIn: { email: string; code: string }
  deviceCode: string
  /** What a letter to the seated player carries, who is asked something at another table. */
  question: string
  /** The tables of the database that were written to since the scene was set, or since this was asked last; all of it is undone. */
  undo: () => Promise<TableName[]>
}

export async function setScene(visibility: Visibility, stage: Stage): Promise<Scene> {
  const history: Past[] = []
  const world = newWorld({ around: (store) => remembering(store, history) })
  const company = await gather(world)
  const laid = await lay(world, company, visibility, stage)
  const { seated, host, spectator } = company
  const params = { table: laid.id }
  if (stage === 'game') await world.call('propose', { as: host, params, body: { kind: 'pause' } })
  const { body: subscription } = await world.call('addSubscription', { as: seated, body: device })
  const { body: deviceCode } = await world.call('makeDeviceCode', { as: host, body: {} })
  const email = addressOf('seated')
  await world.call('requestSignIn', { body: { email } })
  const signIn = { email, code: lastCode(world) }
  await world.call('addAddress', { as: seated, body: { email: 'seated@example.com' } })
  await world.call('view', { as: spectator, params })
  const question = await mailedQuestion(world, company)
  history.length = 0
  const { now } = world.clock
  const undo = async (): Promise<TableName[]> => {
    const undone = history.splice(0).reverse()
    world.clock.now = now
    for (const { table, key, item } of undone) await (item ? world.memory.put(table, item) : world.memory.remove(table, key))
    return [...new Set(undone.map(({ table }) => table))]
  }
  const codes = { addressCode: lastCode(world), signIn, deviceCode: deviceCode.code }
  return { world, company, laid, subscription: subscription.id, ...codes, question, undo }
}

/** The host has thrown down the gauntlet: what the seated player may throw is no secret. */
async function mailedQuestion(world: World, { host, seated }: Company): Promise<string> {
  const settings = { seats: 2, visibility: 'open', startWhenFull: false, first: 'host' }
  const { id } = (await world.call('createTable', { as: host, body: { settings } })).body
  const params = { table: id }
  await world.call('takeSeat', { as: seated, params, body: {} })
  await world.call('start', { as: host, params, body: {} })
  const players = [{ hand: ['rock-paper-scissors-showdown', 'milk'] }, { hand: ['time'] }]
  await layOut(world.memory, id, { turn: 's1', players, rules: ['play-2'] }, world.clock.now)
  const [turn] = (await world.call('view', { as: host, params })).body.view.decisions
  await world.call('answer', { as: host, params, body: { decision: turn?.id, picks: ['rock-paper-scissors-showdown'] } })
  const asked = (await storedAt(world, id)).game.asked.find(({ player }) => player === 's2')
  const link = await answerLink(world.ports, { table: id, seat: 's2', player: seated, decision: asked?.id ?? '', deadline: null })
  return link.split('#')[1] ?? ''
}

// ── Undoing ────────────────────────────────────────────────────────────────────────────────────────────────────────

type Past = { table: TableName; key: Key; item: Item | null }

function remembering(store: Store, history: Past[]): Store {
  const during = async <T>(touched: { table: TableName; key: Key }[], write: () => Promise<T>): Promise<T> => {
    const past = await Promise.all(touched.map(async ({ table, key }) => ({ table, key, item: await store.get(table, key, strongly) })))
    const done = await write()
    history.push(...past)
    return done
  }
  return {
    ...store,
    put: (table, item, when) => during([{ table, key: item }], () => store.put(table, item, when)),
    update: (table, key, change, when) => during([{ table, key }], () => store.update(table, key, change, when)),
    remove: (table, key, when) => during([{ table, key }], () => store.remove(table, key, when)),
    transact: (writes) =>
      during(
        writes.filter((write) => !('check' in write)).map((write) => ({ table: write.table, key: keyOf(write) })),
        () => store.transact(writes),
      ),
  }
}

const strongly = { consistent: true }
const keyOf = (write: Write): Key =>
  'put' in write ? write.put : 'update' in write ? write.update : 'remove' in write ? write.remove : write.check

// ── What is sent ───────────────────────────────────────────────────────────────────────────────────────────────────

const device = { endpoint: 'https://push.example.com/1', keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }, device: 'Phone' }

export async function requestFor({ world, company, laid, ...scene }: Scene, route: RouteName): Promise<Asking> {
  const table = { params: { table: laid.id } }
  const { host, seated } = company
  switch (route) {
    case 'together':
      return { body: { asks: ['/health', '/me', '/me/games'] } }
    case 'requestSignIn':
      return { body: { email: scene.signIn.email } }
    case 'confirmSignIn':
      return { body: scene.signIn }
    case 'useDeviceCode':
      return { body: { code: scene.deviceCode } }
    case 'changeMe':
      return { body: { name: 'Somebody else' } }
    case 'addAddress':
      return { body: { email: 'new@example.org' } }
    // mailed to the seated player
    case 'confirmAddress':
      return { body: { code: scene.addressCode } }
    case 'deleteMe':
      return { body: { sure: true } }
    case 'addSubscription':
      return { body: device }
    // a device of the seated player
    case 'testSubscription':
    case 'removeSubscription':
      return { params: { subscription: scene.subscription }, body: {} }
    case 'names':
      return { body: { ids: [host] } }
    case 'report':
      return { params: { player: host }, body: { why: 'rude' } }
    case 'shun':
      return { params: { player: host }, body: { how: 'mute' } }
    // the foot of a letter to the seated player
    case 'unsubscribe':
      return { params: { token: stopLinks(world.ports, 'asked', seated).unsubscribe.split('/').pop() ?? '' }, body: {} }
    // a letter to the seated player: whoever holds it may answer this one question, and needs no session
    case 'lookAtQuestion':
      return { body: { token: scene.question } }
    case 'answerQuestion':
      return { body: { token: scene.question, picks: ['paper'] } }
    case 'lookAtInvite':
    case 'acceptInvite':
    case 'declineInvite':
    case 'notMe':
      return { body: { token: laid.token } }
    case 'revokeInvite':
      return { params: { table: laid.id, invite: laid.invite }, body: {} }
    case 'changeTable':
      return { ...table, body: { name: 'Another name' } }
    case 'handOver':
    case 'removePlayer':
      return { ...table, body: { player: seated } }
    // in a game for the host, who has let the others wait for two days
    case 'seatBot':
      world.clock.advance(2 * days)
      return { ...table, body: { bot: 'random', ...(laid.stage !== 'lobby' && { seat: 's1' }) } }
    case 'propose':
      return { ...table, body: { kind: 'pause' } }
    case 'vote':
      return { ...table, body: { agree: true } }
    case 'answer':
      return { ...table, body: await theHostsAnswer(world, laid) }
    case 'orders':
    case 'previewOrders':
      return { ...table, body: { draw: 'at-once' } }
    // the host is waited for
    case 'nudge':
      return { ...table, body: { seat: 's1' } }
    case 'seen':
      return { ...table, body: { number: 1 } }
    case 'say':
      return { ...table, body: { text: 'Hello.' } }
    // said by the host
    case 'unsay':
      return { params: { table: laid.id, message: laid.message }, body: {} }
    default:
      return { ...table, ...(paths[route].method !== 'GET' && { body: {} }) }
  }
}

async function theHostsAnswer(world: World, { id, stage }: Laid): Promise<object> {
  if (stage !== 'game') return { decision: 'none', picks: [] }
  const decision = (await storedAt(world, id)).game.asked.find(({ player }) => player === 's1')
  return { decision: decision?.id, picks: decision?.options.slice(0, decision.min) }
}
