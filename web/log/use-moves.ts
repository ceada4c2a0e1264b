'use client'
/** The moves of a table: what the page came with, whatever happens while it is open, and on request what was before. */
import { client } from '@meanwhile/functions/client'
import type { Reply } from '@meanwhile/functions/shapes'
import { useEffect, useRef, useState } from 'react'
import { onPoke } from '../live/socket.ts'
import type { Logged } from '../recap/news.ts'

type Moves = {
  moves: Logged[]
  /** There are moves older than the first one. */
  more: boolean
  earlier: () => Promise<void>
}

const api = client()

export function useMoves(table: string, log: Reply<'log'>): Moves {
  const [{ moves, since }, setTold] = useState(log)
  const newest = useRef(log.number)
  useEffect(
    () =>
      onPoke((poke) => {
        if (typeof poke === 'object' && (poke.game !== table || poke.number <= newest.current)) return
        api.call('log', { params: { table }, query: { since: newest.current } }).then(
          (news) => {
            const known = newest.current
            newest.current = Math.max(known, news.number)
            setTold((had) => withNews(had, news, known))
          },
          // The next poke brings it.
          () => {},
        )
      }),
    [table],
  )
  const earlier = async (): Promise<void> => {
    const before = await api.call('log', { params: { table }, query: { before: since + 1 } })
    setTold((had) => (had.since === since ? { ...had, since: before.since, moves: [...before.moves, ...had.moves] } : had))
  }
  return { moves, more: since > 0, earlier }
}

/** After a long sleep more may have happened than comes at once: then what was there before is asked for anew. */
function withNews(had: Reply<'log'>, news: Reply<'log'>, known: number): Reply<'log'> {
  if (news.since > known) return news
  return { ...had, number: news.number, moves: [...had.moves, ...news.moves.filter(({ number }) => number > known)] }
}
