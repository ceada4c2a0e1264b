'use client'
/** The card that was played is gone, and with it the place of whoever got there by keyboard: they would begin again at the top of the page. */
import { type RefObject, useEffect, useRef, useState } from 'react'

/** The dock, and what to call before an answer is sent; what that gives is called once it was taken. */
export function useKeepPlace(): [RefObject<HTMLElement | null>, () => () => void] {
  const dock = useRef<HTMLElement>(null)
  const [answers, setAnswers] = useState(0)
  useEffect(() => {
    // Whoever has gone elsewhere meanwhile stays there.
    if (answers === 0 || document.activeElement !== document.body) return
    const next = dock.current?.querySelector<HTMLElement>('[role=option][tabindex="0"]') ?? dock.current
    next?.focus({ preventScroll: true })
  }, [answers])
  const before = (): (() => void) => {
    const wasInside = dock.current?.contains(document.activeElement) ?? false
    return () => {
      if (wasInside) setAnswers((n) => n + 1)
    }
  }
  return [dock, before]
}
