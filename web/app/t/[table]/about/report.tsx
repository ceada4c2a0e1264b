'use client'
/** Telling the people who run this about somebody. */
import { client } from '@meanwhile/functions/client'
import type { Request } from '@meanwhile/functions/shapes'
import { type FormEvent, useId, useState } from 'react'
import { Asking } from '../../../../frame/asking.tsx'
import { ProblemLine } from '../../../../frame/problem-line.tsx'
import { Choices } from '../../../../new-table/fields.tsx'
import { useDeed } from '../../../../session/use-deed.ts'
import { useAllWords } from '../../../../words/all-words.ts'

type Why = Request<'report'>['body']['why']
const whys: Why[] = ['rude', 'cheating', 'spam', 'name', 'other']

export function Report({ table, player, name, close }: { table: string; player: string; name: string; close: () => void }) {
  const { web } = useAllWords()
  const words = web.about
  const id = useId()
  const { busy, problem, run } = useDeed()
  const [why, setWhy] = useState<Why>('rude')
  const [sent, setSent] = useState(false)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('text')).trim()
    run(async () => {
      await client().call('report', { params: { player }, body: { table, why, ...(text && { text }) } })
      setSent(true)
    })
  }
  return (
    <Asking title={words.reportTitle(name)} close={close}>
      {sent ? (
        <p role="status">{words.reported}</p>
      ) : (
        <form className="stack" onSubmit={send}>
          <Choices
            legend={words.reportWhy}
            options={whys.map((value) => ({ value, label: words.whys[value] }))}
            value={why}
            onChange={setWhy}
            tall
          />
          <div className="field">
            <label htmlFor={id}>{words.reportText}</label>
            <textarea className="input" id={id} name="text" rows={3} maxLength={500} />
          </div>
          <ProblemLine problem={problem} />
          <button type="submit" className="btn line" aria-disabled={busy}>
            {words.reportSend}
          </button>
        </form>
      )}
    </Asking>
  )
}
