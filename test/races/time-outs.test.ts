/** The last second: an answer and the time-out come at the same instant, and exactly one of them is stored. `RACES=100000` runs longer. */
import { expect, it } from 'vitest'
import { wake } from '../../functions/clock/clock.ts'
import type { Store } from '../../functions/store/store.ts'
import { day, worldInTime } from '../time/passing.ts'

const races = Number(process.env.RACES ?? 2000)

/** Every request takes a while of its own, so that each order of them occurs. */
function unsteady(store: Store, chance: () => number): Store {
  const late = async <T>(ask: () => Promise<T>): Promise<T> => {
    for (let turns = chance() % 4; turns > 0; turns--) await new Promise(setImmediate)
    const done = await ask()
    for (let turns = chance() % 4; turns > 0; turns--) await new Promise(setImmediate)
    return done
  }
  return {
    ...store,
    get: (table, key, how) => late(() => store.get(table, key, how)),
    update: (table, key, change, when) => late(() => store.update(table, key, change, when)),
  }
}

/** The same every time. */
function sequence(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) | 0
    return (state >>> 16) & 0x7fff
  }
}

it(
  `lets exactly one through, ${races} times`,
  async () => {
    const chance = sequence()
    const world = worldInTime({ around: (store) => unsteady(store, chance) })
    const [ana, ben] = [await world.guest('Ana'), await world.guest('Ben')]
    const players = [{ hand: ['milk', 'the-sun', 'time', 'money'] }, { hand: ['bread'] }]
    const won = { answer: 0, 'time-out': 0 }
    const start = world.clock.now
    for (let race = 0; race < races; race++) {
      // Guests who have not moved for a week are nobody any more.
      world.clock.now = start
      const table = await world.lay({ people: [ana, ben], table: { rules: ['play-3'], players } })
      const [owed] = (await world.storedAt(table)).owed
      const until = owed?.clock?.until ?? 0
      expect(until).toBe(Math.ceil((world.clock.now + 3 * day) / 1000) * 1000)
      world.clock.now = until + (chance() % 5) - 2
      const isUp = world.clock.now >= until
      const decision = (await world.storedAt(table)).game.asked[0]?.id
      const answer = () => world.call('answer', { as: ana, params: { table }, body: { decision, picks: ['milk'] } })
      const both = chance() % 2 ? [answer(), wake(table, world.ports)] : [wake(table, world.ports), answer()]
      const said = (await Promise.all(both)).find((reply) => reply !== undefined)
      const closing = (await world.storedAt(table)).tail
        .map(({ deed }) => deed)
        .filter((deed) => 'asked' in deed && deed.seat === 's1' && deed.asked === owed?.asked)
      expect(closing).toHaveLength(1)
      const kind = closing[0]?.kind as keyof typeof won
      won[kind] += 1
      if (!isUp) expect(kind).toBe('answer')
      if (kind === 'answer') expect(said?.status).toBe(200)
      else expect(said?.error).toMatchObject({ code: 'stale-decision', reason: 'timed-out' })
    }
    // Both have won some: otherwise these were no races.
    expect(Math.min(won.answer, won['time-out'])).toBeGreaterThan(races / 20)
  },
  races * 60 + 10_000,
)
