'use client'
/** The device has moved: deadlines and hours stay in the account's zone until its owner says otherwise. */
import { useEffect, useState } from 'react'
import { useWords } from '../words/words.tsx'

const keptKey = 'zone:kept'

type Props = { zone: string; take: (zone: string) => void; look: 'note' | 'slip' | 'strip' }

/** Said no to once, it is not asked again until the device moves on, be it back to where its owner lives. */
export function ZoneQuestion({ zone, take, look }: Props) {
  const { web } = useWords()
  const [here, setHere] = useState<string | null>(null)
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    if (timeZone === zone) forgetKept()
    setHere(timeZone && kept() !== timeZone ? timeZone : null)
  }, [zone])
  if (!here || here === zone) return null
  const keep = (): void => {
    rememberKept(here)
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

function kept(): string | null {
  try {
    return localStorage.getItem(keptKey)
  } catch {
    return null
  }
}

function rememberKept(zone: string): void {
  try {
    localStorage.setItem(keptKey, zone)
  } catch {
    // Then they are asked again at the next visit.
  }
}

function forgetKept(): void {
  try {
    localStorage.removeItem(keptKey)
  } catch {
    // What cannot be kept cannot be there.
  }
}

/** With a place to break a line, for large letters on small screens. */
const breakable = (zone: string): string => zone.replaceAll('_', ' ').replaceAll('/', '/\u200b')
