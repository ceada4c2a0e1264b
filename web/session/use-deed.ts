'use client'
/** One thing a person does by pressing something: busy until the page shows its outcome, and if it is refused, why. */
import { ApiProblem, type Problem } from '@meanwhile/functions/client'
import { useState, useTransition } from 'react'

export type Deed = { busy: boolean; problem: Problem | null; run: (deed: () => Promise<void>) => void; forget: () => void }

export function useDeed(): Deed {
  const [busy, start] = useTransition()
  const [problem, setProblem] = useState<Problem | null>(null)
  const run = (deed: () => Promise<void>): void => {
    // A double tap is one tap.
    if (busy) return
    setProblem(null)
    start(async () => {
      try {
        await deed()
      } catch (error) {
        // Anything else is a mistake of ours, and the error page says so.
        if (!(error instanceof ApiProblem)) throw error
        setProblem(error.problem)
      }
    })
  }
  return { busy, problem, run, forget: () => setProblem(null) }
}
