'use client'
/** When each card was last played, asked for only when somebody wants to know why. Without a connection the rest of the answer has to do. */
import { client } from '@meanwhile/functions/client'
import { useEffect, useState } from 'react'

type Played = { get: (card: string) => number | undefined; now: number }

export function useWhenPlayed(table: string | null): Played | null {
  const [played, setPlayed] = useState<Played | null>(null)
  useEffect(() => {
    if (table === null) return
    let gone = false
    client()
      .call('log', { params: { table }, query: {} })
      .then(
        ({ moves }) => {
          const times = new Map<string, number>()
          for (const { at, events } of moves) for (const event of events) if (event.type === 'played') times.set(event.card, at)
          if (!gone) setPlayed({ get: (card) => times.get(card), now: Date.now() })
        },
        // Offline.
        () => {},
      )
    return () => {
      gone = true
    }
  }, [table])
  return played
}
