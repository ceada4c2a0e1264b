'use client'
/** Oneself, as one changes it: shown at once, saved one after the other, and put back if the service says no. */
import { ApiProblem, client, type Problem } from '@meanwhile/functions/client'
import type { Reply, Request } from '@meanwhile/functions/shapes'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'

export type Me = Reply<'me'>
export type Changes = Omit<NonNullable<Request<'changeMe'>['body']>, 'preferences'> & { preferences?: Partial<Me['preferences']> }
export type Saving = 'no' | 'saving' | 'saved'
export type MeInHand = {
  me: Me
  saving: Saving
  problem: Problem | null
  change: (changes: Changes) => Promise<boolean>
  /** The service has changed it some other way. */
  take: (me: Me) => void
}

export function useMe(initial: Me): MeInHand {
  const router = useRouter()
  const [me, setMe] = useState(initial)
  const [saving, setSaving] = useState<Saving>('no')
  const [problem, setProblem] = useState<Problem | null>(null)
  const newest = useRef(initial)
  const confirmed = useRef(initial)
  // Preferences are saved as a whole, so two at the same instant would undo each other.
  const line = useRef<Promise<unknown>>(Promise.resolve())

  const show = (next: Me): void => {
    newest.current = next
    setMe(next)
  }
  const take = (next: Me): void => {
    confirmed.current = next
    show(next)
  }

  const change = ({ preferences, ...rest }: Changes): Promise<boolean> => {
    const before = newest.current
    show({ ...before, ...rest, preferences: { ...before.preferences, ...preferences } } as Me)
    setSaving('saving')
    setProblem(null)
    const saved = line.current.then(async () => {
      const body = { ...rest, ...(preferences && { preferences: { ...confirmed.current.preferences, ...preferences } }) }
      try {
        confirmed.current = await client().call('changeMe', { body })
        setSaving('saved')
        router.refresh()
        return true
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error
        setProblem(error.problem)
        setSaving('no')
        show(confirmed.current)
        return false
      }
    })
    line.current = saved.catch(() => {})
    return saved
  }

  return { me, saving, problem, change, take }
}
