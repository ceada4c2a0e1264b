/** Somebody wants to play again: who hears of it, how, and where it stands. */
import { beforeEach, describe, expect, it } from 'vitest'
import { write } from '../../functions/mail/letters.ts'
import { gameKey } from '../../functions/people/player.ts'
import type { Item } from '../../functions/store/store.ts'
import { stateKey, tableKey } from '../../functions/table/stored-game.ts'
import { rememberConnection } from '../../functions/ws/connections.ts'
import { newEvening } from './evening.ts'

const hour = 60 * 60 * 1000
const laid = () => ({ turn: 's1' as const, players: [{ hand: ['milk'] }, { hand: ['time'] }, { hand: ['love'] }], rules: [] })

let at: ReturnType<typeof newEvening>
let [ana, ben, cleo] = ['', '', '']
let played = ''

beforeEach(async () => {
  at = newEvening()
  ana = await at.withAddress('Ana')
  ben = await at.withAddress('Ben')
  cleo = await at.withAddress('Cleo', { language: 'de' })
  played = await at.gameOf([ana, ben, cleo], laid())
  await at.memory.update('games', stateKey(played), { set: { st: 'over' } })
})

const row = (table: string): Promise<Item | null> => at.memory.get('games', tableKey(table))
const listed = async (as: string, table: string) => (await at.call('myGames', { as })).body.games.find((game) => game.table === table)

/** Ana wants to play again; the stream tells of it as often as it likes. */
async function again(): Promise<string> {
  const { id } = (await at.call('rematch', { as: ana, params: { table: played }, body: {} })).body
  await at.follow(null, await row(id))
  await at.follow(null, await row(id))
  await at.pass()
  return id
}

/** Does it, and lets the stream tell of what came of it. */
async function followed(table: string, does: () => Promise<{ error?: object | undefined }>): Promise<void> {
  const before = await row(table)
  expect((await does()).error).toBeUndefined()
  await at.follow(before, await row(table))
  await at.pass()
}

describe('Whom a rematch waits for', () => {
  it('finds it among their games, with a seat kept for them', async () => {
    const table = await again()
    expect(await listed(ben, table)).toMatchObject({ status: 'lobby', awaited: true, host: ana, seat: null })
    expect((await listed(ana, table))?.awaited).toBeUndefined()
    await followed(table, () => at.call('takeSeat', { as: ben, params: { table }, body: {} }))
    expect((await listed(ben, table))?.awaited).toBeUndefined()
    expect(await listed(ben, table)).toBeDefined()
  })

  it('sees it come if they have the list of their games open', async () => {
    await rememberConnection('page of Ben', { player: ben, table: null }, at.ports)
    const table = await again()
    expect(at.posted).toEqual([{ connection: 'page of Ben', data: JSON.stringify({ game: table, number: 0, table: 1 }) }])
  })

  it('is told once, in their own words, by the best way they have', async () => {
    await at.subscribe(ben)
    const table = await again()
    expect(at.shown()).toMatchObject([{ title: 'Friday', body: 'Ana wants to play again and keeps a seat for you.', tag: table }])
    expect(at.mails.map(({ kind, to }) => [kind, to])).toEqual([['rematch', 'cleo@example.com']])
    const [letter] = at.mails
    expect(letter && write(letter).text).toContain('Ana möchte noch einmal spielen und hält dir einen Platz frei.')
    expect(letter && write(letter).text).toContain(`/t/${table}`)
  })

  it('is not told if they want no word of games that are over', async () => {
    const { preferences } = (await at.call('me', { as: ben })).body
    const quiet = { ...preferences, push: { ...preferences.push, over: false }, mail: { ...preferences.mail, over: false } }
    await at.call('changeMe', { as: ben, body: { preferences: quiet } })
    await at.subscribe(ben)
    const table = await again()
    expect([at.shown(), at.mails.filter(({ to }) => to === 'ben@example.com')]).toEqual([[], []])
    expect(await listed(ben, table)).toBeDefined()
  })

  it('is told when their hours open, and not if they have come by then', async () => {
    const calendar = Array.from({ length: 7 }, (_, day) => ({ day, from: 18 * 60, to: 22 * 60 }))
    for (const as of [ben, cleo]) await at.call('changeMe', { as, body: { calendar } })
    const table = await again()
    expect(at.mails).toEqual([])
    await at.call('takeSeat', { as: ben, params: { table }, body: {} })
    await at.pass(7 * hour)
    expect(at.mails.map(({ to }) => to)).toEqual(['cleo@example.com'])
  })

  it('declines, and has it among their games no more', async () => {
    const table = await again()
    await followed(table, () => at.call('leave', { as: ben, params: { table }, body: {} }))
    expect(await listed(ben, table)).toBeUndefined()
    expect(await at.memory.get('players', gameKey(ben, table))).toBeNull()
    expect((await at.call('table', { as: ana, params: { table } })).body.awaited).toEqual([cleo])
  })

  it('has it no more once it has begun without them, or was closed', async () => {
    const table = await again()
    await followed(table, () => at.call('takeSeat', { as: ben, params: { table }, body: {} }))
    await followed(table, () => at.call('start', { as: ana, params: { table }, body: {} }))
    expect(await at.memory.get('players', gameKey(cleo, table))).toBeNull()
    expect(await at.memory.get('players', gameKey(ben, table))).not.toBeNull()
  })
})
