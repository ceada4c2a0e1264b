'use client'
/** One table, kept fresh: poked by the socket, fetched by its number, answered once. */
import { ApiProblem, client, type Problem } from '@meanwhile/functions/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Seen } from '../table/people.ts'
import { closeAnswered } from './push.ts'
import { onPoke } from './socket.ts'

export type Sending = 'no' | 'sending' | 'checking'
export type Live = {
  seen: Seen
  sending: Sending
  /** Why the last answer was refused, until the next one is given. */
  problem: Problem | null
  /** When the state shown was last known to be the present one; null while it is. */
  staleSince: number | null
  answer: (decision: string, picks: string[]) => Promise<boolean>
  refresh: () => Promise<void>
  dismiss: () => void
}

const api = client()
const etagOf = (seen: Seen): string => `"${seen.view.you ?? 'all'}.${seen.number}.${seen.status}"`
const shelf = (table: string): string => `table:${table}`

export function useTable(initial: Seen): Live {
  const [seen, setSeen] = useState(initial)
  const [sending, setSending] = useState<Sending>('no')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [staleSince, setStaleSince] = useState<number | null>(null)
  const newest = useRef(initial)

  const take = useCallback((fresh: Seen) => {
    look(fresh)
    // Replies may overtake each other; an older one must not turn the table back.
    if (fresh.number < newest.current.number) return
    newest.current = fresh
    setSeen(fresh)
    keep(fresh)
  }, [])

  const refresh = useCallback(async () => {
    try {
      const { reply } = await api.ask('view', { params: { table: newest.current.table } }, { ifNoneMatch: etagOf(newest.current) })
      if (reply) take(reply)
      setStaleSince(null)
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      if (error.problem.code === 'offline') setStaleSince((since) => since ?? Date.now())
      else setProblem(error.problem)
    }
  }, [take])

  useEffect(() => {
    const kept = recall(initial.table)
    // The page may have come from a cache that is older than what was last seen.
    if (kept && kept.number > newest.current.number && kept.view.you === initial.view.you) take(kept)
    else {
      keep(newest.current)
      look(newest.current)
    }
    if (!navigator.onLine) setStaleSince(Date.now())
    const offline = () => setStaleSince((since) => since ?? Date.now())
    window.addEventListener('offline', offline)
    const forget = onPoke((poke) => {
      if (poke === 'look' || (poke.game === initial.table && poke.number > newest.current.number)) void refresh()
    })
    return () => {
      window.removeEventListener('offline', offline)
      forget()
    }
  }, [initial, refresh, take])

  const answer = useCallback(
    async (decision: string, picks: string[]) => {
      setSending('sending')
      setProblem(null)
      for (let tries = 0; ; tries++) {
        try {
          take(await api.call('answer', { params: { table: newest.current.table }, body: { decision, picks } }))
          setSending('no')
          setStaleSince(null)
          return true
        } catch (error) {
          if (!(error instanceof ApiProblem)) throw error
          const unknown = error.problem.code === 'offline' || error.problem.code === 'unavailable'
          // Answering again is safe: the same answer to the same question counts once.
          if (unknown && tries < 3) {
            setSending('checking')
            await new Promise((resolve) => setTimeout(resolve, 800 * 2 ** tries))
            continue
          }
          setProblem(error.problem)
          setSending('no')
          await refresh()
          return false
        }
      }
    },
    [refresh, take],
  )

  return { seen, sending, problem, staleSince, answer, refresh, dismiss: () => setProblem(null) }
}

/** Questions this page has shown; whoever tells people needs to hear of each once. */
const shown = new Set<string>()

/** Says that its reader has seen what is asked, so that nobody tells them in another way, and takes away what told them before. */
function look({ table, number, view }: Seen): void {
  if (view.you === null || document.visibilityState === 'hidden') return
  const owed = view.decisions.filter((decision) => decision.owed).map(({ id }) => id)
  void closeAnswered(table, owed).catch(() => {})
  if (owed.every((id) => shown.has(id))) return
  for (const id of owed) shown.add(id)
  // Lost, it costs one notification too many.
  void api.call('seen', { params: { table }, body: { number } }).catch(() => {})
}

/** What was last seen stays on this device, for when there is no connection. */
function keep(seen: Seen): void {
  try {
    localStorage.setItem(shelf(seen.table), JSON.stringify(seen))
  } catch {
    // No room or no permission: then there is no offline table, and nothing else is lost.
  }
}

function recall(table: string): Seen | null {
  try {
    return JSON.parse(localStorage.getItem(shelf(table)) ?? 'null') as Seen | null
  } catch {
    return null
  }
}
