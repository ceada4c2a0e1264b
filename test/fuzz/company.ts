/** Everybody who can come to the door, and the tables they have been at: what is asked of them is up to the tests. */
import { type Bot, bots, chanceOf, view } from '@meanwhile/engine'
import { paths, type RouteName } from '../../functions/api/paths.ts'
import type { Reply } from '../../functions/api/shapes/index.ts'
import { commit, toAnswer } from '../../functions/table/commit.ts'
import { readItem, type StoredGame, stateKey } from '../../functions/table/stored-game.ts'
import { finish } from '../../functions/tell/finish.ts'
import type { Asking, World } from '../api/harness.ts'

/**
 * nobody     has no session
 * guest      has a session, no address and no seat
 * other      sits at another table
 * spectator  sits nowhere; has looked at the table, if it can be looked at
 * former     sat at the table and left it
 * seated     sits at it
 * host       sits at it and is its host
 */
export const persons = ['nobody', 'guest', 'other', 'spectator', 'former', 'seated', 'host'] as const
export type Person = (typeof persons)[number]
export type Company = { [person in Exclude<Person, 'nobody'>]: string }

export const visibilities = ['private', 'open'] as const
export const stages = ['lobby', 'game', 'over'] as const
export type Visibility = (typeof visibilities)[number]
export type Stage = (typeof stages)[number]

/** A table, and what people hold of it. */
export type Laid = {
  id: string
  visibility: Visibility
  stage: Stage
  /** An invitation that nobody has used. */
  token: string
  invite: string
  /** Something the host said. */
  message: string
}

/** Each of them by the front door; all but the guest have an address. */
export async function gather(world: World): Promise<Company> {
  const company: Company = { guest: '', other: '', spectator: '', former: '', seated: '', host: '' }
  for (const person of persons) {
    if (person === 'nobody') continue
    const id = await world.guest(person)
    company[person] = id
    if (person !== 'guest') await giveAddress(world, id, addressOf(person))
  }
  await must(world, 'createTable', { as: company.other, body: { settings: { seats: 2, bots: ['random'] } } })
  return company
}

export const addressOf = (person: Person): string => `${person}@example.org`

async function giveAddress(world: World, as: string, email: string): Promise<void> {
  await must(world, 'addAddress', { as, body: { email } })
  await must(world, 'confirmAddress', { as, body: { code: lastCode(world) } })
}

/** The newest code that was mailed. */
export function lastCode(world: World): string {
  const letter = world.mails.at(-1)
  if (!letter || !('code' in letter)) throw new Error('the last letter carries no code')
  return letter.code
}

export async function lay(world: World, { host, seated, former }: Company, visibility: Visibility, stage: Stage): Promise<Laid> {
  const settings = { name: `${visibility} ${stage}`, visibility, startWhenFull: false, first: 'host' }
  const { id } = await must(world, 'createTable', { as: host, body: { settings } })
  const params = { table: id }
  for (const as of [seated, former]) {
    const { token } = await inviteTo(world, host, id)
    await must(world, 'acceptInvite', { as, body: { token } })
  }
  const invited = await inviteTo(world, host, id)
  const { id: message } = await must(world, 'say', { as: host, params, body: { text: 'Welcome.' } })
  if (stage !== 'lobby') await must(world, 'start', { as: host, params })
  await must(world, 'leave', { as: former, params })
  if (stage === 'over') await playOut(world, id)
  return { id, visibility, stage, message, ...invited }
}

async function inviteTo(world: World, as: string, table: string): Promise<{ token: string; invite: string }> {
  const { invite, link } = await must(world, 'invite', { as, params: { table } })
  return { token: link?.split('#')[1] ?? '', invite: invite.id }
}

/** The reply, of a request that has to succeed. */
async function must<R extends RouteName>(world: World, route: R, asking: Asking): Promise<Reply<R>> {
  const { status, body } = await world.call(route, { body: paths[route].method === 'GET' ? undefined : {}, ...asking })
  if (status !== 200) throw new Error(`${route}: ${JSON.stringify(body)}`)
  return body
}

/** To the end, at random, and told. */
export async function playOut(world: World, table: string, bot: Bot = bots.random): Promise<void> {
  const chance = chanceOf(table)
  let stored = await storedAt(world, table)
  while (!stored.game.over) {
    const asked = stored.game.asked.find(({ owed }) => owed)
    if (!asked) throw new Error('nobody is owed an answer')
    const picks = bot(view(stored.game, asked.player), asked, chance)
    const committed = await commit(world.ports, table, toAnswer(world.ports, { seat: asked.player, decision: asked.id, picks }))
    if (committed.outcome !== 'applied') throw new Error(`an answer was ${committed.outcome}`)
    stored = committed.stored
  }
  await finish(stored, world.ports)
}

export async function storedAt({ memory }: World, table: string): Promise<StoredGame> {
  const item = await memory.get('games', stateKey(table), { consistent: true })
  if (!item) throw new Error('there is no game at this table')
  return readItem(item)
}
