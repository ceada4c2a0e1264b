'use client'
/** The steps of signing in, each a piece of paper with one question. */
import { client } from '@meanwhile/functions/client'
import type { Reply } from '@meanwhile/functions/shapes'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { ProblemLine } from '../frame/problem-line.tsx'
import { useAllWords } from '../words/all-words.ts'
import { type Arrived, confirmSignIn, mailSignIn } from './signing-in.ts'
import { type Deed, useDeed } from './use-deed.ts'

type Me = Reply<'me'>

export function EmailForm({ sent }: { sent: (email: string) => void }) {
  const { web, language } = useAllWords()
  const [email, setEmail] = useState('')
  const deed = useDeed()
  const mail = async (): Promise<void> => {
    await mailSignIn(email.trim(), language)
    sent(email.trim())
  }
  return (
    <Form deed={deed} submit={mail} label={deed.busy ? web.signIn.mailing : web.signIn.mailMe}>
      <EmailField email={email} change={setEmail} />
    </Form>
  )
}

type CodeProps = { email: string; guest: Me | null; outbox: boolean; arrived: (reply: Arrived) => Promise<void>; back: () => void }

export function CodeForm({ email, guest, outbox, arrived, back }: CodeProps) {
  const { web, language } = useAllWords()
  const [code, setCode] = useState('')
  const [move, setMove] = useState(true)
  const deed = useDeed()
  const again = useDeed()
  const confirm = async () => arrived(await confirmSignIn({ email, code: code.replace(/\s/g, '') }, guest ? move : undefined, language))
  const mailAgain = () => again.run(async () => void (await mailSignIn(email, language)))
  return (
    <section className="slip stack">
      <h2 className="wrap-anywhere" role="status">
        {web.signIn.mailed(email)}
      </h2>
      <p>{web.signIn.enterCode}</p>
      {outbox && <OutboxLink />}
      <Form deed={deed} submit={confirm} label={deed.busy ? web.signIn.lettingIn : web.signIn.letMeIn}>
        <CodeField label={web.signIn.code} code={code} change={setCode} />
        {guest && <Move guest={guest} move={move} change={setMove} />}
      </Form>
      <hr />
      <p className="small soft">{web.signIn.noMail}</p>
      <div className="row wrap">
        <button type="button" className="btn quiet" onClick={mailAgain} aria-disabled={again.busy}>
          {web.signIn.again}
        </button>
        <button type="button" className="btn quiet" onClick={back}>
          {web.signIn.otherAddress}
        </button>
      </div>
      <ProblemLine problem={again.problem} />
    </section>
  )
}

export function EmailField({ email, change }: { email: string; change: (email: string) => void }) {
  const { web } = useAllWords()
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{web.signIn.email}</label>
      <input
        className="input"
        id={id}
        type="email"
        required
        autoComplete="email"
        placeholder={web.signIn.emailHint}
        value={email}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  )
}

/** Where mails lie on one's own machine. */
export function OutboxLink() {
  const { web } = useAllWords()
  return (
    <p>
      <a href="/outbox" target="_blank" rel="noopener">
        {web.signIn.outbox}
      </a>
    </p>
  )
}

/** Six digits out of a mail; phones offer to fill them in. */
export function CodeField({ label, code, change }: { label: string; code: string; change: (code: string) => void }) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        className="input code-input"
        id={id}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\s*(\d\s*){6}"
        maxLength={12}
        placeholder="000000"
        value={code}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  )
}

/** Opening the link has done nothing yet: only this button uses it. */
export function LinkForm({ token, guest, arrived }: { token: string; guest: Me | null; arrived: (reply: Arrived) => Promise<void> }) {
  const { web, language } = useAllWords()
  const [move, setMove] = useState(true)
  const deed = useDeed()
  const confirm = async () => arrived(await confirmSignIn({ token }, guest ? move : undefined, language))
  return (
    <section className="slip stack">
      <h2>{web.signIn.fromLink}</h2>
      <p>{web.signIn.fromLinkWhy}</p>
      <Form deed={deed} submit={confirm} label={deed.busy ? web.signIn.lettingIn : web.signIn.letMeIn}>
        {guest && <Move guest={guest} move={move} change={setMove} />}
      </Form>
    </section>
  )
}

function Move({ guest, move, change }: { guest: Me; move: boolean; change: (move: boolean) => void }) {
  const { web } = useAllWords()
  return (
    <label className="tick-box">
      <input type="checkbox" checked={move} onChange={(event) => change(event.target.checked)} />
      <span>
        {web.signIn.move}
        <small>
          {web.signIn.guestHere(guest.name)} {web.signIn.moveWhy}
        </small>
      </span>
    </label>
  )
}

export function NameForm({ me, done }: { me: Me; done: () => void }) {
  const { web } = useAllWords()
  const [name, setName] = useState('')
  const deed = useDeed()
  const id = useId()
  const keep = async (): Promise<void> => {
    if (name.trim()) await client().call('changeMe', { body: { name: name.trim() } })
    done()
  }
  return (
    <section className="slip stack">
      <h2 role="status">{web.signIn.welcome}</h2>
      <p>{web.signIn.callYou}</p>
      <Form deed={deed} submit={keep} label={web.signIn.goOn}>
        <div className="field">
          <label htmlFor={id}>{web.signIn.name}</label>
          <input
            className="input"
            id={id}
            maxLength={40}
            autoComplete="nickname"
            placeholder={me.name}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <small className="soft">{web.signIn.nameHint}</small>
        </div>
      </Form>
    </section>
  )
}

type FormProps = { deed: Deed; submit: () => Promise<void>; label: string; children?: ReactNode }

/** One question, one button, and what was refused. */
function Form({ deed, submit, label, children }: FormProps) {
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    deed.run(submit)
  }
  return (
    <form className="stack" onSubmit={onSubmit}>
      {children}
      <ProblemLine problem={deed.problem} />
      <button type="submit" className="btn marigold wide" aria-disabled={deed.busy}>
        {label}
      </button>
    </form>
  )
}
