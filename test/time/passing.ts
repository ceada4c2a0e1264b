/** A world in which time passes: the stream is told, wake-ups come when they are due, and every quarter of an hour what was lost is looked for. */
import { arrange, decisionId, type SeatId } from '@meanwhile/engine'
import type { PaceShape } from '../../functions/api/shapes/common.ts'
import { wake } from '../../functions/clock/clock.ts'
import { makeRounds } from '../../functions/clock/rounds.ts'
import type { ChangeRecord } from '../../functions/store/memory.ts'
import type { Store } from '../../functions/store/store.ts'
import { owedIn, readItem, type StoredGame, stateKey, writeItem } from '../../functions/table/stored-game.ts'
import { untimed } from '../../functions/table/stored-time.ts'
import { defaultSettings, writeTable } from '../../functions/table/table-row.ts'
import { tell } from '../../functions/tell/tell.ts'
import { newClock } from '../../functions/time/clocks.ts'
import type { Hours } from '../../functions/time/hours.ts'
import { newWorld } from '../api/harness.ts'
import { within } from '../cdk/recording.ts'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour
const quarter = 15 * minute

export type Laid = {
  people: string[]
  pace?: PaceShape
  reactionMinutes?: number
  hours?: StoredGame['hours']
  ladder?: { botAfter: number | null; dropAfter: number | null }
  /** Whatever the engine's `arrange` takes. */
  table?: Partial<Parameters<typeof arrange>[0]>
}

type Around = (store: Store) => Store

export function worldInTime({ now = Date.parse('2026-05-04T12:00Z'), around = ((store) => store) as Around } = {}) {
  const stream: ChangeRecord[] = []
  const world = newWorld({ now, around, onChange: (record) => void stream.push(record) })
  /** Wake-ups that are to be lost on their way. */
  const lost = new Set<string>()
  let swept = now
  const wakeWatchers: (() => void)[] = []
  const stateWatchers: ((before: StoredGame | null, after: StoredGame) => void)[] = []
  /** The clock is held against the policy it has in the cloud. */
  const refuse = (sentence: string): never => {
    throw new Error(sentence)
  }
  const clockPorts = { ...world.ports, store: within('clock', world.ports.store, refuse) }

  async function told(): Promise<void> {
    while (stream.length > 0) {
      const records = stream.splice(0).filter(({ table, key }) => table === 'games' && (key.sk === 'STATE' || key.sk === 'TABLE'))
      for (const { before, after } of records)
        if (after?.sk === 'STATE') for (const watch of stateWatchers) watch(before && readItem(before), readItem(after))
      if (records.length > 0)
        await tell(
          records.map(({ before, after }, i) => ({ sequence: String(i), before, after })),
          world.ports,
        )
    }
  }

  /** Moves the hands on, and lets happen on the way whatever is due. */
  async function pass(millis: number): Promise<void> {
    const until = world.clock.now + millis
    await told()
    for (let steps = 0; ; steps++) {
      if (steps > 20_000) throw new Error('time does not pass: something is due again and again')
      const [game, at] = [...world.wakeUps].sort(([, a], [, b]) => a - b)[0] ?? ['', Number.POSITIVE_INFINITY]
      const next = Math.min(at, swept + quarter)
      if (next > until) break
      world.clock.now = Math.max(world.clock.now, next)
      if (at <= next) {
        world.wakeUps.delete(game)
        for (const watch of wakeWatchers) watch()
        if (!lost.has(game)) await wake(game, clockPorts)
      } else {
        swept = next
        await makeRounds(clockPorts)
      }
      await told()
    }
    world.clock.now = until
  }

  async function storedAt(table: string): Promise<StoredGame> {
    const item = await world.memory.get('games', stateKey(table), { consistent: true })
    if (!item) throw new Error('there is no such game')
    return readItem(item)
  }

  /** A game in the middle of it, laid out by hand. */
  async function lay({ people, hours = {}, ladder, table = {}, ...pacing }: Laid): Promise<string> {
    const { pace = { kind: 'each', minutes: 3 * 24 * 60 }, reactionMinutes = defaultSettings.reactionMinutes } = pacing
    const id = Buffer.from(world.ports.random(16)).toString('base64url')
    const { game } = arrange({ editions: ['fluxx'], turn: 's1', players: people.map(() => ({ hand: [] })), drawn: 1, ...table })
    const placeOf = (seat: SeatId): number => game.players.find((player) => player.seat === seat)?.asked ?? 0
    const asked = game.asked.map((one) => ({ ...one, id: decisionId(id, one.player, placeOf(one.player)) }))
    const laid = { ...game, table: id, asked }
    const seats = people.map((_, i): SeatId => `s${i + 1}`)
    const timed = { ...untimed, pace, reactionMinutes, hours, game: laid }
    const settings = { ...defaultSettings, pace, reactionMinutes, ...(ladder && { ladder }) }
    const owed = owedIn(laid, [], world.clock.now).map((one) => ({ ...one, clock: newClock(timed, one, world.clock.now) }))
    const numbers = Object.fromEntries(['all', ...seats].map((viewer) => [viewer, 0]))
    const stored: StoredGame = {
      ...timed,
      id,
      version: 0,
      status: 'playing',
      people,
      bots: {},
      numbers,
      owed,
      tail: [],
      head: '00'.repeat(32),
    }
    await world.memory.put(
      'games',
      writeTable({
        id,
        version: 1,
        status: 'playing',
        settings,
        host: people[0] ?? '',
        created: world.clock.now,
        seats: [],
        seed: '00'.repeat(32),
        setup: { table: id, editions: ['fluxx'], players: people.length, entropy: [] },
        proposal: null,
        former: [],
        removed: [],
        awaited: [],
        rematch: null,
        marks: [],
      }),
    )
    await world.memory.put('games', writeItem(stored))
    for (const player of people) await world.memory.put('players', { pk: `P#${player}`, sk: `GAME#${id}`, since: world.clock.now })
    stream.splice(0)
    // As if the first question had just been asked.
    await world.memory.update('games', stateKey(id), { set: { st: 'playing', x: 1 } })
    await told()
    return id
  }

  return {
    ...world,
    told,
    pass,
    storedAt,
    lay,
    lost,
    /** Whoever wants to know of each wake-up, and of each state that was stored. */
    onWake: (watch: () => void) => void wakeWatchers.push(watch),
    onState: (watch: (before: StoredGame | null, after: StoredGame) => void) => void stateWatchers.push(watch),
  }
}

export type WorldInTime = ReturnType<typeof worldInTime>

export const everyDay = (zone: string, from: number, to: number): Hours => ({
  zone,
  calendar: [0, 1, 2, 3, 4, 5, 6].map((at) => ({ day: at, from: from * 60, to: to * 60 })),
  vacation: [],
})
