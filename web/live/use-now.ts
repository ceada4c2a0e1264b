'use client'
import { useEffect, useState } from 'react'

/** The present moment, as the server rendered it at first, then from minute to minute and whenever `news` changes. */
export function useNow(rendered: number, news: unknown): number {
  const [now, setNow] = useState(rendered)
  // biome-ignore lint/correctness/useExhaustiveDependencies: news is what makes the moment stale
  useEffect(() => {
    setNow(Date.now())
    const tick = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(tick)
  }, [news])
  return now
}
