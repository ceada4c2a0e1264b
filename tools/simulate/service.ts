/** Games on the whole service under faults, until enough of them were played. */
import { type Evening, simulateEvening } from '../../test/simulation/simulation.ts'
import type { Telling } from './engine.ts'
import { processorSeconds } from './processor.ts'

/** `isHere`: on the Node at hand, whatever the cloud has. Evenings are counted on from `seed`, and one or two games are played in each: the seed of an evening alone repeats it. */
export type ServiceSimulation = { service: true; games: number; seed: number; untilBroken: boolean; isLiving: boolean; isHere: boolean }

type Cost = { requestsPerMove: number; rruPerMove: number; wruPerMove: number }
export type ServiceFigures = { games: number; moves: number; faults: number; violations: number; movesPerSecond: number } & Cost & {
    /** Which Node it ran on. */
    node: string
    /** What `tell` adds to each move, bots' moves included. */
    tell: Cost
  }

export async function simulateService(
  { games, seed, untilBroken, isLiving }: ServiceSimulation,
  telling: Telling,
): Promise<ServiceFigures> {
  const began = processorSeconds()
  const sum = { games: 0, moves: 0, faults: 0, violations: 0 }
  const applied = { count: 0, requests: 0, readUnits: 0, writeUnits: 0 }
  const told = { count: 0, requests: 0, readUnits: 0, writeUnits: 0 }
  for (let at = seed; sum.games < games && !(untilBroken && sum.violations > 0); at++) {
    const evening = await simulateEvening(at, isLiving ? { isLiving } : {})
    sum.games += evening.games
    sum.moves += evening.moves
    sum.faults += evening.faults
    add(applied, evening.applied)
    add(told, { ...evening.telling, count: evening.moves })
    if (evening.broken) {
      sum.violations += 1
      telling.broken(inWords(evening.broken))
    }
    telling.progress(Math.min(sum.games, games), sum.moves)
  }
  const movesPerSecond = Math.round(sum.moves / (processorSeconds() - began))
  return { ...sum, movesPerSecond, ...perMove(applied), tell: perMove(told), node: process.versions.node }
}

export function inWords({ seed, sentence, trace, isLiving }: NonNullable<Evening['broken']>): string {
  const again = `again: npm run -s simulate -- --service --games 1 --seed ${seed}${isLiving ? ' --living' : ''}`
  return [sentence, ...trace.map((line) => `  ${line}`), again].join('\n')
}

type Sum = Evening['applied']
function add(sum: Sum, more: Sum): void {
  sum.count += more.count
  sum.requests += more.requests
  sum.readUnits += more.readUnits
  sum.writeUnits += more.writeUnits
}

function perMove({ count, requests, readUnits, writeUnits }: Sum): Cost {
  const each = (total: number): number => Math.round((total / Math.max(1, count)) * 1000) / 1000
  return { requestsPerMove: each(requests), rruPerMove: each(readUnits), wruPerMove: each(writeUnits) }
}
