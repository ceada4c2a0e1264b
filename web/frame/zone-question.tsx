'use client'
/** The device has moved: deadlines and hours stay in the account's zone until its owner says otherwise. */
import { useEffect, useState } from 'react'
import { useWords } from '../words/words.tsx'

const keptKey = 'zone:kept'

/** Said no to once, it is not asked again until the device moves on. */
export function ZoneQuestion({ zone, take, look }: { zone: string; take: (zone: string) => void; look: 'note' | 'slip' }) {
  const { web } = useWords()
  const [here, setHere] = useState<string | null>(null)
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    if (timeZone && localStorage.getItem(keptKey) !== timeZone) setHere(timeZone)
  }, [])
  if (!here || here === zone) return null
  const keep = (): void => {
    localStorage.setItem(keptKey, here)
    setHere(null)
  }
  return (
    <div className={`${look} stack`} role="status">
      <p>{web.common.zoneChanged(breakable(here))}</p>
      <div className="row wrap">
        <button type="button" className="btn line grow" onClick={() => take(here)}>
          {web.common.takeZone(breakable(here))}
        </button>
        <button type="button" className="btn quiet" onClick={keep}>
          {web.common.keepZone(breakable(zone))}
        </button>
      </div>
    </div>
  )
}

/** With a place to break a line, for large letters on small screens. */
const breakable = (zone: string): string => zone.replaceAll('_', ' ').replaceAll('/', '/\u200b')
