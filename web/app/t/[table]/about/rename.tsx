'use client'
/** A name is the host's to give, at any time. */
import { client } from '@meanwhile/functions/client'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState } from 'react'
import { ProblemLine } from '../../../../frame/problem-line.tsx'
import { useDeed } from '../../../../session/use-deed.ts'
import { useAllWords } from '../../../../words/all-words.ts'

export function Rename({ table, name }: { table: string; name: string }) {
  const { web } = useAllWords()
  const router = useRouter()
  const id = useId()
  const { busy, problem, run } = useDeed()
  const [saved, setSaved] = useState(false)
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    setSaved(false)
    run(async () => {
      await client().call('changeTable', { params: { table }, body: { name } })
      setSaved(true)
      router.refresh()
    })
  }
  return (
    <form className="slip field" onSubmit={save}>
      <label htmlFor={id}>{web.about.rename}</label>
      <div className="row">
        <input className="input grow" id={id} name="name" defaultValue={name} required maxLength={40} autoComplete="off" />
        <button type="submit" className="btn line" aria-disabled={busy}>
          {web.common.save}
        </button>
      </div>
      <p className="small" role="status">
        {saved && web.common.saved}
      </p>
      <ProblemLine problem={problem} />
    </form>
  )
}
