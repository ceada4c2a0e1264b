'use client'
/** What happened since the reader last looked: asked for once the socket is there, and again with every change. */
import { client } from '@meanwhile/functions/client'
import { useEffect, useRef, useState } from 'react'
import { opened } from '../live/opening.ts'
import { heard, onPoke } from '../live/socket.ts'
import type { Seen } from '../table/people.ts'
import { lookedAt, markLooked, markVisit, sinceLastVisit } from './looked.ts'
import type { Logged } from './news.ts'

const api = client()

/** `heardOf` hears how far the table has come: what happened before the socket was there poked nobody. */
export function useNews({ table, number, moves: own, view: { you } }: Seen, heardOf: (number: number) => void): Logged[] {
  const [moves, setMoves] = useState<Logged[]>([])
  const connected = useConnected()
  const visiting = useRef(false)
  const first = useRef(true)

  useEffect(() => {
    if (!connected) return
    const looked = lookedAt(table)
    if (looked !== null && looked >= number && !first.current) return
    // What one's own answer did came with its reply, and what somebody else did with the table.
    const done = (own ?? []).filter((move) => move.number > (looked ?? 0))
    if (!first.current && done[0]?.number === (looked ?? 0) + 1) {
      setMoves((known) => [...known, ...done])
      markLooked(table, number)
      return
    }
    // Only the first question of a visit is about other devices.
    const asking = first.current
      ? opened(table, sinceLastVisit(table), you !== null)
      : api.call('log', { params: { table }, query: { since: Math.min(looked ?? 0, number) } })
    let gone = false
    asking.then(
      (log) => {
        if (gone) return
        first.current = false
        heardOf(log.number)
        if (log.live) heard({ game: table, number: log.number, live: 1 })
        setMoves((known) => [...known, ...log.moves])
        // Not the number shown: the log is a copy, and may lag behind by the last move.
        markLooked(table, log.moves.at(-1)?.number ?? log.since)
        // What came while the table was open belongs to the same visit.
        if (!visiting.current) markVisit(table, log.since)
        visiting.current = true
      },
      // The log can wait; the table is what counts.
      () => {},
    )
    return () => {
      gone = true
    }
  }, [table, number, own, you, connected, heardOf])

  return moves
}

const longestWait = 4000

/** True from the first connect on, or after a while without one: where no socket gets through, the news come all the same. */
function useConnected(): boolean {
  const [connected, setConnected] = useState(false)
  useEffect(() => {
    const enough = setTimeout(() => setConnected(true), longestWait)
    const forget = onPoke((poke) => poke === 'connected' && setConnected(true))
    return () => {
      clearTimeout(enough)
      forget()
    }
  }, [])
  return connected
}
