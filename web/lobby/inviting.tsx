'use client'
/** Getting others in: by link and code, by mail; and what has become of the invitations so far. */
import { client } from '@meanwhile/functions/client'
import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { ProblemLine } from '../frame/problem-line.tsx'
import { useDeed } from '../session/use-deed.ts'
import { useAllWords } from '../words/all-words.ts'
import { inWords } from '../words/time.ts'
import { useLinkOf } from './link-of.ts'
import type { Invite } from './lobby-screen.tsx'
import { Qr } from './qr.tsx'
import { TakeBackInvite } from './take-back-invite.tsx'

type Props = {
  table: string
  name: string
  invites: Invite[]
  /** Seats that are kept for nobody. */
  room: number
  now: number
  zone: string | undefined
}

export function Inviting({ table, name, invites, room, now, zone }: Props) {
  const { web } = useAllWords()
  return (
    <section className="slip stack" aria-labelledby="invite">
      <h2 id="invite">{web.lobby.invite}</h2>
      <ByLink table={table} name={name} invites={invites} wanted={room > 0} />
      <ByMail table={table} />
      {invites.length > 0 && <Invitations table={table} invites={invites} now={now} zone={zone} />}
    </section>
  )
}

function ByLink({ table, name, invites, wanted }: { table: string; name: string; invites: Invite[]; wanted: boolean }) {
  const { web } = useAllWords()
  const words = web.lobby
  const { link, making, problem, another } = useLinkOf(table, invites, wanted)
  const [said, setSaid] = useState('')
  const [can, setCan] = useState({ copy: true, share: false })
  // Without https there is no clipboard, and most desks cannot share.
  useEffect(() => setCan({ copy: navigator.clipboard !== undefined, share: typeof navigator.share === 'function' }), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said was about the link before
  useEffect(() => setSaid(''), [link])

  const copy = async () => {
    await navigator.clipboard.writeText(link ?? '')
    setSaid(words.linkCopied)
  }
  // Who thinks better of it while sharing has refused nothing.
  const share = () => navigator.share({ text: words.shareText(name), url: link ?? '' }).catch(() => {})

  return (
    <>
      <div className="qr">
        {(link || making || wanted) && <Qr text={link} label={words.qr} />}
        <div className="stack ways-in">
          {link && can.copy && (
            <button type="button" className="btn line" onClick={copy}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <rect x="8" y="8" width="12" height="12" rx="2" />
                <path d="M16 4H6a2 2 0 0 0-2 2v10" />
              </svg>
              {words.copyLink}
            </button>
          )}
          {link && !can.copy && (
            <input className="input" readOnly aria-label={words.linkHere} value={link} onFocus={(event) => event.target.select()} />
          )}
          {link && can.share && (
            <button type="button" className="btn line" onClick={share}>
              {words.shareLink}
            </button>
          )}
          {link ? (
            <button type="button" className="btn quiet small" aria-disabled={making} onClick={another}>
              {making ? words.makingLink : words.anotherLink}
            </button>
          ) : (
            <button type="button" className="btn line" aria-disabled={making} onClick={another}>
              {making ? words.makingLink : words.makeLink}
            </button>
          )}
        </div>
      </div>
      <p className="small soft" role="status">
        {said || words.oneLinkOneSeat}
      </p>
      <ProblemLine problem={problem} />
    </>
  )
}

function ByMail({ table }: { table: string }) {
  const { web } = useAllWords()
  const words = web.lobby
  const router = useRouter()
  const id = useId()
  const { busy, problem, run } = useDeed()
  const [sent, setSent] = useState<string | null>(null)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const email = String(new FormData(form).get('email')).trim()
    setSent(null)
    run(async () => {
      await client().call('invite', { params: { table }, body: { email } })
      form.reset()
      setSent(email)
      router.refresh()
    })
  }
  return (
    <form className="field by-mail" onSubmit={send}>
      <label htmlFor={id}>{words.byEmail}</label>
      <div className="row">
        <input
          className="input grow"
          id={id}
          name="email"
          type="email"
          required
          maxLength={254}
          placeholder={words.emailPlaceholder}
          autoComplete="off"
        />
        <button type="submit" className="btn line" aria-disabled={busy}>
          {words.send}
        </button>
      </div>
      <p className="small" role="status">
        {sent && words.sentTo(sent)}
      </p>
      <ProblemLine problem={problem} say={{ malformed: words.notAnAddress }} />
    </form>
  )
}

function Invitations({ table, invites, now, zone }: { table: string; invites: Invite[]; now: number; zone: string | undefined }) {
  const { web, language } = useAllWords()
  const words = web.lobby
  const stateOf = ({ state, until }: Invite): string =>
    state === 'open' ? words.states.open(inWords(until, now, language, zone)) : words.states[state]
  return (
    <details className="fold">
      <summary className="setting">
        <span className="grow">
          <b>{words.invitations(invites.length)}</b>
        </span>
      </summary>
      <ul className="chairs">
        {invites.map((invite) => (
          <li key={invite.id} className="chair">
            <span className="grow">
              <b>{invite.email ?? words.aLink}</b>
              <small>{stateOf(invite)}</small>
            </span>
            {invite.state === 'open' && <TakeBackInvite table={table} invite={invite} />}
          </li>
        ))}
      </ul>
    </details>
  )
}
