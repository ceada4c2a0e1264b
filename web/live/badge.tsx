'use client'
/** The number on the app's icon: how many questions wait for its owner. */
import { useEffect } from 'react'

export function Badge({ owed }: { owed: number }) {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return
    const shown = owed > 0 ? navigator.setAppBadge(owed) : navigator.clearAppBadge()
    // Not installed, or not allowed to.
    shown.catch(() => {})
  }, [owed])
  return null
}
