/** Ana, Ben and Cleo, and the tables they make: where the tests of lobbies, seats and invitations begin. */
import { expect } from 'vitest'
import { type Asking, newWorld } from './harness.ts'

export async function newTables(options?: Parameters<typeof newWorld>[0]) {
  const world = newWorld(options)
  const ana = await world.guest('Ana')
  const ben = await world.guest('Ben')
  const cleo = await world.guest('Cleo')

  async function create(settings: object = {}, as = ana): Promise<string> {
    const { body, status } = await world.call('createTable', { as, body: { settings } })
    expect(status, JSON.stringify(body)).toBe(200)
    return body.id
  }
  const sit = (table: string, as: string) => world.call('takeSeat', at(table, as, {}))
  const info = async (table: string, as?: string) => (await world.call('table', at(table, as))).body
  const myTables = async (as: string) => (await world.call('myGames', { as })).body.games.map((game) => game.table)
  return { world, ana, ben, cleo, create, sit, info, myTables }
}

export const at = (table: string, as?: string, body?: unknown): Asking => ({
  params: { table },
  ...(as && { as }),
  ...(body !== undefined && { body }),
})
/** Everybody may come, and it begins when its host says so. */
export const open = { visibility: 'open', startWhenFull: false } as const
export const entropyOf = (digit: string): string => digit.repeat(32)
