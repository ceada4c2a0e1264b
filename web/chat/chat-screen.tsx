'use client'
/** Table talk: for the people at the table, and nobody else. */
import { client } from '@meanwhile/functions/client'
import type { Reply } from '@meanwhile/functions/shapes'
import { useEffect, useRef, useState } from 'react'
import { Top } from '../frame/top.tsx'
import { byDay, dayInWords } from '../log/days.ts'
import { useZone } from '../recap/use-zone.ts'
import { useDeed } from '../session/use-deed.ts'
import { useAllWords } from '../words/all-words.ts'
import { markRead, readUntil } from './read-marks.ts'
import { SayBar } from './say-bar.tsx'
import { useTalk } from './use-talk.ts'
import { Utterance } from './utterance.tsx'

type Props = {
  info: Reply<'table'>
  initial: Reply<'chat'>
  me: Reply<'me'>
  /** People whose words the reader does not want to see. */
  shunned: string[]
  /** Up to where the reader has seen the game; null before it began. */
  number: number | null
  now: number
}

export function ChatScreen({ info, initial, me, shunned, number, now }: Props) {
  const { web, language } = useAllWords()
  const talk = useTalk(info.id, initial)
  const zone = useZone(me.zone)
  const { busy, run } = useDeed()
  const newFrom = useUnread(info.id, talk.messages, me.id, number)
  const end = useRef<HTMLDivElement>(null)
  const visible = talk.messages.filter(({ player }) => !shunned.includes(player))
  const last = visible.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last message is what there is to scroll to
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [last])

  return (
    <div className="talk-page">
      <Top title={web.chat.title} back={`/t/${info.id}`} backLabel={web.table.backToTable} under={info.settings.name} />
      <main className="stack" id="content">
        {talk.more && (
          <button type="button" className="btn on-felt" aria-disabled={busy} onClick={() => run(talk.older)}>
            {busy ? web.common.loading : web.chat.older}
          </button>
        )}
        {visible.length === 0 && <p className="quiet-note">{web.chat.nothingYet}</p>}
        <div className="stack" role="log" aria-label={web.chat.log}>
          {byDay(visible, zone).map(({ day, items }) => (
            <section key={day} className="stack said">
              <h2 className="day">{dayInWords(items[0]?.at ?? now, now, language, zone, web)}</h2>
              {items.map((message) => (
                <Utterance
                  key={message.id}
                  message={message}
                  name={talk.names[message.player] ?? info.names[message.player] ?? web.common.somebody}
                  mine={message.player === me.id}
                  mayDelete={message.player === me.id || info.you.host}
                  isFirstNew={message.id === newFrom}
                  table={info.id}
                  zone={zone}
                  unsay={() => talk.unsay(message.id)}
                />
              ))}
            </section>
          ))}
        </div>
        {shunned.length > 0 && <p className="small on-felt-soft">{web.chat.mutedHidden}</p>}
        <div ref={end} />
      </main>
      <SayBar say={talk.say} />
    </div>
  )
}

/** The first message that was new when the page was opened; reading it is told to the service. */
function useUnread(table: string, messages: Props['initial']['messages'], me: string, number: number | null): string | null {
  const [newFrom, setNewFrom] = useState<string | null>(null)
  const asked = useRef(false)
  const last = messages.at(-1)?.id
  useEffect(() => {
    if (!last) return
    const read = readUntil(table)
    if (!asked.current) setNewFrom(read === null ? null : (messages.find(({ id, player }) => id > read && player !== me)?.id ?? null))
    asked.current = true
    if (read !== null && last <= read) return
    markRead(table, last)
    // In a lobby there is no move to have seen yet.
    if (number !== null)
      void client()
        .call('seen', { params: { table }, body: { number, chat: last } })
        .catch(() => {})
  }, [table, messages, me, number, last])
  return newFrom
}
