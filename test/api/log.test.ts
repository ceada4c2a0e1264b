/** The log is whole and can be read back to the first move, whatever the stream has lost and however long the game is. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { ChangeRecord } from '../../functions/store/memory.ts'
import type { Item } from '../../functions/store/store.ts'
import { writeRow } from '../../functions/table/history.ts'
import { stateKey } from '../../functions/table/stored-game.ts'
import type { StreamRecord } from '../../functions/tell/stream.ts'
import { tell } from '../../functions/tell/tell.ts'
import { playOut, storedAt } from '../fuzz/company.ts'
import { newEvening } from '../reach/evening.ts'
import { type Answered, counted, newWorld, type World } from './harness.ts'

type Log = Answered<'log'>['body']

let world: World
let stream: StreamRecord[]
let ana: string
let table: string

/** A game of two that was played to its end, of which nobody has told anything yet. */
beforeEach(async () => {
  stream = []
  world = newWorld({
    seed: 'a long evening',
    onChange: ({ key, before, after }: ChangeRecord) => {
      if (key.sk === 'STATE') stream.push({ sequence: String(stream.length), before, after })
    },
  })
  ana = await world.guest('Ana')
  const ben = await world.guest('Ben')
  const settings = { visibility: 'open', seats: 2, first: 'host', pace: { kind: 'none' } }
  table = (await world.call('createTable', { as: ana, body: { settings } })).body.id
  await world.call('takeSeat', { as: ben, params: { table }, body: {} })
  await playOut(world, table)
})

const versionIn = ({ after }: StreamRecord): number => Number(after?.v)
const tellAllBut = async (...lost: number[]): Promise<void> => {
  const told = stream.filter((record) => !lost.includes(versionIn(record)))
  expect(await tell(told, world.ports)).toEqual([])
}
const log = async (query: { [name: string]: number } = {}): Promise<Log> =>
  (await world.call('log', { as: ana, params: { table }, query })).body
const rows = (): Promise<Item[]> => world.memory.query('games', stateKey(table).pk, { prefix: 'M#' })
const numbersIn = ({ moves }: Pick<Log, 'moves'>): number[] => moves.map(({ number }) => number)
const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1)

async function allMoves(): Promise<Log['moves']> {
  let { since, moves } = await log()
  while (since > 0) {
    const page = await log({ before: since + 1 })
    since = page.since
    moves = [...page.moves, ...moves]
  }
  return moves
}

describe('A record that the stream has given up', () => {
  it('leaves no hole: whoever reads the log finds every move, and the rows are written as they should have been', async () => {
    const { version } = await storedAt(world, table)
    expect(version).toBeGreaterThan(70)
    await tellAllBut()
    const [whole, asTold] = [await rows(), await allMoves()]
    for (const { pk, sk } of whole) await world.memory.remove('games', { pk, sk })

    await tellAllBut(0, 1, 5, 40, 41, version)
    expect(await rows()).toHaveLength(version + 1 - 6)
    world.clock.advance(120_000)
    expect(await allMoves()).toEqual(asTold)
    const dealt = ({ sk }: Item): boolean => sk === whole[0]?.sk
    expect((await rows()).filter((row) => !dealt(row))).toEqual(whole.filter((row) => !dealt(row)))
    expect(await rows()).toHaveLength(version + 1)
    expect(world.lines.join()).toContain('the reading copy had holes')
  })

  it('is not looked for where none is missing, nor while the stream may still bring it', async () => {
    const { version, tail } = await storedAt(world, table)
    await tellAllBut(version)
    world.clock.now = (tail.at(-1)?.at ?? 0) + 2_000
    let store = counted(world.ports.store)
    world.watch((inner) => {
      store = counted(inner)
      return store
    })
    const number = (await log({ since: version - 3 })).number
    expect(numbersIn(await log({ since: number - 3 }))).toEqual([number - 2, number - 1])
    expect(store.counts).toMatchObject({ query: 2, put: 0 })
  })

  it('rather stays a hole than becomes something that never happened', async () => {
    const at = newEvening()
    const people = [await at.guest('Ana'), await at.guest('Ben')]
    const [first = ''] = people
    const hand = ['milk', 'time', 'love', 'the-sun']
    const id = await at.gameOf(people, { turn: 's1', players: [{ hand }, { hand: ['sleep'] }], rules: ['play-4'] })
    for (const card of hand) await at.answers(first, id, card)
    await at.memory.remove('games', { pk: stateKey(id).pk, sk: 'M#00000002' })
    const { body } = await at.call('log', { as: first, params: { table: id } })
    expect(numbersIn(body)).toEqual([1, 3, 4])
    expect(at.lines.join()).toContain('the reading copy has holes')
  })

  it('does not stop the stream where an item was replaced: every move in between gets its row, and none that was undone', async () => {
    const { version } = await storedAt(world, table)
    const at = (wanted: number): Item | null => stream.find((record) => versionIn(record) === wanted)?.after ?? null
    expect(await tell([{ sequence: '1', before: at(10), after: at(50) }], world.ports)).toEqual([])
    expect((await rows()).map(({ sk }) => Number(sk.slice(2)))).toEqual(upTo(50).filter((row) => row > 10))
    expect(await tell([{ sequence: '2', before: at(version), after: at(50) }], world.ports)).toEqual([])
    expect(await rows()).toHaveLength(40)
  })
})

describe('The log of a long game', () => {
  /** As if it had been played: the second seat has acted in secret every tenth time. */
  const moves = 520
  beforeEach(async () => {
    const stored = await storedAt(world, table)
    for (let version = 0; version <= moves; version++) {
      const number = version - Math.floor(version / 10)
      await world.memory.put('games', writeRow({ ...stored, version, numbers: { all: number, s1: number, s2: version } }, version, []))
    }
    const set = { v: moves, n: { all: moves - 52, s1: moves - 52, s2: moves } }
    await world.memory.update('games', stateKey(table), { set })
  })

  it('comes with its newest moves and says truthfully after which number they begin', async () => {
    const { number, since, moves: newest } = await log({ since: 0 })
    expect(number).toBe(468)
    expect(since).toBe((newest[0]?.number ?? 0) - 1)
    expect(numbersIn({ moves: newest })).toEqual(upTo(468).slice(since))
    expect((await log({ since: 400 })).since).toBe(400)
  })

  it('can be read back to the first move, each of them once, by whoever has seen fewer moves than there were', async () => {
    expect(numbersIn({ moves: await allMoves() })).toEqual(upTo(468))
  })

  it('goes back no further than was asked for', async () => {
    const { since, moves: asked } = await log({ since: 90, before: 100 })
    expect([since, ...numbersIn({ moves: asked })]).toEqual([90, 91, 92, 93, 94, 95, 96, 97, 98, 99])
    expect((await log({ before: 1 })).moves).toEqual([])
  })
})
