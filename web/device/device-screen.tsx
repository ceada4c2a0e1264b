'use client'
/** Going on with another device: here a code is shown, there it is entered. */
import { client } from '@meanwhile/functions/client'
import type { Reply } from '@meanwhile/functions/shapes'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { ProblemLine } from '../frame/problem-line.tsx'
import { thisAttempt } from '../session/attempt.ts'
import { goAsSomebodyElse } from '../session/signing-in.ts'
import { useDeed } from '../session/use-deed.ts'
import { nowHere } from '../session/whose-device.ts'
import { putOnLookOf } from '../settings/look.ts'
import { useAllWords } from '../words/all-words.ts'
import { clockTime } from '../words/time.ts'
import { Qr } from './qr.tsx'

type Me = Reply<'me'>

const codeIn = (hash: string): string | null => hash.match(/^#([A-Za-z0-9]{10})$/)?.[1]?.toUpperCase() ?? null

export function DeviceScreen({ me }: { me: Me | null }) {
  const { web } = useAllWords()
  const [code, setCode] = useState<string | null>(null)
  // In the fragment, which only the browser sees.
  useEffect(() => {
    const look = () => setCode(codeIn(location.hash))
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  return (
    <main className="stack" id="content">
      {code ? (
        <ComeHere me={me} linked={code} />
      ) : (
        <>
          {me && <ShowCode me={me} />}
          {me ? (
            <details className="fold">
              <summary className="btn on-felt wide">{web.device.enterTitle}</summary>
              <ComeHere me={me} linked={null} />
            </details>
          ) : (
            <ComeHere me={null} linked={null} />
          )}
        </>
      )}
    </main>
  )
}

function ShowCode({ me }: { me: Me }) {
  const { web, language } = useAllWords()
  const [made, setMade] = useState<Reply<'makeDeviceCode'> | null>(null)
  const deed = useDeed()
  const make = () => deed.run(async () => setMade(await client().call('makeDeviceCode', { body: {} })))
  return (
    <section className="slip stack">
      <p>{web.device.what}</p>
      {made && (
        <div className="stack" aria-live="polite">
          <div className="qr-place">
            <Qr text={made.link} label={web.device.qr(made.code)} />
            <div className="stack">
              <p className="small">{web.device.scan}</p>
              <p className="wrap-anywhere">{made.link.split('#')[0]?.replace(/^https?:\/\//, '')}</p>
              <p className="big-code">
                {made.code.slice(0, 5)} {made.code.slice(5)}
              </p>
            </div>
          </div>
          <p className="small soft">{web.device.until(clockTime(made.until, language))}</p>
        </div>
      )}
      {me.guest && <p className="small soft">{web.device.guestWarning}</p>}
      <ProblemLine problem={deed.problem} />
      <button type="button" className={made ? 'btn line' : 'btn marigold'} onClick={make} aria-disabled={deed.busy}>
        {made ? web.device.makeAnother : web.device.make}
      </button>
    </section>
  )
}

/** `linked`: the code came in the link. Nothing has happened yet, as whoever previews links must do no harm. */
function ComeHere({ me, linked }: { me: Me | null; linked: string | null }) {
  const { web } = useAllWords()
  const [typed, setTyped] = useState('')
  const deed = useDeed()
  const id = useId()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    deed.run(async () => {
      const code = linked ?? typed.replace(/[\s-]/g, '')
      const now = await client().call('useDeviceCode', { body: { code, attempt: thisAttempt() } })
      history.replaceState(null, '', location.pathname)
      await nowHere(now.id, { before: me?.id })
      putOnLookOf(now)
      goAsSomebodyElse('/')
    })
  }
  return (
    <form className="slip stack" onSubmit={submit}>
      <h2>{linked ? web.device.fromLink : web.device.enterTitle}</h2>
      <p>{linked ? web.device.fromLinkWhat : web.device.enterWhat}</p>
      {!linked && (
        <div className="field">
          <label htmlFor={id}>{web.device.code}</label>
          <input
            className="input code-input"
            id={id}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={14}
            placeholder="ABCDE 23456"
            aria-describedby={`${id}-hint`}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <small className="soft" id={`${id}-hint`}>
            {web.device.codeHint}
          </small>
        </div>
      )}
      {me && <p className="small">{me.guest ? web.device.replacesGuest(me.name) : web.device.replaces(me.name)}</p>}
      <ProblemLine problem={deed.problem} />
      <button type="submit" className={linked || !me ? 'btn marigold' : 'btn line'} aria-disabled={deed.busy}>
        {deed.busy ? web.device.goingOn : web.device.goOn}
      </button>
    </form>
  )
}
