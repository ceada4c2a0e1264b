/**
 * What evenings seldom come to, each driven here once: devices that are gone, a watcher who left, a table that nobody sees any more, a letter that
 * bounced. And what functions do besides the tables: mail, sockets, the delay queue, wake-ups.
 */
import type { Deed } from '../../cdk/functions.ts'
import { api } from '../../functions/api/door.ts'
import { wake } from '../../functions/clock/clock.ts'
import type { FunctionName } from '../../functions/entry/environment.ts'
import { mailEvent } from '../../functions/mail/events.ts'
import type { Ports } from '../../functions/ports.ts'
import { atOnce } from '../../functions/reach/at-once.ts'
import { handedOn } from '../../functions/reach/handed-on.ts'
import { later } from '../../functions/reach/later.ts'
import { personOf, waitingFor } from '../../functions/reach/person.ts'
import { reaching } from '../../functions/reach/reach.ts'
import type { Item } from '../../functions/store/store.ts'
import { readItem, stateKey, writeItem } from '../../functions/table/stored-game.ts'
import { tell } from '../../functions/tell/tell.ts'
import { newClock } from '../../functions/time/clocks.ts'
import { ws } from '../../functions/ws/ws.ts'
import { inTheMeantime, newEvening } from '../reach/evening.ts'
import { type Recorded, recording } from './recording.ts'

export type Watching = (name: FunctionName) => { rights: Recorded; did: (deed: Deed) => void }

const day = 24 * 60 * 60 * 1000

export async function errands(watching: Watching): Promise<void> {
  await aWatcherIsGone(watching)
  await twoMeetAtATable(watching)
  await aTableIsClosedAtRest(watching)
  await aDeviceIsGone(watching)
  await somebodyIsReached(watching)
  await aPushServiceIsBusy(watching)
  await somebodyAnswersMeanwhile(watching)
  await aLetterBounces(watching)
}

/** The ports as that function has them in the cloud: everything it reaches for is noted. */
function portsOf(name: FunctionName, given: Ports, watching: Watching): Ports {
  const { rights, did } = watching(name)
  const noting =
    <A extends unknown[], R>(deed: Deed, act: (...args: A) => R) =>
    (...args: A): R => {
      did(deed)
      return act(...args)
    }
  const ports: Ports = {
    ...given,
    store: recording(given.store, rights),
    mail: { send: noting('send mail', given.mail.send) },
    sockets: { post: noting('post to sockets', given.sockets.post) },
    later: { in: noting('put off', given.later.in) },
    scheduler: { at: noting('set wake-ups', given.scheduler.at), cancel: noting('set wake-ups', given.scheduler.cancel) },
  }
  ports.notify = (name === 'tell' ? atOnce : name === 'later' ? reaching : handedOn)(() => ports)
  return ports
}

type Evening = ReturnType<typeof newEvening>
const twoHands = { turn: 's1' as const, players: [{ hand: ['milk', 'time'] }, { hand: ['love'] }], rules: ['play-2'] }

async function gameFor(at: Evening): Promise<{ ana: string; ben: string; table: string }> {
  const [ana, ben] = [await at.withAddress('Ana'), await at.withAddress('Ben')]
  return { ana, ben, table: await at.gameOf([ana, ben], twoHands) }
}

/** Ana plays a card, by the front door. */
async function aMove(at: Evening, ana: string, table: string) {
  const before = await at.state(table)
  const { view } = (await at.call('view', { as: ana, params: { table } })).body
  const [asked] = view.decisions
  await at.call('answer', { as: ana, params: { table }, body: { decision: asked?.id, picks: asked?.options.slice(0, 1) } })
  return [{ sequence: '1', before, after: await at.state(table) }]
}

async function aWatcherIsGone(watching: Watching): Promise<void> {
  const at = newEvening()
  const { ana, table } = await gameFor(at)
  const headers = { origin: at.ports.settings.origin, cookie: await at.session(await at.guest('Cem')) }
  const requestContext = { connectionId: 'watching', eventType: 'CONNECT' as const }
  await ws({ requestContext, headers, queryStringParameters: { watch: table } }, portsOf('ws', at.ports, watching))
  at.clock.advance(60_000)
  const ports = portsOf('tell', at.ports, watching)
  const { post } = ports.sockets
  ports.sockets = { post: async (...args) => (await post(...args)) && 'gone' }
  await tell(await aMove(at, ana, table), ports)
}

async function twoMeetAtATable(watching: Watching): Promise<void> {
  const at = newEvening()
  const { ana, ben, table } = await gameFor(at)
  const ports = portsOf('ws', at.ports, watching)
  for (const player of [ana, ben]) {
    const headers = { origin: at.ports.settings.origin, cookie: await at.session(player) }
    const requestContext = { connectionId: player, eventType: 'CONNECT' as const }
    await ws({ requestContext, headers, queryStringParameters: { table } }, ports)
  }
}

async function aTableIsClosedAtRest(watching: Watching): Promise<void> {
  const at = newEvening()
  const { table } = await gameFor(at)
  // Both have left their seats to bots for good.
  await at.memory.update('games', stateKey(table), { set: { p: ['', ''], b: { s1: 'random', s2: 'random' } } })
  at.clock.advance(31 * day)
  await wake(table, portsOf('clock', at.ports, watching))
}

async function aDeviceIsGone(watching: Watching): Promise<void> {
  const at = newEvening({ pushService: () => ({ outcome: 'gone' }) })
  const ana = await at.guest('Ana')
  const device = await at.subscribe(ana)
  await later({ kind: 'test-push', player: ana, device }, portsOf('later', at.ports, watching))
}

/** A move, a reminder, a nudge and an invitation; whoever sends the letters, and a push service that asks to come again. */
async function somebodyIsReached(watching: Watching): Promise<void> {
  const at = newEvening({ pushService: () => ({ outcome: 'busy', retryAfter: 60 }) })
  const { ana, ben, table } = await gameFor(at)
  await tenHoursForEach(at, table)
  await tell(await aMove(at, ana, table), portsOf('tell', at.ports, watching))
  await asked(at, watching, 'invite', ana, table, { email: 'cem@example.com' })
  await asked(at, watching, 'nudge', ben, table, { seat: 's1' })
  at.clock.advance(5.5 * 60 * 60 * 1000)
  await wake(table, portsOf('clock', at.ports, watching))
  const sending = portsOf('later', at.ports, watching)
  const jobs = at.jobs.splice(0).map(({ job }) => job)
  for (const job of jobs) await later(job, sending)
  await at.subscribe(ana)
  for (const job of jobs) if (job.kind === 'owed') await later(job, sending)
}

/** What the stream cannot tell at once is told from the queue: here by a letter, when the device is no more. */
async function aPushServiceIsBusy(watching: Watching): Promise<void> {
  const at = newEvening({ pushService: () => ({ outcome: 'busy', retryAfter: 60 }) })
  const { ana, table } = await gameFor(at)
  const device = await at.subscribe(ana)
  await tell(await aMove(at, ana, table), portsOf('tell', at.ports, watching))
  await at.memory.remove('players', { pk: `P#${ana}`, sk: `SUB#${device}` })
  for (const { job } of at.jobs.splice(0)) await later(job, portsOf('later', at.ports, watching))
}

/** A letter and a warning that have become needless before they are sent. */
async function somebodyAnswersMeanwhile(watching: Watching): Promise<void> {
  for (const reminder of [{}, { reminder: 'last' as const }]) {
    const meanwhile = inTheMeantime()
    const at = newEvening({ around: meanwhile.around })
    const { ana, table } = await gameFor(at)
    const person = await personOf(at.ports, ana)
    const [owed] = person ? await waitingFor(at.ports, person) : []
    meanwhile.when('TABLE', async () => void (await aMove(at, ana, table)))
    if (owed) await later({ kind: 'owed', owed: { ...owed, ...reminder }, tries: 0 }, portsOf('later', at.ports, watching))
  }
  const meanwhile = inTheMeantime()
  const at = newEvening({ around: meanwhile.around })
  const { ana, table } = await gameFor(at)
  const records = await aMove(at, ana, table)
  meanwhile.when('TABLE', async () => void (await aMove(at, ana, table)))
  await tell(records, portsOf('tell', at.ports, watching))
}

async function tenHoursForEach(at: Evening, table: string): Promise<void> {
  const stored = { ...readItem((await at.state(table)) as Item), pace: { kind: 'each' as const, minutes: 600 } }
  const owed = stored.owed.map((one) => ({ ...one, clock: newClock(stored, one, one.since) }))
  await at.memory.put('games', writeItem({ ...stored, owed }))
}

/** One request, as the function behind the API takes it. */
async function asked(at: Evening, watching: Watching, what: 'invite' | 'nudge', as: string, table: string, body: object): Promise<void> {
  const requestContext = { requestId: what, http: { method: 'POST', sourceIp: '203.0.113.9' } }
  const headers = { 'content-type': 'application/json', origin: at.ports.settings.origin }
  const rawPath = `/api/v1/tables/${table}/${what === 'invite' ? 'invites' : 'nudge'}`
  const event = { rawPath, rawQueryString: '', headers, cookies: [await at.session(as)], body: JSON.stringify(body), requestContext }
  await api(event, portsOf('api', at.ports, watching))
}

async function aLetterBounces(watching: Watching): Promise<void> {
  const bouncedRecipients = [{ emailAddress: 'Nobody <nobody@example.com>' }]
  const event = { eventType: 'Bounce', bounce: { bounceType: 'Permanent', bouncedRecipients } }
  await mailEvent(event, portsOf('mail', newEvening().ports, watching))
}
