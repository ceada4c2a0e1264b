/**
 * A month at several tables with people in Auckland, Berlin, São Paulo and Los Angeles who sleep, answer when it suits them, and now and then vanish.
 * What the clock does is held against what the clock on each wall shows, minute by minute.
 */
import { bots, chanceOf, type SeatId, view } from '@meanwhile/engine'
import type { PaceShape } from '../../functions/api/shapes/common.ts'
import type { StoredGame } from '../../functions/table/stored-game.ts'
import { day, everyDay, minute, type WorldInTime, worldInTime } from './passing.ts'

export const zones = ['Pacific/Auckland', 'Europe/Berlin', 'America/Sao_Paulo', 'America/Los_Angeles'] as const

export type Month = {
  moves: number
  /** Wake-ups that came. */
  fires: number
  timeOuts: { due: number; at: number }[]
  /** First tellings, and what the clock tells after them. */
  tellings: number
  reminders: { zone: string; at: number }[]
  /** Questions that people were asked. */
  decisions: number
  over: number
  wrong: string[]
}

export type Options = {
  from: string
  days: number
  pace: PaceShape
  games: number
  seed: string
  vanishing?: number
  /** Before the first card is dealt. */
  prepare?: (world: WorldInTime, people: string[]) => Promise<void>
}

export async function month({ from, days, pace, games, seed, vanishing = 0, prepare }: Options): Promise<Month> {
  const world = worldInTime({ now: Date.parse(from) })
  const chance = chances(seed)
  const people: string[] = []
  for (const zone of zones) {
    const id = await world.guest(zone.split('/')[1]?.slice(0, 12) ?? zone)
    await world.call('changeMe', { as: id, body: { zone, calendar: everyDay(zone, 8, 22).calendar } })
    people.push(id)
  }
  const gone = new Set(people.slice(0, vanishing))
  const found: Month = { moves: 0, fires: 0, timeOuts: [], tellings: 0, reminders: [], decisions: 0, over: 0, wrong: [] }
  watch(world, found, people)
  await prepare?.(world, people)
  const tables = []
  for (let i = 0; i < games; i++) tables.push(await begin(world, people, pace))
  const end = world.clock.now + days * day
  while (world.clock.now < end) {
    await world.pass((20 + chance(80)) * minute)
    for (const table of tables) await somebodyAnswers(world, table, { people, gone, chance })
  }
  for (const table of tables) await count(world, table, found)
  return found
}

async function begin(world: WorldInTime, people: string[], pace: PaceShape): Promise<string> {
  const [host = '', ...others] = people
  const settings = { seats: people.length, pace, visibility: 'open', ladder: { botAfter: 2, dropAfter: null }, startWhenFull: true }
  const { id } = (await world.call('createTable', { as: host, body: { settings } })).body
  for (const as of others) await world.call('takeSeat', { as, params: { table: id }, body: {} })
  await world.told()
  return id
}

type Company = { people: string[]; gone: Set<string>; chance: (most: number) => number }

/** People answer only when they are awake, and only some of the time. */
async function somebodyAnswers(world: WorldInTime, table: string, { people, gone, chance }: Company): Promise<void> {
  const stored = await world.storedAt(table)
  if (stored.status !== 'playing') return
  for (const { seat } of stored.owed) {
    const player = stored.people[Number(seat.slice(1)) - 1] ?? ''
    const at = people.indexOf(player)
    if (!player || stored.bots[seat] || gone.has(player) || !isAwake(at, world.clock.now) || chance(4) > 0) continue
    await inOneSitting(world, table, player, seat)
  }
}

/** Whoever has the page open answers whatever they are asked. */
async function inOneSitting(world: WorldInTime, table: string, as: string, seat: SeatId): Promise<void> {
  for (let picks = picksFor(await world.storedAt(table), seat); picks; picks = picksFor(await world.storedAt(table), seat)) {
    await world.call('answer', { as, params: { table }, body: picks })
    world.clock.advance(20_000)
    await world.told()
  }
}

export const isAwake = (at: number, now: number): boolean => {
  const shown = Number(new Intl.DateTimeFormat('en-GB', { timeZone: zones[at] ?? 'UTC', hour: '2-digit', hourCycle: 'h23' }).format(now))
  return shown >= 8 && shown < 22
}

function picksFor({ game }: StoredGame, seat: SeatId): { decision: string; picks: string[] } | null {
  const seen = view(game, seat)
  const decision = seen.decisions.find(({ owed }) => owed)
  return decision ? { decision: decision.id, picks: bots.greedy(seen, decision, chanceOf(decision.id), () => false) } : null
}

/** Everything that is sent, and every state that was ever stored. */
function watch(world: WorldInTime, found: Month, everybody: string[]): void {
  const { owed } = world.ports.notify
  world.ports.notify.owed = async (people) => {
    for (const { player, reminder, ifAllowed } of people) {
      // That nobody else is missing is said by whoever answers, at any hour; whoever sends it looks at the calendar.
      // What comes in their night only to those who allow it comes to nobody here.
      if (reminder === 'only-one-missing' || ifAllowed) continue
      if (reminder) found.reminders.push({ zone: zones[everybody.indexOf(player)] ?? 'UTC', at: world.clock.now })
      else found.tellings += 1
    }
    await owed(people)
  }
  world.onWake(() => {
    found.fires += 1
  })
  world.onState((before, after) => {
    const entry = after.tail.at(-1)
    if (!before || after.version === before.version || !entry) return
    found.moves += 1
    const fresh = after.owed.filter((one) => !before.owed.some((known) => known.seat === one.seat && known.asked === one.asked))
    found.decisions += fresh.filter(({ seat }) => !after.bots[seat]).length
    const { deed } = entry
    if (deed.kind !== 'time-out' || before.bots[deed.seat]) return
    const due = before.owed.find(({ seat, asked }) => seat === deed.seat && asked === deed.asked)?.clock?.until
    if (due === undefined) found.wrong.push(`${deed.seat} ran out of time without a clock`)
    else found.timeOuts.push({ due, at: world.clock.now })
  })
}

async function count(world: WorldInTime, table: string, found: Month): Promise<void> {
  const stored = await world.storedAt(table)
  if (stored.status === 'over') found.over += 1
  else if (stored.owed.some(({ clock }) => clock && clock.until < world.clock.now - 15 * minute)) found.wrong.push(`${table} stands still`)
}

/** A small source of chance, the same for the same seed. */
function chances(seed: string): (most: number) => number {
  let state = [...seed].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7)
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    return Math.floor(((state >>> 8) / 2 ** 24) * most)
  }
}
