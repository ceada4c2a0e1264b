'use client'
/** Says so when a page is read without a connection. The table says it itself, with the time of what it shows. */
import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useWords } from '../words/words.tsx'

const saysItItself = /^\/(offline$|t\/[^/]+$)/

export function OfflineStrip() {
  const { web } = useWords()
  const path = usePathname()
  const [isOffline, setOffline] = useState(false)
  useEffect(() => {
    const look = (): void => setOffline(!navigator.onLine)
    const lost = (): void => setOffline(true)
    look()
    window.addEventListener('online', look)
    window.addEventListener('offline', lost)
    return () => {
      window.removeEventListener('online', look)
      window.removeEventListener('offline', lost)
    }
  }, [])
  if (saysItItself.test(path)) return null
  return (
    <div role="status">
      {isOffline && (
        <p className="strip row">
          <span className="grow">{web.common.offlineNow}</span>
          <button type="button" className="btn quiet" onClick={() => location.reload()}>
            {web.common.tryAgain}
          </button>
        </p>
      )}
    </div>
  )
}
