/** What changes while a message is put into words, or waits for somebody's morning. */
import { decisionId } from '@meanwhile/engine'
import { describe, expect, it } from 'vitest'
import type { NewlyOwed } from '../../functions/ports.ts'
import { personOf, waitingFor } from '../../functions/reach/person.ts'
import { reach } from '../../functions/reach/reach.ts'
import { readItem, stateKey, writeItem } from '../../functions/table/stored-game.ts'
import { inTheMeantime, newEvening } from './evening.ts'

const hour = 60 * 60 * 1000
const laid = () => ({
  turn: 's1' as const,
  players: [{ hand: ['hand-limit-1', 'milk'] }, { hand: ['time', 'love', 'the-sun', 'the-moon'] }],
  rules: ['play-2'],
})
const evenings = Array.from({ length: 7 }, (_, day) => ({ day, from: 18 * 60, to: 22 * 60 }))

async function handLimit() {
  const meanwhile = inTheMeantime()
  const at = newEvening({ around: meanwhile.around })
  const [ana, ben] = [await at.withAddress('Ana'), await at.withAddress('Ben')]
  const table = await at.gameOf([ana, ben], laid())
  const answer = () => at.answers(ben, table, 'time', 'love', 'the-sun')
  return { at, ana, ben, table, meanwhile, answer }
}
type At = ReturnType<typeof newEvening>

const toBen = ({ mails }: At) => mails.filter(({ to }) => to === 'ben@example.com')

async function owedBy(at: At, player: string): Promise<NewlyOwed> {
  const person = await personOf(at.ports, player)
  const [owed] = person ? await waitingFor(at.ports, person) : []
  if (!owed) throw new Error('nothing is owed')
  return owed
}

describe('Somebody who answers while a message is put into words', () => {
  it('is not pushed any more', async () => {
    const { at, ana, ben, table, meanwhile, answer } = await handLimit()
    await at.subscribe(ben)
    meanwhile.when('TABLE', answer)
    await at.answers(ana, table, 'hand-limit-1')
    expect(at.pushes.filter(({ endpoint }) => endpoint.includes(ben))).toEqual([])
  })

  it('gets no letter any more, and the next question of the day is mailed at once', async () => {
    const { at, ana, table, meanwhile, answer } = await handLimit()
    meanwhile.when('TABLE', answer)
    await at.answers(ana, table, 'hand-limit-1')
    expect(toBen(at)).toEqual([])
    await at.answers(ana, table, 'milk')
    expect(toBen(at).map(({ kind }) => kind)).toEqual(['asked'])
  })

  it('is not warned any more, and may be warned of something else at this table', async () => {
    const { at, ana, ben, table, meanwhile, answer } = await handLimit()
    await at.answers(ana, table, 'hand-limit-1')
    const owed = { ...(await owedBy(at, ben)), reminder: 'last' as const }
    meanwhile.when('TABLE', answer)
    await reach(at.ports, owed)
    expect(toBen(at).map(({ kind }) => kind)).toEqual(['asked'])
    await at.answers(ana, table, 'milk')
    await reach(at.ports, { ...(await owedBy(at, ben)), reminder: 'last' })
    expect(toBen(at).map(({ kind }) => kind)).toEqual(['asked', 'warning'])
  })

  it('does not find it in their digest', async () => {
    const { at, ana, ben, table, meanwhile, answer } = await handLimit()
    const other = await at.gameOf([ana, ben], laid(), 'Sunday')
    const third = await at.gameOf([ana, ben], laid(), 'Monday')
    for (const one of [other, table, third]) await at.answers(ana, one, 'hand-limit-1')
    meanwhile.when('TABLE', answer, 3)
    await at.pass(7 * hour)
    const [, digest] = toBen(at)
    expect(digest?.kind === 'digest' && digest.questions.map((question) => question.table).toSorted()).toEqual(['Monday', 'Sunday'])
  })
})

describe('Somebody whose hours end while a message is put into words', () => {
  it('is told when they open again', async () => {
    const { at, ana, ben, table, meanwhile } = await handLimit()
    await at.call('changeMe', { as: ben, body: { calendar: evenings } })
    await at.subscribe(ben)
    await at.pass(10 * hour - 1000)
    meanwhile.when('TABLE', async () => at.clock.advance(2000))
    await at.answers(ana, table, 'hand-limit-1')
    expect(at.pushes).toEqual([])
    await at.pass(20 * hour)
    expect(at.pushes).toHaveLength(1)
  })
})

describe('What is held until somebody’s hours open', () => {
  it('is told as it is by then: a limit with another number, until another moment', async () => {
    const { at, ana, ben, table } = await handLimit()
    await at.call('changeMe', { as: ben, body: { calendar: evenings } })
    await at.subscribe(ben)
    await at.answers(ana, table, 'hand-limit-1')
    await askedAnew(at, table)
    await at.pass(6 * hour)
    const [decision] = (await at.call('view', { as: ben, params: { table } })).body.view.decisions
    const { notification } = JSON.parse(at.pushes[0]?.body ?? '{}')
    expect(notification.data).toEqual({ once: decision?.id, decision: decision?.id })
    expect(notification.body).toContain('Until Tue 7 Jan, 12:00.')
    expect(at.pushes[0]?.ttlSeconds).toBe(18 * 60 * 60)
  })

  it('is the question itself, though a reminder of it was held later; and then no reminder', async () => {
    const { at, ana, ben, table } = await handLimit()
    await at.call('changeMe', { as: ben, body: { calendar: evenings } })
    await at.answers(ana, table, 'hand-limit-1')
    await reach(at.ports, { ...(await owedBy(at, ben)), reminder: 'only-one-missing' })
    await at.pass(6 * hour)
    expect(toBen(at).map(({ kind }) => kind)).toEqual(['asked'])
    await at.subscribe(ben)
    await reach(at.ports, { ...(await owedBy(at, ben)), reminder: 'only-one-missing' })
    expect(at.pushes).toEqual([])
  })

  it('is not an older question, though that one was held later', async () => {
    const { at, ana, ben, table } = await handLimit()
    await at.call('changeMe', { as: ben, body: { calendar: evenings } })
    await at.subscribe(ben)
    await at.answers(ana, table, 'hand-limit-1')
    const older = await owedBy(at, ben)
    await at.answers(ben, table, 'time', 'love', 'the-sun')
    await at.answers(ana, table, 'milk')
    const open = await owedBy(at, ben)
    await reach(at.ports, { ...older, since: older.since - 1000 })
    await at.pass(6 * hour)
    expect(at.pushes.map(({ body }) => JSON.parse(body).notification.data.decision)).toEqual([open.decision])
  })
})

describe('A guest who turns out to have an account', () => {
  it('is told there what was put off until their hours open: what they are asked, and news', async () => {
    const at = newEvening()
    const [ana, guest, owner] = [await at.withAddress('Ana'), await at.guest('Guest'), await at.guest('Owner')]
    const confirm = async (as: string, move: boolean) => {
      await at.call('addAddress', { as, body: { email: 'ben@example.com' } })
      const letter = at.mails.at(-1)
      const code = letter?.kind === 'address-code' ? letter.code : ''
      expect((await at.call('confirmAddress', { as, body: { code, move } })).status).toBe(200)
    }
    await confirm(owner, false)
    const table = await at.gameOf([ana, guest], laid())
    await at.call('changeMe', { as: guest, body: { calendar: evenings } })
    await at.subscribe(owner)
    await at.answers(ana, table, 'hand-limit-1')
    const held = await at.gameOf([ana, guest], laid(), 'Sunday')
    await at.ports.store.update('games', stateKey(held), { set: { b: { s2: 'greedy' } } })
    await at.ports.notify.notice([{ kind: 'seat-taken', table: held, seat: 's2', player: guest }])
    await confirm(guest, true)
    await at.pass(10 * hour)
    expect(at.pushes.map(({ body }) => JSON.parse(body).notification.tag).sort()).toEqual([table, held].sort())
  })
})

describe('A table that came to rest before somebody heard that they are asked', () => {
  const turned = async (at: At, people: string[], table: string, kind: 'pause' | 'resume') => {
    const before = await at.state(table)
    for (const as of people) await at.call('propose', { as, params: { table }, body: { kind } })
    await at.follow(before, await at.state(table))
    await at.pass()
  }

  it('tells them when it goes on', async () => {
    const { at, ana, ben, table } = await handLimit()
    await at.call('changeMe', { as: ben, body: { calendar: evenings } })
    await at.subscribe(ben)
    await at.answers(ana, table, 'hand-limit-1')
    await turned(at, [ana, ben], table, 'pause')
    await at.pass(7 * hour)
    expect(at.pushes).toEqual([])
    await turned(at, [ana, ben], table, 'resume')
    expect(at.shown().map(({ body }) => body)).toEqual(['Ana played Hand Limit 1. Keep 1 of your 4 cards.'])
  })

  it('tells nobody twice', async () => {
    const { at, ana, ben, table } = await handLimit()
    await at.subscribe(ben)
    await at.answers(ana, table, 'hand-limit-1')
    await turned(at, [ana, ben], table, 'pause')
    await turned(at, [ana, ben], table, 'resume')
    expect(at.pushes).toHaveLength(1)
  })
})

describe('A question whose time is over', () => {
  it('is not told any more: the game answers in a moment', async () => {
    const { at, ana, ben, table } = await handLimit()
    await at.call('changeMe', { as: ben, body: { calendar: evenings } })
    await at.subscribe(ben)
    await at.answers(ana, table, 'hand-limit-1')
    await askedAnew(at, table, 6 * hour)
    await at.pass(6 * hour)
    expect(at.pushes).toEqual([])
  })
})

describe('A digest at an earlier hour than the one somebody has just chosen', () => {
  it('does not keep what was asked since from being told tomorrow', async () => {
    const { at, ana, ben, table } = await handLimit()
    const [second, third] = [await at.gameOf([ana, ben], laid(), 'Sunday'), await at.gameOf([ana, ben], laid(), 'Monday')]
    for (const one of [table, second]) await at.answers(ana, one, 'hand-limit-1')
    await at.pass(7 * hour)
    const { preferences } = (await at.call('me', { as: ben })).body
    await at.call('changeMe', { as: ben, body: { preferences: { ...preferences, digestHour: 22 } } })
    await at.answers(ana, third, 'hand-limit-1')
    await at.pass(4 * hour)
    expect(toBen(at).map(({ kind }) => kind)).toEqual(['asked', 'digest'])
    await at.pass(24 * hour)
    const digest = toBen(at).at(-1)
    expect(digest?.kind === 'digest' && digest.questions.map((question) => question.table)).toContain('Monday')
  })
})

/** The same limit under a new id, as when its number changes, and with a clock. */
async function askedAnew(at: At, table: string, left = 24 * hour): Promise<void> {
  const item = await at.state(table)
  if (!item) throw new Error('no game')
  const stored = readItem(item)
  const { game } = stored
  const players = game.players.map((player) => (player.seat === 's2' ? { ...player, asked: player.asked + 1 } : player))
  const count = players.find(({ seat }) => seat === 's2')?.asked ?? 0
  const asked = game.asked.map((one) => (one.player === 's2' ? { ...one, id: decisionId(table, 's2', count) } : one))
  const clock = { from: at.clock.now, until: at.clock.now + left }
  const owed = stored.owed.map((one) => (one.seat === 's2' ? { ...one, asked: count, clock } : one))
  await at.memory.put('games', writeItem({ ...stored, game: { ...game, players, asked }, owed }))
}
