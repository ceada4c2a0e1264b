'use client'
/** The way to the table talk, with how much of it is unread. */
import { client } from '@meanwhile/functions/client'
import Link from 'next/link'
import { useEffect, useState } from 'react'
import { onPoke } from '../live/socket.ts'
import { useWords } from '../words/words.tsx'
import { readUntil } from './read-marks.ts'

/** `listening`: somebody else is there who could say something. */
export function TalkLink({ table, me, listening }: { table: string; me: string | null; listening: boolean }) {
  const { web } = useWords()
  const unread = useUnreadCount(table, me, listening)
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

/** Asked once when the page is opened, and whenever somebody has said something. */
function useUnreadCount(table: string, me: string | null, listening: boolean): number {
  const [unread, setUnread] = useState(0)
  useEffect(() => {
    if (!listening) return
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
    count()
    return onPoke((poke) => {
      if (typeof poke === 'object' && poke.game === table && poke.chat) count()
    })
  }, [table, me, listening])
  return unread
}
