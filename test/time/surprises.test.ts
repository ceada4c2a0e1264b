/** Surprises at the service: what is armed is nobody else's business, and a reaction has a clock of its own. */
import { beforeEach, describe, expect, it } from 'vitest'
import { hour, type WorldInTime, worldInTime } from './passing.ts'

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
  it('has an hour, and passes by itself', async () => {
    const table = await lay('ask')
    const play = (await view(table, ana)).view.decisions.find(({ owed }) => owed)
    await world.call('answer', { as: ana, params: { table }, body: { decision: play?.id, picks: ['draw-2'] } })
    const asked = (await view(table, ana)).owed.find(({ seat }) => seat === 's2')
    expect(asked).toMatchObject({ prompt: 'reaction', until: world.clock.now + hour })
    await world.pass(hour + 60_000)
    expect((await view(table, ana)).view.rules.map(({ card }) => card)).toEqual(['draw-2'])
  })
})
