/** Telling straight from the stream: the queue is for what must wait and for what breaks, and nothing that hangs holds up the games of a shard. */
import { describe, expect, it } from 'vitest'
import { inTheMeantime, newEvening } from './evening.ts'

const minute = 60_000
const position = () => ({
  turn: 's1' as const,
  players: [{ hand: ['hand-limit-1', 'milk'] }, { hand: ['time', 'love', 'the-sun', 'the-moon'] }],
  rules: ['play-2'],
})

type Options = Parameters<typeof newEvening>[0]

async function anEvening(options: Options = {}) {
  const evening = newEvening(options)
  const [ana, ben] = [await evening.guest('Ana'), await evening.guest('Ben')]
  await evening.subscribe(ben)
  const asksBen = async (beforeTelling = () => {}) => {
    const table = await evening.gameOf([ana, ben], position())
    const before = await evening.state(table)
    const { view } = (await evening.call('view', { as: ana, params: { table } })).body
    const body = { decision: view.decisions[0]?.id ?? '', picks: ['hand-limit-1'] }
    await evening.call('answer', { as: ana, params: { table }, body })
    beforeTelling()
    return evening.follow(before, await evening.state(table))
  }
  return { evening, asksBen }
}

describe('Whoever is asked', () => {
  it('is told by the stream itself, and nothing waits in the queue', async () => {
    const { evening, asksBen } = await anEvening()
    await asksBen()
    expect(evening.pushes).toHaveLength(1)
    expect(evening.jobs).toEqual([])
  })

  it('is told by way of the queue if that breaks, and the stream need not come again', async () => {
    const meanwhile = inTheMeantime()
    const { evening, asksBen } = await anEvening({ around: meanwhile.around })
    const breaking = async () => {
      throw new Error('the store is not there')
    }
    expect(await asksBen(() => meanwhile.when('TABLE', breaking))).toEqual([])
    expect(evening.pushes).toHaveLength(0)
    await evening.pass()
    expect(evening.pushes).toHaveLength(1)
  })

  it('is told by way of the queue for a minute after a telling that took long', async () => {
    let takes = 2000
    const { evening, asksBen } = await anEvening({
      pushService: () => {
        evening.clock.advance(takes)
        return { outcome: 'sent' }
      },
    })
    await asksBen()
    takes = 0
    await asksBen()
    expect([evening.pushes.length, evening.jobs.length]).toEqual([1, 1])
    await evening.pass()
    expect(evening.pushes).toHaveLength(2)
    await evening.pass(minute)
    await asksBen()
    expect([evening.pushes.length, evening.jobs.length]).toEqual([3, 0])
  })
})
