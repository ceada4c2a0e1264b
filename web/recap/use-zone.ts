'use client'
/** The reader's time zone. Until the page is alive it is the one the service knows, so that server and browser write the same. */
import { useEffect, useState } from 'react'

export function useZone(known: string | null): string {
  const [zone, setZone] = useState(known ?? 'UTC')
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  return zone
}
