'use client'
/** What is said at a table, kept fresh by pokes. */
import { ApiProblem, client } from '@meanwhile/functions/client'
import type { Reply } from '@meanwhile/functions/shapes'
import { useCallback, useEffect, useRef, useState } from 'react'
import { onPoke } from '../live/socket.ts'

export type Message = Reply<'chat'>['messages'][number]
export type Talk = {
  messages: Message[]
  names: { [player: string]: string }
  /** There may be words older than the first one. */
  more: boolean
  older: () => Promise<void>
  say: (text: string) => Promise<void>
  unsay: (message: string) => Promise<void>
}

const perPage = 50
const api = client()

export function useTalk(table: string, initial: Reply<'chat'>): Talk {
  const [messages, setMessages] = useState(initial.messages)
  const [names, setNames] = useState(initial.names)
  const [more, setMore] = useState(initial.messages.length >= perPage)
  const shown = useRef(messages)
  shown.current = messages

  const refresh = useCallback(async () => {
    // A deletion changes something in the middle, so the newest page is read as a whole.
    const reply = await api.call('chat', { params: { table }, query: {} })
    const first = reply.messages[0]?.id
    setMessages((had) => (first ? [...had.filter(({ id }) => id < first), ...reply.messages] : reply.messages))
    setNames((had) => ({ ...had, ...reply.names }))
  }, [table])

  useEffect(
    () =>
      onPoke((poke) => {
        if (typeof poke === 'object' && (poke.game !== table || !poke.chat)) return
        refresh().catch((error) => {
          // The next poke brings it.
          if (!(error instanceof ApiProblem)) throw error
        })
      }),
    [table, refresh],
  )

  return {
    messages,
    names,
    more,
    older: async () => {
      const before = shown.current[0]?.id
      if (!before) return
      const reply = await api.call('chat', { params: { table }, query: { before } })
      setMore(reply.messages.length >= perPage - 1)
      setMessages((had) => [...reply.messages.filter(({ id }) => id < (had[0]?.id ?? id)), ...had])
      setNames((had) => ({ ...had, ...reply.names }))
    },
    say: async (text) => {
      const said = await api.call('say', { params: { table }, body: { text } })
      setMessages((had) => (had.some(({ id }) => id === said.id) ? had : [...had, said]))
    },
    unsay: async (message) => {
      await api.call('unsay', { params: { table, message }, body: {} })
      setMessages((had) => had.map((one) => (one.id === message ? { ...one, text: null } : one)))
    },
  }
}
