/** The other run-books of docs/operations.md, each rehearsed as far as one machine allows. The session's secret and the edge's key are changed in test/api/rotation.test.ts and test/functions/edge.test.ts, the engine's upgrade is in test/tools. */

import { describe, expect, it } from 'vitest'
import webPush from 'web-push'
import { wake } from '../../functions/clock/clock.ts'
import { sweep } from '../../functions/clock/sweep.ts'
import { recordsOf } from '../../functions/entry/stream-event.ts'
import { webPushAt } from '../../functions/reach/web-push.ts'
import type { Item } from '../../functions/store/store.ts'
import { stateKey } from '../../functions/table/stored-game.ts'
import type { StreamRecord } from '../../functions/tell/stream.ts'
import { tell } from '../../functions/tell/tell.ts'
import { deliverAll } from '../../local/stream/delivery.ts'
import { type LambdaRecord, sequenceOf } from '../../local/stream/record.ts'
import { newEvening } from '../reach/evening.ts'
import { openPushService } from '../reach/push-service.ts'
import { day, hour, minute, worldInTime } from '../time/passing.ts'

type Evening = ReturnType<typeof newEvening>
const oneCardEach = { turn: 's1' as const, players: [{ hand: ['milk'] }, { hand: ['love'] }] }

async function aGame(at: Evening, name: string) {
  const [ana, ben] = [await at.guest(`Ana ${name}`), await at.guest(`Ben ${name}`)]
  await at.subscribe(ben)
  return { ana, ben, table: await at.gameOf([ana, ben], oneCardEach, name) }
}

/** Ana plays her card: what the stream will bring of it. */
async function aMove(at: Evening, { ana, table }: { ana: string; table: string }): Promise<Omit<StreamRecord, 'sequence'>> {
  const before = await at.state(table)
  const { view } = (await at.call('view', { as: ana, params: { table } })).body
  const [asked] = view.decisions
  await at.call('answer', { as: ana, params: { table }, body: { decision: asked?.id, picks: asked?.options.slice(0, 1) } })
  return { before, after: await at.state(table) }
}

describe('Stream behind', () => {
  it('moves are not affected; when it has caught up, each is told once, from the newest state', async () => {
    const at = newEvening()
    const games = await Promise.all(['one', 'two', 'three'].map((name) => aGame(at, name)))
    const records: StreamRecord[] = []
    for (const game of games) records.push({ sequence: String(records.length), ...(await aMove(at, game)) })
    expect(at.pushes).toEqual([])
    at.clock.advance(5 * hour)
    expect(await tell(records, at.ports)).toEqual([])
    // It may bring the same once more while it catches up.
    expect(await tell(records, at.ports)).toEqual([])
    expect(at.pushes).toHaveLength(3)
  })
})

describe('Poison record', () => {
  it('is set aside for the dead letters while every other game is told, and is mended by the next move', async () => {
    const at = newEvening()
    const [good, bad, other] = [await aGame(at, 'good'), await aGame(at, 'bad'), await aGame(at, 'other')]
    const changes: StreamRecord[] = []
    for (const game of [good, bad, other]) changes.push({ sequence: String(changes.length + 1), ...(await aMove(at, game)) })
    const poisoned = changes.map((change) =>
      change.after?.pk === stateKey(bad.table).pk
        ? { ...change, after: { ...change.after, s: new Uint8Array([1, 2, 3]) } as Item }
        : change,
    )
    const bySequence = new Map(poisoned.map((change) => [change.sequence, change]))
    const letters: string[] = []
    const records: LambdaRecord[] = poisoned.map(({ sequence }) => ({ dynamodb: { SequenceNumber: sequence } }))
    await deliverAll(records, {
      deliver: async (batch) =>
        tell(
          recordsOf({ Records: batch }).flatMap(({ sequence }) => bySequence.get(sequence) ?? []),
          at.ports,
        ),
      done: () => undefined,
      setAside: (record) => letters.push(sequenceOf(record)),
      pause: async () => undefined,
      stopping: () => false,
    })
    expect(letters).toEqual(['2'])
    expect(new Set(at.shown().map(({ tag }) => tag))).toEqual(new Set([good.table, other.table]))
    expect(at.lines.filter((line) => line.includes('telling failed') && line.includes(bad.table)).length).toBeGreaterThan(0)

    // The game itself was never harmed: its next move is told as if nothing had been.
    const before = await at.state(bad.table)
    const { view } = (await at.call('view', { as: bad.ben, params: { table: bad.table } })).body
    const [asked] = view.decisions
    const body = { decision: asked?.id, picks: asked?.options.slice(0, 1) }
    expect((await at.call('answer', { as: bad.ben, params: { table: bad.table }, body })).status).toBe(200)
    expect(await at.follow(before, await at.state(bad.table))).toEqual([])
  })
})

describe('Stuck game', () => {
  it('whose wake-up was lost is found by the sweep, says so in the log, and goes on', async () => {
    const at = worldInTime()
    const table = await at.lay({
      people: [await at.guest('Ana'), await at.guest('Ben')],
      pace: { kind: 'each', minutes: 60 },
      table: { players: oneCardEach.players },
    })
    await sweep(at.ports)
    await wake(table, at.ports)
    expect(at.wakeUps.has(table)).toBe(true)
    // It never comes.
    at.wakeUps.clear()
    at.clock.advance(2 * hour)
    const stuck = (await at.memory.get('games', stateKey(table)))?.v
    expect(await sweep(at.ports)).toBe(1)
    expect(Number((await at.memory.get('games', stateKey(table)))?.v)).toBeGreaterThan(Number(stuck))
    expect(at.lines.some((line) => line.includes('lost wake-ups'))).toBe(true)
    expect(at.wakeUps.has(table)).toBe(true)
  })

  it('without a clock says nothing, and its table can vote for a bot after 14 days', async () => {
    const at = worldInTime()
    const [ana, ben] = [await at.guest('Ana'), await at.guest('Ben')]
    const table = await at.lay({ people: [ana, ben], pace: { kind: 'none' }, table: { players: oneCardEach.players } })
    at.clock.advance(15 * day)
    await sweep(at.ports)
    expect(at.wakeUps.size).toBe(0)
    const { status, error } = await at.call('propose', { as: ben, params: { table }, body: { kind: 'bot', seat: 's1' } })
    expect([status, error?.code]).toEqual([200, undefined])
  })
})

describe('Mail paused', () => {
  it('with no invitations a day nothing is mailed to strangers, and sign-in goes on', async () => {
    const at = newEvening()
    at.ports.settings.mailBudget = { ...at.ports.settings.mailBudget, invitesPerDay: 0 }
    const { ana, table } = await aGame(at, 'quiet')
    const invited = await at.call('invite', { as: ana, params: { table }, body: { email: 'cem@example.com' } })
    expect(invited.status).toBe(429)
    expect(at.mails).toEqual([])
    at.clock.advance(minute)
    expect((await at.call('requestSignIn', { body: { email: 'dana@example.com' } })).status).toBe(200)
    expect(at.mails.map(({ kind }) => kind)).toEqual(['sign-in'])
  })
})

describe('Key rotation, of the keys for pushes', () => {
  it('reaches nobody by push until their app has been opened, mails them meanwhile, and needs no word of theirs', async () => {
    const service = await openPushService()
    const at = newEvening()
    at.ports.settings.pushHosts.push(service.host)
    const use = ({ publicKey, privateKey }: { publicKey: string; privateKey: string }): void => {
      at.ports.settings.pushKey = publicKey
      at.ports.push.send = webPushAt({ publicKey, privateKey, subject: 'mailto:post@example.org' }, service.agent).send
    }
    use(webPush.generateVAPIDKeys())
    const [ana, ben] = [await at.guest('Ana'), await at.withAddress('Ben')]
    /** What the app does when it is opened (web/live/push.ts): the key is another one, so it subscribes anew. */
    const openApp = async (): Promise<void> => {
      const { key } = (await at.call('mySubscriptions', { as: ben })).body
      const body = { ...service.subscribe(key).subscription, device: 'Phone' }
      expect((await at.call('addSubscription', { as: ben, body })).status).toBe(200)
    }
    const isAsked = async (name: string): Promise<void> => {
      const table = await at.gameOf([ana, ben], oneCardEach, name)
      await at.answers(ana, table, 'milk')
    }
    await openApp()
    await isAsked('before')
    expect([service.pushed.length, at.mails.length]).toEqual([1, 0])

    use(webPush.generateVAPIDKeys())
    await isAsked('between')
    expect(service.refused).toEqual(['signed with another key'])
    expect([service.pushed.length, at.mails.map(({ to }) => to)]).toEqual([1, ['ben@example.com']])

    await openApp()
    await isAsked('after')
    expect([service.pushed.length, at.mails.length]).toEqual([2, 1])
    await service.stop()
  })
})
