'use client'
/** From the foot of an invitation mail: no more of them, from anybody. Opening the page changes nothing; only the button does. */
import { client } from '@meanwhile/functions/client'
import { useEffect, useState } from 'react'
import { Link } from '../frame/link.tsx'
import { Notice } from '../frame/notice.tsx'
import { ProblemLine } from '../frame/problem-line.tsx'
import { useDeed } from '../session/use-deed.ts'
import { useAllWords } from '../words/all-words.ts'
import { readToken } from './token.ts'

export function NoMail() {
  const { web } = useAllWords()
  const words = web.join
  const { busy, problem, run } = useDeed()
  const [token, setToken] = useState<string | null | undefined>(undefined)
  const [done, setDone] = useState(false)
  useEffect(() => setToken(location.hash ? readToken() : null), [])
  const stop = () =>
    run(async () => {
      await client().call('notMe', { body: { token: token ?? '' } })
      setDone(true)
    })
  const home = (
    <Link className="btn line" href="/">
      {words.goHome}
    </Link>
  )
  const none = words.problems['no-token']
  if (done)
    return (
      <Notice title={words.over} why={words.overWhy}>
        {home}
      </Notice>
    )
  if (token === null)
    return (
      <Notice title={none.what} why={none.do}>
        {home}
      </Notice>
    )
  return (
    <Notice title={words.noMailAsk} why={words.noMailWhat}>
      <button type="button" className="btn line" aria-disabled={busy || !token} onClick={stop}>
        {words.noMailDo}
      </button>
      {token && (
        <Link className="btn quiet" href={`/join#${token}`}>
          {words.noMailLook}
        </Link>
      )}
      <ProblemLine problem={problem} />
    </Notice>
  )
}
