'use client'
/** Yes, as a guest with a name or as whoever is signed in; or no; or not me at all. */
import { ApiProblem, client, type Problem } from '@meanwhile/functions/client'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState } from 'react'
import { Asking } from '../frame/asking.tsx'
import { Link } from '../frame/link.tsx'
import { ProblemLine } from '../frame/problem-line.tsx'
import { becomeGuest, newEntropy } from '../session/become-guest.ts'
import { useDeed } from '../session/use-deed.ts'
import { useAllWords } from '../words/all-words.ts'
import type { Invitation, Me } from './join-screen.tsx'
import { forgetToken, leaveHere } from './token.ts'

type Props = {
  me: Me | null
  token: string
  invitation: Invitation
  ended: (how: 'declined' | 'never-again') => void
  /** It is good for nothing any more, and there is nothing to try again. */
  refused: (problem: Problem) => void
}

const final = ['invite-unknown', 'invite-expired', 'invite-used', 'invite-revoked', 'table-full', 'already-started', 'game-over', 'blocked']

export function Accepting({ me, token, invitation, ended, refused }: Props) {
  const { web, language } = useAllWords()
  const words = web.join
  const router = useRouter()
  const id = useId()
  const { busy, problem, run } = useDeed()
  const [another, setAnother] = useState(false)
  const [notMe, setNotMe] = useState(false)

  const accept = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '')
    run(async () => {
      try {
        if (!me) await becomeGuest(language, name)
        const body = { token, entropy: newEntropy(), ...(another && { anyway: true }) }
        const { id } = await client().call('acceptInvite', { body })
        forgetToken()
        router.push(`/t/${id}`)
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error
        const { code } = error.problem
        if (code === 'invite-for-another') setAnother(true)
        else if (code === 'already-seated') {
          forgetToken()
          router.push(`/t/${invitation.table.id}`)
        } else if (final.includes(code)) refused(error.problem)
        else throw error
      }
    })
  }
  const decline = () =>
    run(async () => {
      await client().call('declineInvite', { body: { token } })
      ended('declined')
    })
  const never = () =>
    run(async () => {
      await client().call('notMe', { body: { token } })
      ended('never-again')
    })

  return (
    <section className="stack">
      <form className="stack" onSubmit={accept}>
        {!me && (
          <div className="field">
            <label htmlFor={id}>{words.yourName}</label>
            <input className="input" id={id} name="name" required maxLength={40} autoComplete="nickname" />
            <p className="small on-felt-soft">{words.guestHint}</p>
          </div>
        )}
        {me && another && <p role="status">{words.forAnother(me.name)}</p>}
        <button type="submit" className="btn marigold wide" aria-disabled={busy}>
          {busy ? words.accepting : !me ? words.acceptAsGuest : another ? words.joinAnyway(me.name) : words.acceptAs(me.name)}
        </button>
        <ProblemLine problem={problem} />
      </form>
      <Link className="btn on-felt" href="/sign-in?back=%2Fjoin" onClick={() => leaveHere(token)}>
        {me ? words.somebodyElse(me.name) : words.signIn}
      </Link>
      <div className="row wrap">
        <button type="button" className="btn quiet on-felt-text" aria-disabled={busy} onClick={decline}>
          {words.decline}
        </button>
        {invitation.bound && (
          <button type="button" className="btn quiet on-felt-text" onClick={() => setNotMe(true)}>
            {words.notMe}
          </button>
        )}
      </div>
      {notMe && (
        <Asking title={words.notMe} close={() => setNotMe(false)}>
          <p>{words.notMeWhat}</p>
          <button type="button" className="btn line" aria-disabled={busy} onClick={never}>
            {words.notMeSure}
          </button>
          <ProblemLine problem={problem} />
        </Asking>
      )}
    </section>
  )
}
