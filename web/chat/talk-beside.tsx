'use client'
/** Table talk beside a table that has room for it: the last words, and a line to say some. The whole of it has a page of its own. */
import { client } from '@meanwhile/functions/client'
import { type FormEvent, useEffect, useState } from 'react'
import { ProblemLine } from '../frame/problem-line.tsx'
import { onPoke } from '../live/socket.ts'
import { useDeed } from '../session/use-deed.ts'
import { useAllWords } from '../words/all-words.ts'
import { markRead } from './read-marks.ts'
import type { Said } from './talk-link.tsx'
import type { Message } from './use-talk.ts'

type Props = { table: string; me: string; said: Said }
type Heard = { messages: Message[]; names: { [player: string]: string } }

const api = client()
const mostShown = 2
const longest = 500

export default function TalkBeside({ table, me, said }: Props) {
  const { web } = useAllWords()
  const { messages, names, add } = useLastWords(table, said)
  const [text, setText] = useState('')
  const { busy, problem, run } = useDeed()
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() === '') return
    run(async () => {
      add(await api.call('say', { params: { table }, body: { text: text.trim() } }))
      setText('')
    })
  }
  return (
    <>
      <h3 id="talk-beside">{web.chat.title}</h3>
      <div className="said-last" role="log" aria-labelledby="talk-beside">
        {messages.slice(-mostShown).map(({ id, player, text: words }) => (
          <p key={id} className="small">
            <b>{player === me ? web.chat.you : (names[player] ?? web.common.somebody)}</b> {words}
          </p>
        ))}
        {messages.length === 0 && <p className="small soft">{web.chat.nothingYet}</p>}
      </div>
      <form onSubmit={send}>
        <input
          className="input small"
          aria-label={web.chat.say}
          placeholder={busy ? web.chat.sending : web.chat.say}
          enterKeyHint="send"
          maxLength={longest}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <ProblemLine problem={problem} />
      </form>
    </>
  )
}

/** Asked for when somebody has said something. What people say whom the reader muted is not shown here either. */
function useLastWords(table: string, said: Said): Heard & { add: (message: Message) => void } {
  const [heard, setHeard] = useState<Heard>({ messages: [], names: {} })
  useEffect(() => {
    const listen = async (): Promise<void> => {
      const [{ messages, names }, { shunned }] = await Promise.all([
        api.call('chat', { params: { table }, query: {} }),
        api.call('shunned', {}),
      ])
      const muted = new Set(shunned.map(({ player }) => player))
      setHeard({ messages: messages.filter(({ player, text }) => text !== null && !muted.has(player)), names })
      const last = messages.at(-1)?.id
      if (last && document.visibilityState === 'visible') markRead(table, last)
    }
    // Without words there is still the way to the whole talk, which says why it cannot be read.
    const again = (): void => void listen().catch(() => {})
    if (said.length > 0) again()
    return onPoke((poke) => {
      if (typeof poke === 'object' && poke.game === table && poke.chat) again()
    })
  }, [table, said])
  const add = (message: Message): void =>
    setHeard(({ messages, names }) => ({ names, messages: [...messages.filter(({ id }) => id !== message.id), message] }))
  return { ...heard, add }
}
