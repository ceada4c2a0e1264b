'use client'
/** A finished game played again from its record, in the browser: the table after each move, as somebody who watches may see it. */
import type { GameRecord, SeenEvent, View } from '@meanwhile/engine'
import { ApiProblem, client } from '@meanwhile/functions/client'
import { useEffect, useState } from 'react'

/** `move`: which of the record's it was, as the check of the shuffle counts them; 0 is the deal. */
export type Moment = { move: number; view: View; events: SeenEvent[] }
export type Replayed = {
  moments: Moment[]
  moves: number
  /** Moves under older rules, which this build cannot play. */
  older: number
}
export type Replay = { at: 'loading' } | { at: 'unknown' } | { at: 'impossible' } | ({ at: 'ready' } & Replayed)

export function useReplay(table: string): Replay {
  const [replay, setReplay] = useState<Replay>({ at: 'loading' })
  useEffect(() => {
    let gone = false
    const load = async (): Promise<Replay> => {
      try {
        const [engine, record] = await Promise.all([import('@meanwhile/engine'), client().call('record', { params: { table } })])
        const replayed = momentsOf(engine, record)
        return replayed ? { at: 'ready', ...replayed } : { at: 'impossible' }
      } catch (error) {
        if (error instanceof ApiProblem) return { at: 'unknown' }
        throw error
      }
    }
    load().then((loaded) => {
      if (!gone) setReplay(loaded)
    })
    return () => {
      gone = true
    }
  }, [table])
  return replay
}

type Engine = Pick<typeof import('@meanwhile/engine'), 'begin' | 'replay' | 'view' | 'seenBy' | 'RULES_VERSION'>

export function momentsOf(engine: Engine, record: GameRecord): Replayed | null {
  const { setup, seed, entries } = record
  if (!seed) return null
  const told = (events: Parameters<Engine['seenBy']>[0][]): SeenEvent[] =>
    events.map((event) => engine.seenBy(event, null)).filter((event) => event !== null)
  try {
    const begun = engine.begin({ ...setup, seed })
    let { game } = begun
    const moments: Moment[] = [{ move: 0, view: engine.view(game, null), events: told(begun.events) }]
    for (const [at, entry] of entries.entries()) {
      if (entry.rules !== engine.RULES_VERSION) return { moments, moves: entries.length, older: entries.length - at }
      const outcome = engine.replay(game, entry)
      if (!outcome.ok) return null
      game = outcome.game
      const events = told(outcome.events)
      // A secret act shows nothing on the table.
      if (events.length > 0) moments.push({ move: at + 1, view: engine.view(game, null), events })
    }
    return { moments, moves: entries.length, older: 0 }
  } catch {
    return null
  }
}
