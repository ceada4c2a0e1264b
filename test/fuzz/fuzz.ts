/** Sends request after request into worlds in full swing, and looks at what comes back. */
import { verify } from '@meanwhile/engine'
import fc from 'fast-check'
import { api } from '../../functions/api/door.ts'
import type { RouteName } from '../../functions/api/paths.ts'
import type { Store } from '../../functions/store/store.ts'
import { stateKey } from '../../functions/table/stored-game.ts'
import { playOut, storedAt } from './company.ts'
import { type Ground, learn, newGround, type Prepared, prepare } from './ground.ts'
import { type Answered, type Known, look, wrongWith } from './oracle.ts'
import { request, type Sent } from './requests.ts'

/** `case` counts from 1: the same seed and at least as many cases find it again. */
export type Violation = { case: number; what: string; sent: Sent | null }
export type Fuzzed = { cases: number; violations: Violation[] /** How often each route said what. */; outcomes: Map<string, number> }
export type Fuzzing = {
  cases: number
  seed: number
  progress?: (done: number, violations: number) => void
  around?: (store: Store) => Store
}

/** Worlds wear out: people delete themselves, tables close, invitations are used up. */
const casesPerWorld = 400

export async function fuzz({ cases, seed, progress, around }: Fuzzing): Promise<Fuzzed> {
  const fuzzed: Fuzzed = { cases: 0, violations: [], outcomes: new Map() }
  for (let world = 0; fuzzed.cases < cases; world++) {
    const ground = await newGround(`fuzz ${seed} ${world}`, around)
    const known = await look(ground)
    const numRuns = Math.min(casesPerWorld, cases - fuzzed.cases)
    const note = (sent: Sent | null) => (what: string) => void fuzzed.violations.push({ case: fuzzed.cases, what, sent })
    for (const sent of fc.sample(request, { numRuns, seed: seed * 100_003 + world })) {
      fuzzed.cases += 1
      ;(await tried(ground, known, sent, fuzzed)).forEach(note(sent))
    }
    ;(await wrongRecords(ground)).forEach(note(null))
    progress?.(fuzzed.cases, fuzzed.violations.length)
  }
  return fuzzed
}

async function tried(ground: Ground, known: Known, sent: Sent, { cases, outcomes }: Fuzzed): Promise<string[]> {
  const prepared = await prepare(ground, sent, cases)
  const answered = await ask(ground, prepared)
  const { route, reply, code } = answered
  outcomes.set(`${route} ${code}`, (outcomes.get(`${route} ${code}`) ?? 0) + 1)
  const wrong = await wrongWith(ground, known, answered)
  if (reply.statusCode !== 200 || route === 'none') return wrong
  learn(ground, route, prepared, JSON.parse(reply.body))
  if (route !== 'answer') return wrong
  const again = await ask(ground, prepared)
  return [
    ...wrong,
    ...(await wrongWith(ground, known, again)),
    ...(again.reply.body === reply.body ? [] : ['the same answer again was told otherwise']),
  ]
}

async function ask({ world }: Ground, prepared: Prepared): Promise<Answered & { code: string }> {
  world.lines.length = 0
  world.written.length = 0
  const reply = await api(prepared.event, world.ports)
  const lines = [...world.lines]
  const { route = 'none', code = 'ok' }: { route?: RouteName | 'none'; code?: string } = JSON.parse(lines.at(-1) ?? '{}')
  return { ...prepared, reply, route, code, lines }
}

/** Whatever was accepted is on record: every game can be played to its end, and its record verifies. */
async function wrongRecords({ world, held }: Ground): Promise<string[]> {
  const wrong: string[] = []
  for (const table of held.table) {
    const state = await world.memory.get('games', stateKey(table))
    if (!state || state.st === 'paused') continue
    await playOut(world, table)
    const { people } = await storedAt(world, table)
    const as = people.find((player) => player !== '')
    const { status, body } = await world.call('record', { params: { table }, ...(as && { as }) })
    // Nobody is left to see the record of a private game.
    if (status === 404 && !as) continue
    if (status !== 200 || !verify(body).ok) wrong.push(`the record of a game: ${JSON.stringify(body).slice(0, 200)}`)
  }
  return wrong
}
