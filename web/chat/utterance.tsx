'use client'
import { useState } from 'react'
/** Something somebody said, with what can be done about it. */
import { Link } from '../frame/link.tsx'
import { ProblemLine } from '../frame/problem-line.tsx'
import { hourOf } from '../log/days.ts'
import { useDeed } from '../session/use-deed.ts'
import { initialOf } from '../table/people.ts'
import { useAllWords } from '../words/all-words.ts'
import type { Message } from './use-talk.ts'

type Props = {
  message: Message
  name: string
  mine: boolean
  mayDelete: boolean
  isFirstNew: boolean
  table: string
  zone: string
  unsay: () => Promise<void>
}

export function Utterance({ message, name, mine, mayDelete, isFirstNew, table, zone, unsay }: Props) {
  const { web, language } = useAllWords()
  const [open, setOpen] = useState(false)
  const { text, at } = message
  const canDoSomething = text !== null && (mayDelete || !mine)
  return (
    <>
      {isFirstNew && <p className="new-here">{web.chat.newHere}</p>}
      <article className={mine ? 'utterance mine' : 'utterance'}>
        {!mine && (
          <span className="token" aria-hidden="true">
            {initialOf(name)}
          </span>
        )}
        <div className="paper">
          <p className="who">
            <b>{mine ? web.chat.you : name}</b> <time dateTime={new Date(at).toISOString()}>{hourOf(at, language, zone)}</time>
          </p>
          {text === null ? <p className="soft">{web.chat.deleted}</p> : <p className="words">{text}</p>}
          {open && <Choices mine={mine} mayDelete={mayDelete} report={`/t/${table}/about`} unsay={unsay} close={() => setOpen(false)} />}
        </div>
        {canDoSomething && (
          <button
            type="button"
            className="icon"
            aria-expanded={open}
            aria-label={mine ? web.chat.moreOwn : web.chat.more(name)}
            onClick={() => setOpen(!open)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="6" cy="12" r="1" />
              <circle cx="12" cy="12" r="1" />
              <circle cx="18" cy="12" r="1" />
            </svg>
          </button>
        )}
      </article>
    </>
  )
}

type ChoicesProps = { mine: boolean; mayDelete: boolean; report: string; unsay: () => Promise<void>; close: () => void }

function Choices({ mine, mayDelete, report, unsay, close }: ChoicesProps) {
  const { web } = useAllWords()
  const { busy, problem, run } = useDeed()
  const [sure, setSure] = useState(false)
  const remove = () =>
    run(async () => {
      await unsay()
      close()
    })
  return (
    <div className="choices-of-line">
      {sure && <p className="small">{web.chat.deleteSure}</p>}
      {mayDelete && (
        <button type="button" className="btn line small" aria-disabled={busy} onClick={sure ? remove : () => setSure(true)}>
          {web.chat.delete}
        </button>
      )}
      {sure && (
        <button type="button" className="btn line small" onClick={close}>
          {web.chat.keep}
        </button>
      )}
      {!mine && !sure && (
        <Link className="btn line small" href={report}>
          {web.chat.report}
        </Link>
      )}
      <ProblemLine problem={problem} />
    </div>
  )
}
