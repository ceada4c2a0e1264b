/** What changes beside a game in the very moment in which it is written: neither of the two is lost. */
import { describe, expect, it } from 'vitest'
import type { Store, Write } from '../../functions/store/store.ts'
import { readItem, type StoredGame, stateKey, tableKey } from '../../functions/table/stored-game.ts'
import { openRange, readTable } from '../../functions/table/table-row.ts'
import { finish } from '../../functions/tell/finish.ts'
import { newWorld, type World } from '../api/harness.ts'

type Happening = () => Promise<unknown>

/** A world in which something happens between somebody's last look at a row and their writing it, once. */
function overtaken(): { world: World; meanwhile: (sk: string, happens: Happening) => void } {
  let waiting: { sk: string; happens: Happening } | null = null
  const beforeWriting = async (keys: string[]): Promise<void> => {
    if (!waiting || !keys.includes(waiting.sk)) return
    const { happens } = waiting
    waiting = null
    await happens()
  }
  const keyOf = (write: Write): string => ('put' in write ? write.put : 'update' in write ? write.update : { sk: '' }).sk
  const around = (store: Store): Store => ({
    ...store,
    update: async (table, key, change, when) => {
      await beforeWriting([key.sk])
      return store.update(table, key, change, when)
    },
    transact: async (writes) => {
      await beforeWriting(writes.map(keyOf))
      return store.transact(writes)
    },
  })
  return {
    world: newWorld({ around }),
    meanwhile: (sk, happens) => {
      waiting = { sk, happens }
    },
  }
}

async function storedAt({ memory }: World, table: string): Promise<StoredGame> {
  const item = await memory.get('games', stateKey(table))
  if (!item) throw new Error('there is no game at this table')
  return readItem(item)
}

const sixty = { kind: 'each', minutes: 60 }
const every = (from: number) => Array.from({ length: 7 }, (_, day) => ({ day, from: from * 60, to: (from + 4) * 60 }))

describe('A pace that all agree on at the instant of a move', () => {
  it.each([
    ['where there was none', { kind: 'none' }, sixty],
    ['where there was another', sixty, { kind: 'each', minutes: 600 }],
    ['that is none any more', sixty, { kind: 'none' }],
  ])('times the question that the move brings: %s', async (_what, before, agreed) => {
    const { world, meanwhile } = overtaken()
    const [ana, ben] = [await world.guest('Ana'), await world.guest('Ben')]
    const settings = { visibility: 'open', seats: 2, first: 'host', pace: before }
    const params = { table: (await world.call('createTable', { as: ana, body: { settings } })).body.id }
    await world.call('takeSeat', { as: ben, params, body: {} })
    await world.call('propose', { as: ana, params, body: { kind: 'pace', pace: agreed } })
    const [asked] = (await world.call('view', { as: ana, params })).body.view.decisions
    meanwhile('STATE', async () => expect((await world.call('vote', { as: ben, params, body: { agree: true } })).error).toBeUndefined())
    const body = { decision: asked?.id, picks: asked?.options.slice(0, asked.min) }
    expect((await world.call('answer', { as: ana, params, body })).error).toBeUndefined()

    const stored = await storedAt(world, params.table)
    expect([stored.version, stored.pace]).toEqual([1, agreed])
    const wait = 'minutes' in agreed ? agreed.minutes * 60_000 : null
    expect(stored.owed.map(({ since, clock }) => clock && clock.until - since)).toEqual(stored.owed.map(() => wait))
    expect(stored.owed.length).toBeGreaterThan(0)
  })
})

describe('Somebody who sits down at a running game', () => {
  async function running(): Promise<ReturnType<typeof overtaken> & { ana: string; ben: string; params: { table: string } }> {
    const { world, meanwhile } = overtaken()
    const [ana, ben] = [await world.guest('Ana'), await world.guest('Ben')]
    await world.call('changeMe', { as: ana, body: { zone: 'UTC', calendar: every(6) } })
    await world.call('changeMe', { as: ben, body: { zone: 'UTC', calendar: every(12) } })
    const settings = { visibility: 'open', seats: 2, bots: ['random'], latecomers: 'anybody', pace: { kind: 'none' } }
    const { id: table } = (await world.call('createTable', { as: ana, body: { settings } })).body
    return { world, meanwhile, ana, ben, params: { table } }
  }

  it('brings their own hours, and leaves those that somebody else changes at that instant', async () => {
    const { world, meanwhile, ana, ben, params } = await running()
    meanwhile('STATE', () => world.call('changeMe', { as: ana, body: { calendar: every(18) } }))
    expect((await world.call('takeSeat', { as: ben, params, body: {} })).error).toBeUndefined()
    const { hours } = await storedAt(world, params.table)
    expect([hours.s1?.calendar, hours.s3?.calendar]).toEqual([every(18), every(12)])
  })

  it('leaves the pace that is agreed on at that instant', async () => {
    const { world, meanwhile, ana, ben, params } = await running()
    meanwhile('STATE', () => world.call('propose', { as: ana, params, body: { kind: 'pace', pace: sixty } }))
    expect((await world.call('takeSeat', { as: ben, params, body: {} })).error).toBeUndefined()
    const { pace, people } = await storedAt(world, params.table)
    expect([pace, people.at(-1)]).toEqual([sixty, ben])
  })
})

describe('A game that ends while its table changes', () => {
  it('is over, is not offered for watching any more, and keeps its new name', async () => {
    const { world, meanwhile } = overtaken()
    const [ana, ben] = [await world.guest('Ana'), await world.guest('Ben')]
    const { id } = (await world.call('createTable', { as: ana, body: { settings: { visibility: 'open', seats: 2 } } })).body
    const params = { table: id }
    await world.call('takeSeat', { as: ben, params, body: {} })
    await world.call('leave', { as: ben, params, body: {} })
    meanwhile('TABLE', async () => {
      const renamed = await world.call('changeTable', { as: ana, params, body: { name: 'The end' } })
      expect(renamed.error).toBeUndefined()
    })
    await finish(await storedAt(world, id), world.ports)
    const row = await world.memory.get('games', tableKey(id))
    expect(row && readTable(row)).toMatchObject({ status: 'over', settings: { name: 'The end' } })
    expect(await world.memory.query('ephemeral', openRange.playing)).toEqual([])
  })
})
