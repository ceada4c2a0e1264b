'use client'
/** Other devices, one's data, signing out and leaving for good. */
import { client } from '@meanwhile/functions/client'
import { type ReactNode, useId, useState } from 'react'
import { Asking } from '../frame/asking.tsx'
import { Link } from '../frame/link.tsx'
import { ProblemLine } from '../frame/problem-line.tsx'
import { forgetHere } from '../session/forget.ts'
import { goAsSomebodyElse } from '../session/signing-in.ts'
import { type Deed, useDeed } from '../session/use-deed.ts'
import { useAllWords } from '../words/all-words.ts'
import { Tick } from './choices.tsx'
import { everythingAboutMe } from './everything.ts'
import type { Me } from './use-me.ts'

export function Account({ me }: { me: Me }) {
  const { web } = useAllWords()
  const { settings } = web
  const id = useId()
  const deed = useDeed()
  const [asking, setAsking] = useState<'sign-out' | 'delete' | null>(null)
  const [signedOut, setSignedOut] = useState(false)

  const signOut = () =>
    deed.run(async () => {
      // First, while the service still knows whose device it is to forget; and whatever becomes of the request, nothing stays here.
      await forgetHere()
      await client().call('signOut', { body: {} })
      goAsSomebodyElse('/')
    })
  const signOutThere = () =>
    deed.run(async () => {
      await client().call('signOutEverywhere', { body: {} })
      setSignedOut(true)
    })
  const download = () => deed.run(async () => saveFile('meanwhile.json', await everythingAboutMe()))

  return (
    <section className="slip stack" aria-labelledby={id}>
      <h2 id={id}>{settings.account}</h2>
      <ul>
        <Row title={settings.otherDevice} what={settings.otherDeviceWhat}>
          <Link className="btn quiet" href="/device">
            {web.device.make}
          </Link>
        </Row>
        <Row title={settings.export} what={settings.exportWhat}>
          <Do deed={deed} act={download} label={settings.exportDo} />
        </Row>
        <Row title={settings.everywhere} what={signedOut ? settings.everywhereDone : settings.everywhereWhat}>
          <Do deed={deed} act={signOutThere} label={settings.everywhereDo} />
        </Row>
        <Row title={settings.signOut} what={settings.signOutWhat}>
          <Do deed={deed} act={me.guest ? () => setAsking('sign-out') : signOut} label={settings.signOut} />
        </Row>
        <Row title={settings.delete} what={settings.deleteWhat}>
          <button type="button" className="btn quiet alarm" aria-label={settings.delete} onClick={() => setAsking('delete')}>
            {settings.deleteShort}
          </button>
        </Row>
      </ul>
      <ProblemLine problem={deed.problem} />
      {asking === 'sign-out' && (
        <Asking title={settings.signOut} close={() => setAsking(null)}>
          <p>{settings.signOutGuest}</p>
          <button type="button" className="btn line" onClick={signOut} aria-disabled={deed.busy}>
            {settings.signOutAnyway}
          </button>
        </Asking>
      )}
      {asking === 'delete' && <Deleting close={() => setAsking(null)} />}
    </section>
  )
}

function Row({ title, what, children }: { title: string; what: string; children: ReactNode }) {
  return (
    <li className="setting wrap">
      <span className="grow">
        <b>{title}</b>
        <span className="small soft block" aria-live="polite">
          {what}
        </span>
      </span>
      {children}
    </li>
  )
}

function Do({ deed, act, label }: { deed: Deed; act: () => void; label: string }) {
  return (
    <button type="button" className="btn quiet" onClick={act} aria-disabled={deed.busy}>
      {label}
    </button>
  )
}

function Deleting({ close }: { close: () => void }) {
  const { web } = useAllWords()
  const [sure, setSure] = useState(false)
  const deed = useDeed()
  const remove = () =>
    deed.run(async () => {
      await client().call('deleteMe', { body: { sure: true } })
      await forgetHere()
      goAsSomebodyElse('/')
    })
  return (
    <Asking title={web.settings.delete} close={close}>
      <p>{web.settings.deleteWhat}</p>
      <Tick label={web.settings.deleteSure} checked={sure} change={setSure} />
      <ProblemLine problem={deed.problem} />
      <button type="button" className="btn line alarm" aria-disabled={!sure || deed.busy} onClick={() => sure && remove()}>
        {deed.busy ? web.settings.deleting : web.settings.deleteDo}
      </button>
    </Asking>
  )
}

function saveFile(name: string, content: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // Not at once: some browsers have not begun to read it yet.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
