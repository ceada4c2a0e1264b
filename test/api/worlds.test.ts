/** A table of every edition, and one for somebody alone: made, played to the end and finished by the front door. */
import { bots, chanceOf, type EditionId, verify } from '@meanwhile/engine'
import { playable } from '@meanwhile/engine/catalogue'
import { describe, expect, it } from 'vitest'
import { Edition } from '../../functions/api/shapes/common.ts'
import { readItem, stateKey } from '../../functions/table/stored-game.ts'
import { playBots } from '../../functions/tell/bots.ts'
import { finish } from '../../functions/tell/finish.ts'
import { newWorld, type World } from './harness.ts'

const patient = { timeout: 120_000 }

/** Ana answers whatever she is asked, bots as they do, until it is over. */
async function playedOut(world: World, ana: string, settings: object): Promise<string> {
  const { body, status } = await world.call('createTable', { as: ana, body: { settings } })
  expect(status, JSON.stringify(body)).toBe(200)
  const { id: table } = body
  const luck = chanceOf(table)
  for (let moves = 0; moves < 3000; moves++) {
    const item = await world.memory.get('games', stateKey(table))
    if (!item) throw new Error('the game has not begun')
    await playBots(readItem(item), world.ports)
    const { body: seen } = await world.call('view', { as: ana, params: { table } })
    if (seen.status === 'over') break
    const [decision] = seen.view.decisions.filter(({ owed }) => owed)
    if (!decision) continue
    const answer = { decision: decision.id, picks: bots.greedy(seen.view, decision, luck) }
    const answered = await world.call('answer', { as: ana, params: { table }, body: answer })
    expect(answered.status, JSON.stringify(answered.body)).toBe(200)
  }
  const item = await world.memory.get('games', stateKey(table))
  if (item) await finish(readItem(item), world.ports)
  const { body: record } = await world.call('record', { as: ana, params: { table } })
  expect(verify(record)).toMatchObject({ ok: true })
  return table
}

it('can be asked for when it can be played, and not before', () => {
  expect(Object.keys(Edition.def.entries)).toEqual(playable)
})

describe.each(playable)('%s through the API', (edition) => {
  it('is played with bots to its end', patient, async () => {
    const world = newWorld({ seed: edition })
    const ana = await world.guest('Ana')
    const table = await playedOut(world, ana, { editions: [edition], seats: 3, bots: ['greedy', 'random'], pace: { kind: 'none' } })
    const { body } = await world.call('myFinished', { as: ana, query: {} })
    expect(body.results).toMatchObject([{ table, editions: [edition] }])
    const [{ how, won, winner, bot } = {}] = body.results
    if (how === 'won') expect(won ? winner : bot).toEqual(won ? ana : expect.stringMatching(/^(greedy|random)$/))
  })

  it('O5 is played alone to its end; the best score is kept', patient, async () => {
    const world = newWorld({ seed: `alone with ${edition}` })
    const ana = await world.guest('Ana')
    const scores: number[] = []
    for (let games = 0; games < 3; games++) {
      const table = await playedOut(world, ana, { editions: [edition], seats: 1, bots: ['greedy'], pace: { kind: 'each', minutes: 60 } })
      const { body: info } = await world.call('table', { as: ana, params: { table } })
      expect(info.settings).toMatchObject({ seats: 1, bots: [], pace: { kind: 'none' }, visibility: 'private', latecomers: 'nobody' })
      const { body } = await world.call('myFinished', { as: ana, query: {} })
      const result = body.results.find((one) => one.table === table)
      expect(result).toMatchObject({ how: 'scored', won: false })
      scores.push(result?.score ?? -1)
    }
    const { body: me } = await world.call('me', { as: ana })
    expect(me).toMatchObject({ played: 0, won: 0, best: { [edition]: Math.max(...scores) } })
  })
})

describe('A table', () => {
  const settingsOf = async (editions: EditionId[], more: object = {}) => {
    const world = newWorld()
    const ana = await world.guest('Ana')
    return (await world.call('createTable', { as: ana, body: { settings: { editions, seats: 3, ...more } } })).body.settings
  }

  it('S3 begins as its box says, X5 by chance with several, unless its host says otherwise', async () => {
    expect(await settingsOf(['fluxx'])).toMatchObject({ first: 'random' })
    expect(await settingsOf(['fluxx'], { first: 'host' })).toMatchObject({ first: 'host' })
    if (playable.includes('doctor-who')) expect(await settingsOf(['doctor-who'])).toMatchObject({ first: 'initiative' })
  })
})
