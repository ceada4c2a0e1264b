'use client'
/** Loads the page that was asked for once more, by itself as soon as there is a connection. */
import { useEffect } from 'react'

export function TryAgain({ label }: { label: string }) {
  const again = (): void => location.reload()
  useEffect(() => {
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  })
  return (
    <button type="button" className="btn marigold" onClick={again}>
      {label}
    </button>
  )
}
