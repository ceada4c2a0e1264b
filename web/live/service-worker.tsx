'use client'
/** Registers the service worker of this build, and tells it what the page consists of that came before it. */
import { useEffect } from 'react'
import { deviceName } from './device-name.ts'
import { compareAtStart } from './opening.ts'

export function ServiceWorker({ build }: { build: string }) {
  useEffect(() => {
    // In development every file changes all the time, and an old one would be shown.
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
    const begin = async (): Promise<void> => {
      const isNew = navigator.serviceWorker.controller === null
      const about = new URLSearchParams({ build, device: deviceName() })
      await navigator.serviceWorker.register(`/sw.js?${about}`, { scope: '/' })
      const { active } = await navigator.serviceWorker.ready
      const keep = performance.getEntriesByType('resource').map(({ name }) => name)
      active?.postMessage({ keep: keep.filter((url) => url.startsWith(location.origin)), ...(isNew && { page: location.href }) })
      await compareAtStart()
    }
    // A browser that believes in its connection does not say so; whoever shows what is old has to know all the same.
    const onMessage = ({ data }: MessageEvent): void => {
      if (data === 'from-memory' && navigator.onLine) window.dispatchEvent(new Event('offline'))
    }
    navigator.serviceWorker.addEventListener('message', onMessage)
    // Not before the page is there: it must not wait for this. A browser that refuses has a page that needs a connection.
    const later = (): void => void begin().catch(() => {})
    if (document.readyState === 'complete') later()
    else window.addEventListener('load', later, { once: true })
    return () => {
      window.removeEventListener('load', later)
      navigator.serviceWorker.removeEventListener('message', onMessage)
    }
  }, [build])
  return null
}
