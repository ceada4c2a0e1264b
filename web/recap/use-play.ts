'use client'
/** Steps through a number of scenes by itself until the reader takes over. With reduced motion it waits for them from the start. */
import { useEffect, useState } from 'react'

export type Play = {
  step: number
  running: boolean
  toggle: () => void
  go: (step: number) => void /** each scene was shown */
  done: boolean
}

const prefersStill = (): boolean =>
  document.documentElement.dataset.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches

export function usePlay(steps: number, stepMs: number): Play {
  const [step, setStep] = useState(0)
  const [running, setRunning] = useState(false)
  useEffect(() => setRunning(steps > 1 && !prefersStill()), [steps])
  useEffect(() => {
    if (!running) return
    if (step >= steps - 1) {
      setRunning(false)
      return
    }
    const timer = setTimeout(() => setStep(step + 1), stepMs)
    return () => clearTimeout(timer)
  }, [running, step, steps, stepMs])
  return {
    step: Math.min(step, Math.max(0, steps - 1)),
    running,
    done: step >= steps - 1,
    toggle: () => {
      if (!running && step >= steps - 1) setStep(0)
      setRunning(!running)
    },
    go: (to) => {
      setRunning(false)
      setStep(Math.max(0, Math.min(steps - 1, to)))
    },
  }
}
