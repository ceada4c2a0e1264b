/** Surprises at the service: what is armed is nobody else's business, and a reaction has a clock of its own. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { PaceShape } from '../../functions/api/shapes/common.ts'
import { day, hour, minute, type WorldInTime, worldInTime } from './passing.ts'

let world: WorldInTime
let ana: string
let ben: string

beforeEach(async () => {
  world = worldInTime()
  ana = await world.guest('Ana')
  ben = await world.guest('Ben')
})

const view = async (table: string, as: string) => (await world.call('view', { as, params: { table } })).body
const log = async (table: string, as: string) => (await world.call('log', { as, params: { table }, query: { since: 0 } })).body
const lay = (reactions: 'arm' | 'ask') =>
  world.lay({
    people: [ana, ben],
    pace: reactions === 'ask' ? { kind: 'each', minutes: 3 * 24 * 60 } : { kind: 'bank', hours: 10, incrementMinutes: 0 },
    table: { editions: ['batman'], options: { reactions }, players: [{ hand: ['draw-2', 'robin'] }, { hand: ['veto'] }] },
  })

describe('A Surprise armed at a table', () => {
  const armed = async () => {
    const table = await lay('arm')
    const [before, told] = [await view(table, ana), await log(table, ana)]
    const { view: seen, number } = await view(table, ben)
    const offer = seen.decisions.find(({ kind }) => kind === 'arm')
    world.clock.now += hour
    const answered = await world.call('answer', { as: ben, params: { table }, body: { decision: offer?.id, picks: ['rule-played'] } })
    expect(answered.status).toBe(200)
    await world.told()
    return { table, before, told, number }
  }

  it('changes nothing that anybody else can see: no number, no clock, no line of the log', async () => {
    const { table, before, told } = await armed()
    expect(await view(table, ana)).toEqual(before)
    expect(await log(table, ana)).toEqual(told)
  })

  it('raises its owner’s number and pokes nobody else', async () => {
    const { table, number } = await armed()
    const after = await view(table, ben)
    expect(after.number).toBe(number + 1)
    expect(after.view.armed).toEqual([{ card: 'veto', trigger: 'rule-played' }])
  })

  it('goes off on the play of the other', async () => {
    const { table } = await armed()
    const play = (await view(table, ana)).view.decisions.find(({ owed }) => owed)
    await world.call('answer', { as: ana, params: { table }, body: { decision: play?.id, picks: ['draw-2'] } })
    const after = await view(table, ana)
    expect(after.view.rules).toEqual([])
    expect(after.view.discard).toEqual(expect.arrayContaining(['draw-2', 'veto']))
  })
})

describe('A reaction that is asked for', () => {
  type Asking = { pace?: PaceShape; rules?: string[]; people?: string[] }
  const asking = (hands: string[][], { pace, rules = [], people = [ana, ben] }: Asking = {}) =>
    world.lay({
      people,
      ...(pace && { pace }),
      ladder: { botAfter: 2, dropAfter: 4 },
      table: { editions: ['batman'], options: { reactions: 'ask' }, rules, players: hands.map((hand) => ({ hand })) },
    })
  const owed = async (table: string, seat: string) => (await view(table, ana)).owed.find((asked) => asked.seat === seat)
  async function answers(table: string, as: string, pick: string) {
    const question = (await view(table, as)).view.decisions.find(({ owed: isOwed, options }) => isOwed && options.includes(pick))
    const { status } = await world.call('answer', { as, params: { table }, body: { decision: question?.id, picks: [pick] } })
    expect([pick, status]).toEqual([pick, 200])
    await world.told()
  }

  it('has an hour, and passes by itself', async () => {
    const table = await lay('ask')
    await answers(table, ana, 'draw-2')
    expect(await owed(table, 's2')).toMatchObject({ prompt: 'reaction', until: world.clock.now + hour })
    await world.pass(hour + 60_000)
    expect((await view(table, ana)).view.rules.map(({ card }) => card)).toEqual(['draw-2'])
  })

  it('has its hour at a table without a pace as well, where nothing else has a clock', async () => {
    const table = await asking([['draw-2', 'robin'], ['veto']], { pace: { kind: 'none' } })
    expect(await owed(table, 's1')).toMatchObject({ until: null })
    await answers(table, ana, 'draw-2')
    expect(await owed(table, 's2')).toMatchObject({ prompt: 'reaction', until: world.clock.now + hour })
    await world.pass(hour + 60_000)
    expect((await view(table, ana)).view.rules.map(({ card }) => card)).toEqual(['draw-2'])
    expect((await owed(table, 's1')) ?? (await owed(table, 's2'))).toMatchObject({ until: null })
  })

  it('W2 leaves the turn that follows all of its time', async () => {
    const table = await asking([['robin'], ['veto', 'draw-2']])
    await answers(table, ana, 'robin')
    world.clock.advance(30 * minute)
    await answers(table, ben, 'pass')
    expect(await owed(table, 's2')).toMatchObject({ prompt: 'play', until: world.clock.now + 3 * day })
  })

  it('has its hour although an earlier one was missed in the same turn', async () => {
    const table = await asking([['draw-2', 'robin', 'hand-limit-2'], ['veto']], { rules: ['play-3'] })
    await answers(table, ana, 'draw-2')
    await world.pass(hour + minute)
    await answers(table, ana, (await view(table, ana)).view.decisions.find(({ owed: isOwed }) => isOwed)?.options[0] ?? '')
    expect(await owed(table, 's2')).toMatchObject({ prompt: 'reaction', until: world.clock.now + hour })
  })

  it('that is missed is a pass and no absence: nobody loses their seat for having slept while the others play', async () => {
    const people = [ana, ben, await world.guest('Cleo'), await world.guest('Dan')]
    const table = await asking([['robin', 'draw-3'], ['draw-2'], ['draw-4'], ['veto']], { people })
    let reactions = 0
    for (let steps = 0; steps < 40; steps++) {
      const [asked] = (await view(table, ana)).owed
      if (asked?.seat === 's4') {
        if (asked.prompt !== 'reaction') break
        reactions += 1
        await world.pass((asked.until ?? 0) - world.clock.now + 1000)
        continue
      }
      const as = people[Number(asked?.seat.slice(1)) - 1] ?? ''
      await answers(table, as, (await view(table, as)).view.decisions.find(({ owed: isOwed }) => isOwed)?.options[0] ?? '')
    }
    expect(reactions).toBeGreaterThan(2)
    expect((await world.storedAt(table)).absences.s4).toBeUndefined()
    expect((await view(table, ana)).bots).toEqual({})
  })
})
