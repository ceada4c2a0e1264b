'use client'
/** Keeps a page that the server renders as fresh as a poke, a look or a reconnect can: by asking the server once more. */
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { asListed } from '../home/as-listed.ts'
import { listedNow } from './opening.ts'
import { onPoke } from './socket.ts'

type Props = {
  /** When the server rendered what is shown. */
  asOf: number
  /** Only pokes of this table count; without it, those of any. */
  table?: string
  /** The page lists somebody's games, and these are they: what has changed before the socket was there is seen by comparing. */
  listed?: number
}

const settled = 250
const shown = new Set<number>()

/** For whoever had no name yet when it was rendered: going back, they would find the page of somebody without a game. */
export function AnewWhenBack({ asOf }: Pick<Props, 'asOf'>) {
  useAnewWhenBack(asOf)
  return null
}

/** Shown before: it came back out of the browser's memory, and may be days old. The two clocks are not compared, they may disagree. */
function useAnewWhenBack(asOf: number): void {
  const router = useRouter()
  useEffect(() => {
    if (shown.has(asOf)) router.refresh()
    shown.add(asOf)
  }, [asOf, router])
}

export function Fresh({ asOf, table, listed }: Props) {
  const router = useRouter()
  useAnewWhenBack(asOf)
  const shownList = useRef(listed)
  useEffect(() => {
    shownList.current = listed
  }, [listed])
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined
    const forget = onPoke((poke) => {
      if (typeof poke === 'object' && (poke.here || (table && poke.game !== table))) return
      const refresh = () => router.refresh()
      // Nearly always nothing has: to render it all once more would cost more than to ask.
      if (poke === 'connected' && shownList.current !== undefined) return void hasChanged(shownList.current).then((has) => has && refresh())
      // A move by bots is many pokes within an instant.
      clearTimeout(soon)
      soon = setTimeout(refresh, settled)
    })
    return () => {
      clearTimeout(soon)
      forget()
    }
  }, [router, table])
  return null
}

/** Whoever cannot be asked is asked by the server, which knows what to show then. */
const hasChanged = (listed: number): Promise<boolean> =>
  listedNow().then(
    (now) => asListed(now) !== listed,
    () => true,
  )
