/** The sweep after an outage: there is much to look at, and the store may fail it at any request. */
import { describe, expect, it } from 'vitest'
import { makeRounds } from '../../functions/clock/rounds.ts'
import type { Ports } from '../../functions/ports.ts'
import { Throttled } from '../../functions/store/store.ts'
import { day, minute, worldInTime } from './passing.ts'

/** A store that answers so many questions and then none. */
function thatTires({ store, ...ports }: Ports, after: number): Ports {
  let asked = 0
  const query: Ports['store']['query'] = (...question) => (++asked > after ? Promise.reject(new Throttled()) : store.query(...question))
  return { ...ports, store: { ...store, query } }
}

describe('The sweep', () => {
  it('goes on where it broke off, or after an outage it might never come to the end', async () => {
    const world = worldInTime()
    await makeRounds(world.ports)
    world.clock.now += 1 * day
    let rounds = 0
    while (
      rounds < 40 &&
      (await makeRounds(thatTires(world.ports, 60)).then(
        () => false,
        () => true,
      ))
    )
      rounds++
    // A day has 96 quarters, with eight lists of wake-ups each and one of what is held.
    expect(rounds).toBeGreaterThan(5)
    expect(rounds).toBeLessThan(40)
    world.clock.now += 15 * minute
    await expect(makeRounds(thatTires(world.ports, 60))).resolves.toBeUndefined()
  })
})
