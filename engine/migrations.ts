/**
 * Stored games of older schemas, lifted one step at a time. A release that brings schema n+1 reads it and still writes n;
 * the next one writes it, so that two releases can run side by side during a deployment.
 */
import type { Game } from './game.ts'

/** What this release writes. */
export const SCHEMA = 1

/** `steps[n]` lifts schema n to n + 1; each has a before and after in `test/engine/migrations.test.ts`. */
const steps: Record<number, (stored: Record<string, unknown>) => Record<string, unknown>> = {}

/** Throws on what this release cannot read: such a game must not be touched. */
export function migrate(stored: unknown): Game {
  if (typeof stored !== 'object' || stored === null) throw new Error('a stored game is an object')
  let game = stored as Record<string, unknown>
  const { schema } = game
  if (typeof schema !== 'number' || !Number.isInteger(schema) || schema < 1) throw new Error('a stored game names its schema')
  const newest = Math.max(SCHEMA, ...Object.keys(steps).map((from) => Number(from) + 1))
  if (schema > newest) throw new Error(`this game was stored by a newer release (schema ${schema}; this one reads up to ${newest})`)
  for (let from = schema; from < newest; from++) {
    const step = steps[from]
    if (!step) throw new Error(`no way from schema ${from} to ${from + 1}`)
    game = { ...step(game), schema: from + 1 }
  }
  return game as Game
}
