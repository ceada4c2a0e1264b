'use client'
/** One table, kept fresh: poked by the socket, fetched by its number, answered once. */
import { ApiProblem, client, type Problem } from '@meanwhile/functions/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { answeredAt, leaveTable, lookedAt } from '../recap/looked.ts'
import type { Seen } from '../table/people.ts'
import { left, sayWhenOpening } from './opening.ts'
import { asMoved } from './poked.ts'
import { closeAnswered } from './shown.ts'
import { onPoke } from './socket.ts'

export type Sending = 'no' | 'sending' | 'checking'
export type Live = {
  seen: Seen
  sending: Sending
  /** Why the last answer was refused, until the next one is given. */
  problem: Problem | null
  /** When the state shown was last known to be the present one; null while it is. */
  staleSince: number | null
  /** `say`: a word that goes with it. */
  answer: (decision: string, picks: string[], say?: string) => Promise<boolean>
  /** The service has been renewed since this page was loaded. */
  isOld: boolean
  /** There is a state with this number: asks for it if it is newer than what is shown. */
  heardOf: (number: number) => void
}

const api = client()
/** As the service makes it: the number, and what can change without one. */
const etagOf = (seen: Seen): string => {
  const deadlines = seen.owed.reduce((sum, { until }) => sum + (until ?? 0) / 1000, 0)
  return `"${seen.view.you ?? 'all'}.${seen.number}.${seen.status}.${deadlines.toString(36)}"`
}
const ifChanged = (seen: Seen) => api.ask('view', { params: { table: seen.table } }, { ifNoneMatch: etagOf(seen) })
const shelf = (table: string): string => `table:${table}`

export function useTable(initial: Seen): Live {
  const [seen, setSeen] = useState(initial)
  const [sending, setSending] = useState<Sending>('no')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [staleSince, setStaleSince] = useState<number | null>(null)
  const [isOld, setOld] = useState(false)
  const newest = useRef(initial)
  const firstBuild = useRef<string | null>(null)

  const heardBuild = useCallback((build: string | null) => {
    firstBuild.current ??= build
    if (build !== null && build !== firstBuild.current) setOld(true)
  }, [])

  const take = useCallback((fresh: Seen) => {
    look(fresh)
    // Replies may overtake each other; an older one must not turn the table back.
    if (fresh.number < newest.current.number) return
    newest.current = fresh
    setSeen(fresh)
    keep(fresh)
  }, [])

  const refresh = useCallback(
    async (ask = ifChanged) => {
      try {
        const { reply, build } = await ask(newest.current)
        heardBuild(build)
        if (reply) take(reply)
        setStaleSince(null)
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error
        if (error.problem.code === 'offline') setStaleSince((since) => since ?? Date.now())
        // A table that was there and is unknown now: to the service, so is its reader.
        else setProblem(error.problem.code === 'no-such-table' ? ((await whyUnknown()) ?? error.problem) : error.problem)
      }
    },
    [take, heardBuild],
  )

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
    const turnAway = () => {
      const { table, number, status, view } = newest.current
      // The news may have told of a move before the table shows it: told is told.
      if (view.you !== null && status !== 'over') leaveTable(table, Math.max(number, lookedAt(table) ?? 0))
    }
    const hide = () => document.visibilityState === 'hidden' && turnAway()
    document.addEventListener('visibilitychange', hide)
    const forget = onPoke((poke) => {
      // When connected, the news are asked for, and say by their number whether the table has moved on since it was rendered.
      if (poke === 'connected') return
      if (poke === 'look') return void refresh()
      if (poke.game !== initial.table) return
      if (poke.number > newest.current.number) void refresh(({ table }) => asMoved(table))
      // A pause or another pace moves deadlines, though nobody has moved.
      else if (poke.table) void refresh()
    })
    return () => {
      window.removeEventListener('offline', offline)
      document.removeEventListener('visibilitychange', hide)
      forget()
      turnAway()
      left(initial.table)
    }
  }, [initial, refresh, take])

  const answer = useCallback(
    async (decision: string, picks: string[], say?: string) => {
      setSending('sending')
      setProblem(null)
      for (let tries = 0; ; tries++) {
        try {
          const { reply, build } = await api.ask('answer', {
            params: { table: newest.current.table },
            body: { decision, picks, looking: true, ...(say && { say }) },
          })
          heardBuild(build)
          if (reply) {
            // The service knows that we look at what came of it, and needs no word of ours.
            for (const { id, owed } of reply.view.decisions) if (owed) shown.add(id)
            // It comes with what it did only if nothing has happened since.
            if (reply.moves) answeredAt(reply.table, reply.number)
            take(reply)
          }
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
    [refresh, take, heardBuild],
  )

  const heardOf = useCallback(
    (number: number) => {
      if (number > newest.current.number) void refresh()
    },
    [refresh],
  )

  return { seen, sending, problem, staleSince, isOld, answer, heardOf }
}

async function whyUnknown(): Promise<Problem | null> {
  try {
    await api.call('me', {})
    return null
  } catch (error) {
    return error instanceof ApiProblem && error.status === 401 ? error.problem : null
  }
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
  if (sayWhenOpening({ table, number })) return
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
