'use client'
/** From the foot of a letter: no more of them. Opening the page changes nothing; only a button does. */
import { client } from '@meanwhile/functions/client'
import { useState } from 'react'
import { Link } from '../frame/link.tsx'
import { Notice } from '../frame/notice.tsx'
import { ProblemLine } from '../frame/problem-line.tsx'
import { useDeed } from '../session/use-deed.ts'
import { useAllWords } from '../words/all-words.ts'
import { useFragment } from './fragment.ts'

const shape = /^(invitations|asked|digest|over|bot)\.[\w-]{22,43}\.[\w-]{27}$/
type Kind = 'invitations' | 'asked' | 'digest' | 'over' | 'bot'

export function StopMail() {
  const { web } = useAllWords()
  const words = web.letters
  const token = useFragment(shape)
  const { busy, problem, run } = useDeed()
  const [done, setDone] = useState(false)
  if (token === undefined) return null
  const settings = (
    <Link className="btn line" href="/settings">
      {words.settings}
    </Link>
  )
  if (token === null || problem?.code === 'no-such-thing')
    return (
      <Notice title={words.noStop} why={words.noStopWhy}>
        {settings}
      </Notice>
    )
  if (done)
    return (
      <Notice title={words.stopped} why={words.stoppedWhy}>
        {settings}
      </Notice>
    )
  const kind = token.split('.')[0] as Kind
  const stop = (everything: boolean): void =>
    run(async () => {
      await client().call('unsubscribe', { params: { token }, query: { everything: everything ? 'true' : 'false' } })
      setDone(true)
    })
  return (
    <Notice title={words.stopAsk} why={words.stopWhat[kind]}>
      <button type="button" className="btn marigold" aria-disabled={busy} onClick={() => stop(false)}>
        {words.stopThese}
      </button>
      {kind !== 'invitations' && (
        <button type="button" className="btn line" aria-disabled={busy} onClick={() => stop(true)}>
          {words.stopAll}
        </button>
      )}
      <ProblemLine problem={problem} />
    </Notice>
  )
}
