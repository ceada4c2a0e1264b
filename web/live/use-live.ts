'use client'
/** Whether everybody who is waited for has this table open, as far as the last poke knew: people go without saying so. */
import { useEffect, useState } from 'react'
import { onPoke } from './socket.ts'

const believedFor = 2 * 60_000

export function useLive(table: string): boolean {
  const [live, setLive] = useState(false)
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined
    const forget = onPoke((poke) => {
      if (typeof poke === 'string' || poke.game !== table || poke.chat || poke.table) return
      clearTimeout(soon)
      setLive(poke.live === 1)
      soon = setTimeout(() => setLive(false), believedFor)
    })
    return () => {
      clearTimeout(soon)
      forget()
    }
  }, [table])
  return live
}
