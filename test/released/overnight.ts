/**
 * One row of every kind that a release stores, left in the evening: invitations, codes and links that nobody has used yet, devices, what is held until
 * somebody's hours open, and so on. In the morning there is another release, and everything goes on from these rows alone.
 */
import { wake } from '../../functions/clock/clock.ts'
import { sweep } from '../../functions/clock/sweep.ts'
import type { Letter } from '../../functions/ports.ts'
import type { Item, Key, Store, TableName } from '../../functions/store/store.ts'
import { ws } from '../../functions/ws/ws.ts'
import { newEvening } from '../reach/evening.ts'

export type Row = { table: TableName; item: Item }
/** `held`: what people have in their hands, ids and what was told once and is stored as a hash. */
export type Night = { now: number; held: Held; rows: Row[] }
type Held = Awaited<ReturnType<typeof meeting>> &
  Awaited<ReturnType<typeof inviting>> &
  Awaited<ReturnType<typeof playing>> &
  Awaited<ReturnType<typeof knocking>> &
  People
type People = { ana: string; ben: string; dora: string }
type Evening = ReturnType<typeof newEvening>

const evenings = Array.from({ length: 7 }, (_, day) => ({ day, from: 18 * 60, to: 22 * 60 }))
const rival = 'rock-paper-scissors-showdown'
const hour = 3_600_000

/** What a row is, by its keys without the ids in them. */
export const kindOf = ({ table, item: { pk, sk } }: Row): string => `${table} ${wordOf(pk)} ${wordOf(sk)}`
const wordOf = (key: string): string => key.match(/^[A-Z]+(?=#|$)/)?.[0] ?? '*'

export async function leaveOvernight(): Promise<Night> {
  const keys = new Map<string, { table: TableName; key: Key }>()
  const streamed: { before: Item | null; after: Item | null }[] = []
  const at = newEvening({
    seed: 'overnight',
    around: (store) => noting(store, (table, { pk, sk }) => keys.set(`${table} ${pk} ${sk}`, { table, key: { pk, sk } })),
    onChange: ({ key, before, after }) => void (key.sk === 'STATE' && streamed.push({ before, after })),
  })
  const follow = async (): Promise<void> => {
    for (const { before, after } of streamed.splice(0)) await at.follow(before, after)
    await at.pass()
  }
  const people = { ana: await at.withAddress('Ana'), ben: await at.guest('Ben'), dora: await at.withAddress('Dora') }
  const company = await meeting(at, people)
  const lobby = await inviting(at, people)
  const games = await playing(at, people, follow)
  const codes = await knocking(at, people)
  const found = await Promise.all([...keys.values()].map(async ({ table, key }) => ({ table, item: await at.memory.get(table, key) })))
  const rows = found.flatMap(({ table, item }) => (item ? [{ table, item }] : []))
  return { now: at.clock.now, held: { ...people, ...company, ...lobby, ...games, ...codes }, rows }
}

/** The service of today, with what was stored then and nothing else. */
export async function nextMorning({ now, rows }: Pick<Night, 'now' | 'rows'>): Promise<Evening> {
  const at = newEvening({ seed: 'next morning', now })
  for (const { table, item } of rows) await at.memory.put(table, item)
  return at
}

async function meeting(at: Evening, { ana, ben }: People) {
  const subscription = await at.subscribe(ben)
  await at.call('changeMe', { as: ben, body: { calendar: evenings } })
  await at.call('report', { as: ana, params: { player: ben }, body: { why: 'name', text: 'Just a try.' } })
  await at.call('shun', { as: ana, params: { player: ben }, body: { how: 'mute' } })
  return { subscription }
}

async function inviting(at: Evening, { ana }: People) {
  const settings = { name: 'Sunday', seats: 5, visibility: 'open', startWhenFull: false }
  const lobby = (await at.call('createTable', { as: ana, body: { settings } })).body.id
  const invite = async (body: object): Promise<string> => {
    const { link } = (await at.call('invite', { as: ana, params: { table: lobby }, body })).body
    const letter = at.mails.at(-1)
    return behind(link ?? (letter?.kind === 'invitation' ? letter.link : ''))
  }
  const [link, mailed] = [await invite({}), await invite({ email: 'emil@example.com' })]
  await at.call('notMe', { body: { token: await invite({ email: 'fritz@example.com' }) } })
  return { lobby, link, mailed }
}

async function playing(at: Evening, { ana, ben, dora }: People, follow: () => Promise<void>) {
  const game = await at.gameOf([ana, ben, dora], { turn: 's1', players: [{ hand: [rival, 'milk'] }, { hand: [] }, { hand: ['love'] }] })
  await follow()
  await at.answers(ana, game, rival)
  await at.answers(ana, game, 's3')
  const { link, unsubscribe } = asked(at.mails)
  const message = (await at.call('say', { as: ben, params: { table: game }, body: { text: 'Good night.' } })).body.id
  await at.call('seen', { as: ben, params: { table: game }, body: { number: 1, left: true } })
  const over = await at.gameOf([ana, ben], { turn: 's1', players: [{ hand: ['love'] }, { hand: ['time'] }] })
  await at.call('leave', { as: ben, params: { table: over }, body: {} })
  await follow()
  const timed = await clocked(at, dora, follow)
  // Ben's hours are not open: he is told when they are.
  const waiting = await at.gameOf([ana, ben], { turn: 's1', players: [{ hand: ['hand-limit-1'] }, { hand: ['love', 'time', 'milk'] }] })
  await follow()
  await at.answers(ana, waiting, 'hand-limit-1')
  await look(at, ben, game)
  await look(at, ana, null)
  return { game, waiting, over, timed, message, question: behind(link), stop: unsubscribe.slice(unsubscribe.lastIndexOf('/') + 1) }
}

/** With a clock that has warned somebody already. */
async function clocked(at: Evening, dora: string, follow: () => Promise<void>): Promise<string> {
  const gil = await at.withAddress('Gil')
  const settings = {
    name: 'Slowly',
    seats: 2,
    visibility: 'open',
    startWhenFull: false,
    first: 'host',
    pace: { kind: 'each', minutes: 2880 },
  }
  const { id } = (await at.call('createTable', { as: gil, body: { settings } })).body
  await at.call('takeSeat', { as: dora, params: { table: id }, body: {} })
  await at.call('start', { as: gil, params: { table: id }, body: {} })
  await follow()
  for (const _ of ['at half of the time', 'at the last part of it']) {
    await at.pass((at.wakeUps.get(id) ?? at.clock.now) - at.clock.now)
    await wake(id, at.ports)
    await follow()
  }
  await at.pass(hour)
  await sweep(at.ports)
  return id
}

async function look(at: Evening, player: string, table: string | null): Promise<void> {
  const headers = { origin: at.ports.settings.origin, cookie: await at.session(player) }
  const requestContext = { connectionId: `of ${table ?? 'home'}`, eventType: 'CONNECT' } as const
  await ws({ requestContext, headers, ...(table && { queryStringParameters: { table } }) }, at.ports)
}

/** What is good for ten minutes comes last. */
async function knocking(at: Evening, { ben }: People) {
  const hal = await at.guest('Hal')
  const mailed = async (as: string, email: string): Promise<string> => {
    await at.call('addAddress', { as, body: { email } })
    const letter = at.mails.at(-1)
    return letter?.kind === 'address-code' ? letter.code : ''
  }
  await at.call('confirmAddress', { as: hal, body: { code: await mailed(hal, 'hal@example.com') } })
  await at.call('requestSignIn', { body: { email: 'finn@example.com' } })
  const { link: token } = signIn(at.mails)
  await at.call('requestSignIn', { body: { email: 'eve@example.com' } })
  const { code: signInCode } = signIn(at.mails)
  const deviceCode = (await at.call('makeDeviceCode', { as: ben })).body.code
  const addressCode = await mailed(ben, 'ben@example.com')
  return { hal, signInToken: behind(token), signInCode, deviceCode, addressCode }
}

const behind = (link: string): string => link.split('#')[1] ?? ''

function asked(mails: Letter[]): { link: string; unsubscribe: string } {
  const letter = mails.findLast(({ kind }) => kind === 'asked')
  if (letter?.kind !== 'asked') throw new Error('nobody was asked by mail')
  return { link: letter.question.link, unsubscribe: letter.unsubscribe }
}

function signIn(mails: Letter[]): { code: string; link: string } {
  const letter = mails.at(-1)
  if (letter?.kind !== 'sign-in') throw new Error('no such mail')
  return letter
}

/** Tells of every row that is written. */
export function noting(store: Store, wrote: (table: TableName, key: Key) => void): Store {
  return {
    ...store,
    put: (table, item, when) => {
      wrote(table, item)
      return store.put(table, item, when)
    },
    update: (table, key, change, when) => {
      wrote(table, key)
      return store.update(table, key, change, when)
    },
    transact: (writes) => {
      for (const write of writes) if ('put' in write || 'update' in write) wrote(write.table, 'put' in write ? write.put : write.update)
      return store.transact(writes)
    },
  }
}
