/** What is done with an invitation: Ana makes it, somebody holds it. */
import { expect } from 'vitest'
import { meKey } from '../../functions/people/player.ts'
import { at, newTables } from './tables.ts'

export async function newInvitations(options?: Parameters<typeof newTables>[0]) {
  const tables = await newTables(options)
  const { world, ana } = tables
  const create = (settings: object = {}): Promise<string> => tables.create({ startWhenFull: false, ...settings })

  async function link(table: string): Promise<string> {
    const { body, error } = await world.call('invite', at(table, ana, {}))
    expect(error).toBeUndefined()
    return tokenIn(body.link)
  }
  async function mail(table: string, email: string): Promise<string> {
    expect((await world.call('invite', at(table, ana, { email }))).error).toBeUndefined()
    const letter = world.mails.at(-1)
    return letter?.kind === 'invitation' ? tokenIn(letter.link) : ''
  }
  const accept = (token: string, as: string, more: object = {}) => world.call('acceptInvite', { as, body: { token, ...more } })
  const look = (token: string) => world.call('lookAtInvite', { body: { token } })
  const list = async (table: string) => (await world.call('invites', at(table, ana))).body.invites
  const haveAddress = (player: string, email: string) => world.memory.update('players', meKey(player), { set: { email, guest: false } })
  return { ...tables, create, link, mail, accept, look, list, haveAddress }
}

export const tokenIn = (link: string | null | undefined): string => link?.split('#')[1] ?? ''
