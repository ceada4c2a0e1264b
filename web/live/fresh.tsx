'use client'
/** Keeps a page that the server renders as fresh as a poke, a look or a reconnect can: by asking the server once more. */
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { onPoke } from './socket.ts'

type Props = {
  /** When the server rendered what is shown. */
  asOf: number
  /** Only pokes of this table count; without it, those of any. */
  table?: string
}

const settled = 250
const shown = new Set<number>()

export function Fresh({ asOf, table }: Props) {
  const router = useRouter()
  useEffect(() => {
    // Shown before: it came back out of the browser's memory, and may be days old. The two clocks are not compared, they may disagree.
    if (shown.has(asOf)) router.refresh()
    shown.add(asOf)
  }, [asOf, router])
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined
    const forget = onPoke((poke) => {
      if (typeof poke === 'object' && (poke.here || (table && poke.game !== table))) return
      // A move by bots is many pokes within an instant.
      clearTimeout(soon)
      soon = setTimeout(() => router.refresh(), settled)
    })
    return () => {
      clearTimeout(soon)
      forget()
    }
  }, [router, table])
  return null
}
