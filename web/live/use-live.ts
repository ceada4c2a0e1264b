'use client'
/**
 * Whether everybody who is waited for has this table open, as pokes tell of those who come and go, at once or, of a phone that loses its
 * network, when its socket has been silent for minutes. Our own is opened anew by then as well, and asks: while it is open, what was told holds.
 */
import { client } from '@meanwhile/functions/client'
import { useEffect, useRef, useState } from 'react'
import type { Seen } from '../table/people.ts'
import { isConnected, onPoke } from './socket.ts'

const believedFor = 5 * 60_000
/** Whoever reloads the page, or is cut off for a moment, is back before the others see that they had gone. */
const patience = 2000
/** Coming to the front counts as a look, and so does the socket that is opened then: the last of them asks. */
const settled = 500

const api = client()

export function useLive(seen: Seen): boolean {
  const { table } = seen
  const [live, setLive] = useState(false)
  const shown = useRef(seen)

  useEffect(() => {
    shown.current = seen
  }, [seen])

  useEffect(() => {
    let isGone = false
    let changing: ReturnType<typeof setTimeout> | undefined
    let asking: ReturnType<typeof setTimeout> | undefined
    const believe = (isLive: boolean): void => {
      if (isGone) return
      clearTimeout(changing)
      if (isLive) setLive(true)
      changing = setTimeout(() => (isLive ? doubt() : setLive(false)), isLive ? believedFor : patience)
    }
    /** Somebody may think for an hour while all the others sit there; only whoever hears of nobody any more knows nothing. */
    const doubt = (): void => {
      if (isConnected()) believe(true)
      else setLive(false)
    }
    /** Who came or went while nobody listened has told nobody here. */
    const ask = (): void => {
      const query = { since: shown.current.number, looked: 'true' } as const
      api.call('log', { params: { table }, query }).then(
        ({ live }) => believe(live === true),
        () => believe(false),
      )
    }
    const forget = onPoke((poke) => {
      if (poke === 'look' && hasCompany(shown.current)) {
        clearTimeout(asking)
        asking = setTimeout(ask, settled)
      }
      if (typeof poke === 'string' || poke.game !== table || poke.chat || poke.table) return
      // Overtaken by a later one: it tells of a state in which somebody else was waited for.
      if (poke.number >= shown.current.number) believe(poke.live === 1)
    })
    return () => {
      isGone = true
      clearTimeout(changing)
      clearTimeout(asking)
      forget()
    }
  }, [table])

  return live && hasCompany(seen)
}

/** Alone, or with bots, nobody need ask. */
function hasCompany({ status, view, people, bots }: Seen): boolean {
  const others = Object.entries(people).filter(([seat, player]) => player !== null && !bots[seat] && seat !== view.you)
  return status === 'playing' && view.you !== null && others.length > 0
}
