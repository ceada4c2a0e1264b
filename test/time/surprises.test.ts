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
  type Asking = { pace?: PaceShape; reactionMinutes?: number; rules?: string[]; people?: string[] }
  const asking = (hands: string[][], { rules = [], people = [ana, ben], ...pacing }: Asking = {}) =>
    world.lay({
      people,
      ...pacing,
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

  const paces: PaceShape[] = [
    { kind: 'none' },
    { kind: 'each', minutes: 3 * 24 * 60 },
    { kind: 'bank', hours: 10, incrementMinutes: 0 },
    { kind: 'daily', at: '20:00', zone: 'Europe/Berlin' },
  ]
  it.each(paces.flatMap((pace) => [10, 240].map((minutes) => [minutes, pace] as const)))(
    'has %i minutes where the table agreed on them, and passes by itself, at the pace %j',
    async (reactionMinutes, pace) => {
      const table = await asking([['draw-2', 'robin'], ['veto']], { pace, reactionMinutes })
      await answers(table, ana, 'draw-2')
      expect(await owed(table, 's2')).toMatchObject({ prompt: 'reaction', until: world.clock.now + reactionMinutes * minute })
      await world.pass((reactionMinutes - 1) * minute)
      expect(await owed(table, 's2')).toMatchObject({ prompt: 'reaction' })
      await world.pass(2 * minute)
      expect((await view(table, ana)).view.rules.map(({ card }) => card)).toEqual(['draw-2'])
    },
  )

  it('has no more time than any question of a faster table', async () => {
    const table = await asking([['draw-2', 'robin'], ['veto']], { pace: { kind: 'each', minutes: 30 }, reactionMinutes: 240 })
    await answers(table, ana, 'draw-2')
    expect(await owed(table, 's2')).toMatchObject({ prompt: 'reaction', until: world.clock.now + 30 * minute })
  })

  it('keeps its time when all agree on another pace, and gets another if they say so', async () => {
    const agree = async (body: object) => {
      for (const as of [ana, ben]) expect((await world.call('propose', { as, params: { table }, body })).status).toBe(200)
    }
    const table = await asking([['draw-2', 'robin'], ['veto']], { reactionMinutes: 240 })
    await answers(table, ana, 'draw-2')
    await world.pass(hour)
    await agree({ kind: 'pace', pace: { kind: 'none' } })
    expect(await owed(table, 's2')).toMatchObject({ prompt: 'reaction', until: world.clock.now + 4 * hour })
    await agree({ kind: 'pace', pace: { kind: 'none' }, reactionMinutes: 10 })
    expect(await owed(table, 's2')).toMatchObject({ prompt: 'reaction', until: world.clock.now + 10 * minute })
    expect((await world.call('table', { as: ana, params: { table } })).body.settings).toMatchObject({
      pace: { kind: 'none' },
      reactionMinutes: 10,
    })
  })

  it('gets another time without touching anybody’s turn or bank', async () => {
    const pace: PaceShape = { kind: 'bank', hours: 10, incrementMinutes: 0 }
    const table = await asking([['draw-2', 'robin'], ['veto']], { pace })
    await world.pass(hour)
    await answers(table, ana, 'draw-2')
    await answers(table, ben, 'pass')
    const before = await world.storedAt(table)
    const body = { kind: 'pace', pace, reactionMinutes: 240 }
    for (const as of [ana, ben]) await world.call('propose', { as, params: { table }, body })
    const { owed: asked, banks, reactionMinutes } = await world.storedAt(table)
    expect({ asked, banks, reactionMinutes }).toEqual({ asked: before.owed, banks: before.banks, reactionMinutes: 240 })
    expect(banks.s1).toBe(9 * hour)
  })

  it('has the time that was chosen when the table was made, or changed before the deal', async () => {
    const settings = { editions: ['batman'], seats: 2, visibility: 'open', first: 'host', reactions: 'ask', startWhenFull: false }
    const { body } = await world.call('createTable', { as: ana, body: { settings: { ...settings, reactionMinutes: 10 } } })
    const params = { table: body.id }
    await world.call('takeSeat', { as: ben, params, body: {} })
    await world.call('changeTable', { as: ana, params, body: { reactionMinutes: 240 } })
    await world.call('changeTable', { as: ana, params, body: { latecomers: 'nobody' } })
    await world.call('start', { as: ana, params, body: {} })
    for (let steps = 0; steps < 10; steps++) {
      const asked = (await view(body.id, ana)).owed.find(({ prompt }) => prompt === 'reaction')
      if (asked) return expect(asked.until).toBe(world.clock.now + 4 * hour)
      const [first] = (await view(body.id, ana)).owed
      const as = first?.seat === 's1' ? ana : ben
      await answers(body.id, as, (await view(body.id, as)).view.decisions.find(({ owed: isOwed }) => isOwed)?.options[0] ?? '')
    }
    expect.unreachable('nobody was asked for a reaction')
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
