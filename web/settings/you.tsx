'use client'
/** Name and address. */
import { ApiProblem, client, type Problem } from '@meanwhile/functions/client'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState } from 'react'
import { ProblemLine } from '../frame/problem-line.tsx'
import { CodeField, EmailField, OutboxLink } from '../session/sign-in-forms.tsx'
import { useDeed } from '../session/use-deed.ts'
import { nowHere } from '../session/whose-device.ts'
import { useAllWords } from '../words/all-words.ts'
import type { MeInHand } from './use-me.ts'

type Props = { hand: MeInHand /** nothing is sent to the address any more */; mailStopped: boolean; outbox: boolean }

export function You({ hand, mailStopped, outbox }: Props) {
  const { web } = useAllWords()
  const { me, change } = hand
  const [name, setName] = useState(me.name)
  const id = useId()
  const changed = name.trim() !== '' && name.trim() !== me.name
  const keep = (event: FormEvent): void => {
    event.preventDefault()
    if (changed) void change({ name: name.trim() })
  }
  return (
    <section className="slip stack" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{web.settings.you}</h2>
      <form className="field" onSubmit={keep}>
        <label htmlFor={id}>{web.settings.name}</label>
        <div className="row wrap">
          <input
            className="input grow"
            id={id}
            required
            maxLength={40}
            autoComplete="nickname"
            aria-describedby={`${id}-what`}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <button type="submit" className="btn line" aria-disabled={!changed}>
            {web.common.save}
          </button>
        </div>
        <small className="soft" id={`${id}-what`}>
          {web.settings.nameWhat}
        </small>
      </form>
      <hr />
      <Address hand={hand} mailStopped={mailStopped} outbox={outbox} />
    </section>
  )
}

type Step = 'shown' | 'entering' | 'mailed' | 'taken' | 'added' | 'moved'

function Address({ hand: { me, take }, mailStopped, outbox }: Props) {
  const { web } = useAllWords()
  const router = useRouter()
  const [step, setStep] = useState<Step>('shown')
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const deed = useDeed()
  const _id = useId()

  const mail = () =>
    deed.run(async () => {
      await client().call('addAddress', { body: { email: email.trim() } })
      setCode('')
      setStep('mailed')
    })
  const confirm = (move: boolean) =>
    deed.run(async () => {
      try {
        const reply = await client().call('confirmAddress', { body: { code: code.replace(/\s/g, ''), move } })
        await nowHere(reply.me.id, { before: me.id, tookAlong: reply.moved })
        take(reply.me)
        setStep(reply.moved ? 'moved' : 'added')
        router.refresh()
      } catch (error) {
        if (!isTaken(error)) throw error
        setStep('taken')
      }
    })
  const on = (what: () => void) => (event: FormEvent) => {
    event.preventDefault()
    what()
  }

  return (
    <div className="stack">
      <div>
        <h3>{web.settings.email}</h3>
        <p className="wrap-anywhere">{me.email ?? web.settings.noEmail}</p>
        {mailStopped && (
          <p className="note" role="alert">
            {web.settings.mailStopped}
          </p>
        )}
      </div>
      {(step === 'shown' || step === 'added' || step === 'moved') && (
        <>
          <p className="small soft" role="status">
            {step === 'added' ? web.settings.added : step === 'moved' ? web.settings.moved : web.settings.emailWhy}
          </p>
          {step === 'shown' && (
            <button type="button" className={me.guest ? 'btn marigold' : 'btn line'} onClick={() => setStep('entering')}>
              {me.guest ? web.settings.addEmail : web.settings.changeEmail}
            </button>
          )}
        </>
      )}
      {step === 'entering' && (
        <form className="stack" onSubmit={on(mail)}>
          <EmailField email={email} change={setEmail} />
          <ProblemLine problem={deed.problem} />
          <Buttons label={web.settings.mailCode} busy={deed.busy} cancel={() => setStep('shown')} />
        </form>
      )}
      {step === 'mailed' && (
        <form className="stack" onSubmit={on(() => confirm(false))}>
          <p role="status">{web.settings.codeMailed(email.trim())}</p>
          {outbox && <OutboxLink />}
          <CodeField label={web.settings.code} code={code} change={setCode} />
          <ProblemLine problem={deed.problem} />
          <Buttons label={web.settings.confirm} busy={deed.busy} cancel={() => setStep('entering')} />
        </form>
      )}
      {step === 'taken' && (
        <Taken guest={me.guest} busy={deed.busy} problem={deed.problem} move={() => confirm(true)} cancel={() => setStep('shown')} />
      )}
    </div>
  )
}

const isTaken = (error: unknown): boolean => error instanceof ApiProblem && error.problem.code === 'address-taken'

type TakenProps = { guest: boolean; busy: boolean; problem: Problem | null; move: () => void; cancel: () => void }

function Taken({ guest, busy, problem, move, cancel }: TakenProps) {
  const { web } = useAllWords()
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        move()
      }}
    >
      <p role="alert">
        {web.settings.taken} {guest && web.settings.takenMove}
      </p>
      <ProblemLine problem={problem} />
      {guest ? (
        <Buttons label={web.settings.moveThere} busy={busy} cancel={cancel} />
      ) : (
        <button type="button" className="btn line" onClick={cancel}>
          {web.common.back}
        </button>
      )}
    </form>
  )
}

function Buttons({ label, busy, cancel }: { label: string; busy: boolean; cancel: () => void }) {
  const { web } = useAllWords()
  return (
    <div className="row wrap">
      <button type="submit" className="btn marigold grow" aria-disabled={busy}>
        {label}
      </button>
      <button type="button" className="btn quiet" onClick={cancel}>
        {web.common.cancel}
      </button>
    </div>
  )
}
