'use client'
/** Taking a free seat at a table one has found: as oneself, or as a guest with a name. */
import { client } from '@meanwhile/functions/client'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId } from 'react'
import { Link } from '../frame/link.tsx'
import { ProblemLine } from '../frame/problem-line.tsx'
import { becomeGuest, newEntropy } from '../session/become-guest.ts'
import { useDeed } from '../session/use-deed.ts'
import { useAllWords } from '../words/all-words.ts'

type Props = {
  table: string
  /** The name of whoever is signed in. */
  known: string | null
  full: boolean
  /** A rematch waits for the reader. */
  awaited?: boolean
}

export function SitDown({ table, known, full, awaited = false }: Props) {
  const { web, language } = useAllWords()
  const router = useRouter()
  const id = useId()
  const { busy, problem, run } = useDeed()
  const sit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '')
    run(async () => {
      if (!known) await becomeGuest(language, name)
      await client().call('takeSeat', { params: { table }, body: { entropy: newEntropy() } })
      router.push(`/t/${table}`)
      router.refresh()
    })
  }
  const decline = () =>
    run(async () => {
      await client().call('leave', { params: { table }, body: {} })
      router.push('/')
      router.refresh()
    })
  if (full) {
    return (
      <section className="foot-bar" aria-label={web.lobby.sitDown}>
        <p className="inner centred">{web.lobby.full}</p>
      </section>
    )
  }
  return (
    <form className="foot-bar" aria-label={web.lobby.sitDown} onSubmit={sit}>
      <div className="inner">
        {!known && (
          <div className="field">
            <label htmlFor={id}>{web.lobby.yourName}</label>
            <input className="input" id={id} name="name" required maxLength={40} autoComplete="nickname" />
            <p className="small on-felt-soft">{web.lobby.nameHint}</p>
          </div>
        )}
        <ProblemLine problem={problem} />
        <button type="submit" className="btn marigold wide" aria-disabled={busy}>
          {busy ? web.lobby.sittingDown : web.lobby.sitDown}
        </button>
        {awaited && (
          <button type="button" className="btn quiet on-felt-text" aria-disabled={busy} onClick={decline}>
            {web.lobby.notAgain}
          </button>
        )}
        {!known && (
          <Link className="btn quiet on-felt-text" href={`/sign-in?back=${encodeURIComponent(`/t/${table}`)}`}>
            {web.lobby.orSignIn}
          </Link>
        )}
      </div>
    </form>
  )
}
