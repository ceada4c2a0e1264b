'use client'
import { useEffect } from 'react'

/** A notification was tapped while its table is open: the worker says which question it asks. */
export function useAskedFor(show: (decision: string) => void): void {
  useEffect(() => {
    const { serviceWorker } = navigator
    const hear = ({ data }: MessageEvent): void => {
      const { asked } = (data ?? {}) as { asked?: unknown }
      if (typeof asked === 'string') show(asked)
    }
    serviceWorker?.addEventListener('message', hear)
    return () => serviceWorker?.removeEventListener('message', hear)
  }, [show])
}
