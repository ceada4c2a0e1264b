'use client'
/** A table that lives in the page: the engine is the service, bots sit in the other seats. It is handled like one that is kept fresh. */
import type { Game, Position, SeatId } from '@meanwhile/engine'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Live } from '../live/use-table.ts'

export type Engine = typeof import('@meanwhile/engine')
type Wanted = { engine: Engine; position: Position; you: SeatId /** bots wait while something is explained */; held: boolean }

const thinkMs = 1100

export function useLocalTable({ engine, position, you, held }: Wanted): Live {
  const [game, setGame] = useState<Game>(() => engine.arrange(position).game)
  const chance = useMemo(() => engine.chanceOf('tutorial'), [engine])

  const put = useCallback(
    (player: SeatId, decision: string, picks: string[]): boolean => {
      const outcome = engine.answer(game, { player, decision, picks })
      if (outcome.ok) setGame(outcome.game)
      return outcome.ok
    },
    [engine, game],
  )

  useEffect(() => {
    const asked = game.asked.find(({ player }) => player !== you)
    if (!asked || held) return
    const timer = setTimeout(() => {
      const seen = engine.view(game, asked.player)
      const decision = seen.decisions.find(({ id }) => id === asked.id)
      if (decision) put(asked.player, asked.id, engine.greedy(seen, decision, chance))
    }, thinkMs)
    return () => clearTimeout(timer)
  }, [engine, game, you, held, chance, put])

  const view = useMemo(() => engine.view(game, you), [engine, game, you])
  const bots = Object.fromEntries(game.players.filter(({ seat }) => seat !== you).map(({ seat }) => [seat, 'greedy']))
  return {
    seen: {
      table: 'tutorial',
      number: game.moves,
      status: game.over ? 'over' : 'playing',
      view,
      people: { [you]: you },
      bots,
      owed: [],
      ordersUntil: null,
    },
    sending: 'no',
    problem: null,
    staleSince: null,
    answer: async (decision, picks) => put(you, decision, picks),
    heardOf: () => {},
    isOld: false,
  }
}
