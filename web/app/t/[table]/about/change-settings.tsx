'use client'
/** Before the deal everything can still be changed by the host. Nobody loses a seat over it. */
import { client } from '@meanwhile/functions/client'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { ProblemLine } from '../../../../frame/problem-line.tsx'
import type { Info } from '../../../../lobby/lobby-screen.tsx'
import { CompanyField } from '../../../../new-table/company.tsx'
import type { Settings } from '../../../../new-table/in-words.ts'
import { PaceField } from '../../../../new-table/pace-field.tsx'
import { RestFields } from '../../../../new-table/rest.tsx'
import { useDeed } from '../../../../session/use-deed.ts'
import { useAllWords } from '../../../../words/all-words.ts'

export function ChangeSettings({ info, surprises }: { info: Info; surprises: boolean }) {
  const { web } = useAllWords()
  const router = useRouter()
  const { busy, problem, run } = useDeed()
  const [chosen, setChosen] = useState<Settings>(info.settings)
  const [saved, setSaved] = useState(false)
  const change = (part: Partial<Settings>) => {
    setSaved(false)
    setChosen((before) => ({ ...before, ...part }))
  }
  const present = info.seats.filter(({ player }) => player !== null).length
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    run(async () => {
      const { editions, ...settings } = chosen
      const { status } = await client().call('changeTable', { params: { table: info.id }, body: settings })
      setSaved(true)
      // With the last free seat gone the game begins.
      if (status !== 'lobby') router.push(`/t/${info.id}`)
      else router.refresh()
    })
  }
  return (
    <form className="stack roomy-stack" onSubmit={save}>
      <h2>{web.about.changeSettings}</h2>
      <section className="slip company" aria-label={web.newTable.seats}>
        <CompanyField value={chosen} onChange={change} present={present} />
      </section>
      <section className="slip stack">
        <PaceField value={chosen.pace} onChange={(pace) => change({ pace })} />
      </section>
      <RestFields value={chosen} onChange={change} surprises={surprises} />
      <ProblemLine problem={problem} />
      <button type="submit" className="btn" aria-disabled={busy}>
        {busy ? web.common.saving : web.about.save}
      </button>
      <p className="small centred" role="status">
        {saved && !busy && web.common.saved}
      </p>
    </form>
  )
}
