'use client'
/** Everything has a sensible answer already, so one tap opens the table. */
import { client } from '@meanwhile/functions/client'
import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { ProblemLine } from '../frame/problem-line.tsx'
import { becomeGuest, newEntropy } from '../session/become-guest.ts'
import { useDeed } from '../session/use-deed.ts'
import { useAllWords } from '../words/all-words.ts'
import { CompanyField, isSolo } from './company.tsx'
import type { Settings } from './in-words.ts'
import { PaceField } from './pace-field.tsx'
import { RestFields } from './rest.tsx'

type Chosen = Omit<Settings, 'editions'>

/** So many boxes can be shuffled together (X1). */
const mostMixed = 3

const usual: Omit<Chosen, 'name'> = {
  seats: 3,
  bots: [],
  pace: { kind: 'each', minutes: 24 * 60 },
  first: 'random',
  ladder: { botAfter: 2, dropAfter: null },
  visibility: 'private',
  latecomers: 'invited',
  startWhenFull: true,
  reactions: 'arm',
  reactionMinutes: 60,
}
/** Alone there is no clock, and nobody to wait for, to watch or to join. */
const alone: Partial<Chosen> = { bots: [], pace: { kind: 'none' }, startWhenFull: true, visibility: 'private', first: 'host' }

type Editions = Settings['editions']
type Props = {
  known: boolean
  name: string
  /** The boxes with Surprises in them. */
  surprising: Editions
  /** The boxes to choose from, rendered already. */
  children: ReactNode
}

const editionsIn = (form: HTMLFormElement): Editions => {
  const fields = new FormData(form)
  return [...new Set([...fields.getAll('edition'), ...fields.getAll('also')])].slice(0, mostMixed) as Editions
}

export function NewTableForm({ known, name, surprising, children }: Props) {
  const { web, language } = useAllWords()
  const router = useRouter()
  const { busy, problem, run } = useDeed()
  const id = useId()
  const [chosen, setChosen] = useState<Chosen>({ ...usual, name })
  const [surprises, setSurprises] = useState(false)
  const change = (part: Partial<Chosen>) => setChosen((before) => ({ ...before, ...part }))
  const solo = isSolo(chosen)
  const noPeople = chosen.seats - chosen.bots.length === 1

  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const editions = editionsIn(form)
    const host = String(new FormData(form).get('host') ?? '')
    run(async () => {
      if (!known) await becomeGuest(language, host)
      const settings = { ...chosen, ...(solo && alone), name: chosen.name.trim() || name, editions }
      const { id } = await client().call('createTable', { body: { settings, entropy: newEntropy() } })
      router.push(`/t/${id}`)
    })
  }

  return (
    <form
      className="new-table"
      onSubmit={open}
      onChange={({ currentTarget }) => setSurprises(editionsIn(currentTarget).some((edition) => surprising.includes(edition)))}
    >
      <main className="stack roomy-stack" id="content">
        {children}
        {!known && (
          <section className="slip field">
            <label htmlFor={id}>{web.newTable.yourName}</label>
            <input className="input" id={id} name="host" maxLength={40} autoComplete="nickname" aria-describedby={`${id}-hint`} />
            <p className="small soft" id={`${id}-hint`}>
              {web.newTable.yourNameHint}
            </p>
          </section>
        )}
        <section className="slip company" aria-label={web.newTable.seats}>
          <CompanyField value={chosen} onChange={change} />
        </section>
        {!solo && (
          <section className="slip stack">
            <PaceField value={chosen.pace} onChange={(pace) => change({ pace })} />
          </section>
        )}
        <RestFields value={chosen} onChange={change} surprises={surprises} solo={solo} />
      </main>
      <div className="foot-bar">
        <div className="inner">
          <ProblemLine problem={problem} />
          <button type="submit" className="btn marigold wide" aria-disabled={busy}>
            {busy ? web.newTable.opening : noPeople && (solo || chosen.startWhenFull) ? web.newTable.deal : web.newTable.open}
          </button>
        </div>
      </div>
    </form>
  )
}
