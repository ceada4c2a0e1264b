/** Many months added up, as rates of one move, one visit and one game. */
import { habits } from './habits.ts'
import { type Counts, type Metered, type Meters, metered, newCounts, newMeters } from './meters.ts'
import { Month } from './month.ts'
import { slowness } from './reference.ts'
import { sdkMillis } from './sdk.ts'
import { newTally, type Tally } from './tally.ts'

export type Counted = {
  tally: Tally
  /** Until the first card is dealt. */
  begun: Meters
  /** From then on. */
  played: Meters
  /** Of our own processor, for one request to a table. */
  sdkMillis: number
}

/** So many are told of: fewer would be chance. */
export const gamesCounted = 60

/** With times as they would be on the machine of `reference.ts`, however busy this one is. */
export async function count(games: number): Promise<Counted> {
  // The first few warm up the engine of JavaScript: it would be its work that is measured.
  slowness()
  for (let i = 0; i < 6; i++) await new Month(1000 + i).play()
  const before = slowness()
  const sdk = await sdkMillis()
  const after = slowness()
  const paces: number[] = []
  const counted = await countUntimed(games, () => paces.push(slowness(4)))
  const pace = paces.reduce((sum, one) => sum + one, 0) / paces.length
  return { ...withTimes(counted, ({ cpuMillis }) => cpuMillis / pace), sdkMillis: sdk / ((before + after) / 2) }
}

/** The same counts, with processor times that are told. */
export function withTimes(counted: Counted, millis: (counts: Counts, name: Metered) => number): Counted {
  const all = (meters: Meters): Meters =>
    Object.fromEntries(metered.map((name) => [name, { ...meters[name], cpuMillis: millis(meters[name], name) }])) as Meters
  return { ...counted, begun: all(counted.begun), played: all(counted.played) }
}

/** For whoever does not look at the clock: the same at every run. */
export async function countUntimed(games: number, afterEach: () => void = () => {}): Promise<Counted> {
  const counted: Counted = { tally: newTally(), begun: newMeters(), played: newMeters(), sdkMillis: 0 }
  for (let i = 0; i < games; i++) {
    const month = new Month(i)
    await month.play()
    add(counted.tally, month.tally)
    for (const name of metered) {
      add(counted.begun[name], month.begun[name])
      add(counted.played[name], month.played[name])
    }
    afterEach()
  }
  return counted
}

function add<T extends { [name: string]: number }>(sum: T, more: T): void {
  for (const name in more) (sum as { [name: string]: number })[name] = (sum[name] ?? 0) + (more[name] ?? 0)
}

/** What one move asks of a function. */
export const perMove = ({ tally, played }: Counted, name: Metered): Counts => scaled(played[name], 1 / tally.moves)
/** What one game of the size we tell of asks of it. */
export const perGame = (counted: Counted, name: Metered): Counts => scaled(counted.played[name], habits.game.moves / counted.tally.moves)
export const perBeginning = ({ tally, begun }: Counted, name: Metered): Counts => scaled(begun[name], 1 / tally.games)
export const tallied = ({ tally }: Counted, what: keyof Tally): number => (tally[what] * habits.game.moves) / tally.moves

export const lettersInGame = (counted: Counted): number => tallied(counted, 'letters') + counted.tally.lastLetters / counted.tally.games

export function scaled(counts: Counts, by: number): Counts {
  const result = newCounts()
  for (const name of Object.keys(counts) as (keyof Counts)[]) result[name] = counts[name] * by
  return result
}
