'use client'
/** Signing in: an address, then the code or the link that was mailed there; for somebody new, a name. */
import type { Reply } from '@meanwhile/functions/shapes'
import { useEffect, useState } from 'react'
import { Link } from '../frame/link.tsx'
import { ProblemLine } from '../frame/problem-line.tsx'
import { invitationShelf } from '../join/token.ts'
import { putOnLookOf } from '../settings/look.ts'
import { useAllWords } from '../words/all-words.ts'
import { becomeGuest } from './become-guest.ts'
import { recallWay, rememberWay } from './remembered-way.ts'
import { CodeForm, EmailForm, LinkForm, NameForm } from './sign-in-forms.tsx'
import { type Arrived, goAsSomebodyElse } from './signing-in.ts'
import { useDeed } from './use-deed.ts'
import { nowHere } from './whose-device.ts'

type Me = Reply<'me'>
type Step = { at: 'email' } | { at: 'code'; email: string } | { at: 'link'; token: string } | { at: 'name'; me: Me; way: string }
/** `outbox`: mails are not really sent, and can be read there. */
type Props = { me: Me | null; next: string; outbox: boolean }

const tokenIn = (hash: string): string | null => hash.match(/^#([A-Za-z0-9_-]{27})$/)?.[1] ?? null

export function SignInScreen({ me, next, outbox }: Props) {
  const [step, setStep] = useState<Step>({ at: 'email' })

  // The token travels in the fragment, which only the browser sees.
  useEffect(() => {
    const look = () => {
      const token = tokenIn(location.hash)
      if (token) setStep({ at: 'link', token })
    }
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])

  const arrived = async ({ me: now, account }: Arrived, way: string): Promise<void> => {
    history.replaceState(null, '', location.pathname)
    // Who comes by an invitation has left it here before they signed in.
    await nowHere(now.id, { before: me?.id, tookAlong: account === 'guest-moved', but: [invitationShelf] })
    putOnLookOf(now)
    if (account === 'new') setStep({ at: 'name', me: now, way })
    else goAsSomebodyElse(way)
  }

  const guest = me?.guest ? me : null
  return (
    <main className="stack" id="content">
      {step.at === 'email' && (
        <Begin
          me={me}
          next={next}
          sent={(email) => {
            rememberWay(next)
            setStep({ at: 'code', email })
          }}
        />
      )}
      {step.at === 'code' && (
        <CodeForm
          email={step.email}
          guest={guest}
          outbox={outbox}
          arrived={(reply) => arrived(reply, next)}
          back={() => setStep({ at: 'email' })}
        />
      )}
      {step.at === 'link' && <LinkForm token={step.token} guest={guest} arrived={(reply) => arrived(reply, recallWay())} />}
      {step.at === 'name' && <NameForm me={step.me} done={() => goAsSomebodyElse(step.way)} />}
    </main>
  )
}

function Begin({ me, next, sent }: { me: Me | null; next: string; sent: (email: string) => void }) {
  const { web } = useAllWords()
  const isSignedIn = me !== null && !me.guest
  return (
    <>
      {isSignedIn && (
        <section className="slip stack">
          <p>{web.signIn.signedInAs(me.name)}</p>
          <Link className="btn line" href={next}>
            {web.signIn.goOn}
          </Link>
        </section>
      )}
      <section className="slip stack" aria-label={web.signIn.title}>
        {isSignedIn && <h2>{web.signIn.somebodyElse}</h2>}
        <p>{web.signIn.what}</p>
        <EmailForm sent={sent} />
      </section>
      {!me && <AsGuest next={next} />}
      <p className="row wrap">
        <Link className="btn on-felt wide" href="/device">
          {web.signIn.otherDevice}
        </Link>
      </p>
    </>
  )
}

function AsGuest({ next }: { next: string }) {
  const { web, language } = useAllWords()
  const deed = useDeed()
  const play = () =>
    deed.run(async () => {
      await becomeGuest(language)
      goAsSomebodyElse(next)
    })
  return (
    <section className="slip stack">
      <h2>{web.signIn.withoutAccount}</h2>
      <p>{web.signIn.guestWhat}</p>
      <button type="button" className="btn line" onClick={play} aria-disabled={deed.busy}>
        {web.signIn.asGuest}
      </button>
      <ProblemLine problem={deed.problem} />
    </section>
  )
}
