'use client'
/** The way to the table talk, with how much of it is unread. */
import { client } from '@meanwhile/functions/client'
import { useEffect, useState } from 'react'
import { Link } from '../frame/link.tsx'
import { onPoke } from '../live/socket.ts'
import { useWords } from '../words/words.tsx'
import { readUntil } from './read-marks.ts'

/** Who said something, as far as the page came with it: what of it is unread, only this device knows. */
export type Said = { id: string; player: string }[]
type Props = { table: string; me: string | null; said: Said }

export function TalkLink({ table, me, said }: Props) {
  const { web } = useWords()
  const unread = useUnreadCount(table, me, said)
  return (
    <Link className="icon" href={`/t/${table}/chat`} aria-label={unread > 0 ? web.table.chatUnread(unread) : web.table.chat}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 6h16v10H10l-4 4v-4H4z" />
      </svg>
      {unread > 0 && (
        <span className="count" aria-hidden="true">
          {unread}
        </span>
      )}
    </Link>
  )
}

/** Counted in what the page came with, and asked for whenever somebody has said something. */
function useUnreadCount(table: string, me: string | null, said: Said): number {
  const [unread, setUnread] = useState(0)
  useEffect(() => {
    const read = readUntil(table) ?? ''
    setUnread(said.filter(({ id, player }) => player !== me && id > read).length)
    const count = (): void => {
      const since = readUntil(table)
      client()
        .call('chat', { params: { table }, query: since ? { since } : {} })
        .then(
          ({ messages }) => setUnread(messages.filter(({ player, text }) => player !== me && text !== null).length),
          // A count can be missing; the talk itself says why it cannot be read.
          () => {},
        )
    }
    return onPoke((poke) => {
      if (typeof poke === 'object' && poke.game === table && poke.chat) count()
    })
  }, [table, me, said])
  return unread
}
