'use client'
/** Loads the page that was asked for once more, by itself as soon as there is a connection. */
import { useEffect } from 'react'

export function TryAgain({ label }: { label: string }) {
  const again = (): void => location.reload()
  useEffect(() => {
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  })
  useEffect(() => {
    // The connection may have come back before this page had woken up. Shown under its own address there is nothing to come back to.
    if (!navigator.onLine || location.pathname === '/offline') return
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok && location.reload(),
      // Nobody answers yet.
      () => {},
    )
  }, [])
  return (
    <button type="button" className="btn marigold" onClick={again}>
      {label}
    </button>
  )
}
