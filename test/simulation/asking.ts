/** Requests on their way: they get lost, their replies get lost, and then nobody knows what became of them. */
import { api, type Context, type HttpEvent, NotModified } from '../../functions/api/door.ts'
import { ApiError, type ErrorCode } from '../../functions/api/errors.ts'
import { handlers } from '../../functions/api/handlers/index.ts'
import { base, paths, type RouteName } from '../../functions/api/paths.ts'
import type { Input, Reply } from '../../functions/api/shapes/index.ts'
import type { Ports } from '../../functions/ports.ts'
import { OutcomeUnknown, Throttled } from '../../functions/store/store.ts'
import { type Meter, newMeter } from '../../functions/store/tables.ts'
import { type Cloud, settings } from './cloud.ts'

export type Asker = { player: string; cookie: string | null }
export type Refused = { code: ErrorCode; chosen?: string[]; reason?: string }
export type Answered<R extends RouteName> =
  | { body: Reply<R>; etag: string | undefined }
  | { refused: Refused }
  | typeof unchanged
  | typeof lost
type Asked<R extends RouteName> = { asker: Asker | null; etag?: string | undefined } & Partial<Input<R>>
type Replied<R extends RouteName> = { answer: Answered<R>; outcome?: string | number | undefined }

/** `handlers`: the door is left out, with its cryptography, and the handlers are called as it would call them. */
export type Way = 'handlers' | 'door'

const patience = 30_000
const unchanged = { unchanged: true } as const
const lost = { lost: true } as const

export class Asking {
  /** What the moves that were applied cost. */
  readonly moves = { count: 0, ...newMeter() }
  #requests = 0

  constructor(
    private readonly cloud: Cloud,
    private readonly way: Way,
  ) {}

  async ask<R extends RouteName>(route: R, asked: Asked<R>): Promise<Answered<R>> {
    const { world } = this.cloud
    const { chance } = world
    await world.sleep(chance.wait(10, 2000))
    if (this.#lost(0.015)) return this.#lostAfter(patience, route)
    const began = world.now
    const invoked = await this.cloud.invoke('api', (ports) =>
      this.way === 'door' ? this.#throughTheDoor(route, asked, ports) : this.#direct(route, asked, ports),
    )
    if ('crashed' in invoked) return this.#lostAfter(patience, route)
    if ('error' in invoked) {
      world.fail(`${route} broke: ${invoked.error instanceof Error ? invoked.error.stack : String(invoked.error)}`)
      return lost
    }
    const { answer, outcome } = invoked.value
    if (route === 'answer' && outcome === 'applied') this.#count(invoked.meter)
    if (this.#lost(0.02) || world.now - began > patience) return this.#lostAfter(patience, route)
    await world.sleep(chance.wait(10, 1000))
    if ('refused' in answer) world.note(asked.asker?.player, route, 'refused:', answer.refused.code, answer.refused.reason)
    else if (route !== 'view') world.note(asked.asker?.player, route, outcome)
    return answer
  }

  #lost(share: number): boolean {
    const { world } = this.cloud
    const lost = !world.calm && world.chance.happens(share)
    if (lost) world.faults++
    return lost
  }

  async #lostAfter(millis: number, route: RouteName): Promise<typeof lost> {
    await this.cloud.world.sleep(millis)
    if (route !== 'view') this.cloud.world.note('nothing was heard of', route)
    return lost
  }

  #count({ requests, readUnits, writeUnits }: Meter): void {
    this.moves.count++
    this.moves.requests += requests
    this.moves.readUnits += readUnits
    this.moves.writeUnits += writeUnits
  }

  // ── Two ways in ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** Nobody in the simulation asks several things at once. */
  async #direct<R extends RouteName>(route: R, { asker, params, query, body, etag }: Asked<R>, ports: Ports): Promise<Replied<R>> {
    const out: Context['out'] = { cookies: [], facts: {} }
    const alsoAsk = () => Promise.reject(new Error('asked for something else as well'))
    const context: Context = {
      ports: { ...ports, note: (facts) => void Object.assign(out.facts, facts) },
      asker: asker && { player: asker.player, epoch: 0 },
      ip: '203.0.113.7',
      ifNoneMatch: etag,
      alsoAsk,
      out,
    }
    const input = { params, query: query ?? {}, body } as Input<R>
    try {
      const reply = await handlers[route](context, input)
      return { answer: { body: reply, etag: out.etag }, outcome: out.facts.outcome }
    } catch (error) {
      if (error instanceof NotModified) return { answer: unchanged }
      if (error instanceof ApiError) return { answer: { refused: { code: error.code, ...error.facts } } }
      if (error instanceof OutcomeUnknown || error instanceof Throttled) return { answer: { refused: { code: 'unavailable' } } }
      throw error
    }
  }

  /** By the front door, until it is known to have worked. Who never heard of it is a guest all the same, and expires. */
  async becomeGuest(): Promise<Asker> {
    const { world } = this.cloud
    for (;;) {
      await world.sleep(world.chance.wait(10, 5000))
      const invoked = await this.cloud.invoke('api', (ports) => api(this.#event('becomeGuest', { asker: null, body: {} }), ports))
      const reply = 'value' in invoked ? invoked.value : null
      const cookie = reply?.cookies?.[0]?.split(';')[0]
      if (reply?.statusCode === 200 && cookie) return { player: JSON.parse(reply.body).id, cookie }
    }
  }

  async #throughTheDoor<R extends RouteName>(route: R, asked: Asked<R>, ports: Ports): Promise<Replied<R>> {
    const reply = await api(this.#event(route, asked), ports)
    if (reply.statusCode === 304) return { answer: unchanged }
    const body = JSON.parse(reply.body)
    if (reply.statusCode === 500) throw new Error(`a reply of 500: ${reply.body}`)
    if (reply.statusCode !== 200) return { answer: { refused: body.error } }
    return { answer: { body, etag: reply.headers.etag } }
  }

  #event<R extends RouteName>(route: R, { asker, params, query, body, etag }: Asked<R>): HttpEvent {
    const { method, path } = paths[route]
    const [named, wanted] = [texts(params), texts(query)]
    return {
      rawPath: base + path.replace(/\{(\w+)\}/g, (_, name: string) => named[name] ?? ''),
      rawQueryString: new URLSearchParams(wanted).toString(),
      headers: { 'content-type': 'application/json', origin: settings.origin, ...(etag && { 'if-none-match': etag }) },
      cookies: asker?.cookie ? [asker.cookie] : [],
      ...(body && { body: JSON.stringify(body) }),
      requestContext: { requestId: `r${++this.#requests}`, http: { method, sourceIp: '203.0.113.7' } },
    }
  }
}

const texts = (given: unknown): { [name: string]: string } =>
  Object.fromEntries(Object.entries((given ?? {}) as object).map(([name, value]) => [name, String(value)]))
