'use client'
/** A tap that came before the page was alive is not lost: it is kept (`keepEarlyTaps`), and done as soon as somebody listens. */
import { useLayoutEffect } from 'react'

type Waiting = { alive?: boolean; early?: Set<HTMLElement> }

/** Not after a paint: a tap between the two would count twice. */
export function EarlyTaps() {
  useLayoutEffect(() => {
    const page = globalThis as Waiting
    page.alive = true
    const early = [...(page.early ?? [])]
    page.early?.clear()
    // Once everything else that begins now has begun.
    const tap = (): void => {
      for (const button of early) if (button.isConnected) button.click()
    }
    if (early.length > 0) setTimeout(tap)
  }, [])
  return null
}
