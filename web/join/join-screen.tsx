'use client'
/** An invitation, looked at: what it is, and yes or no. Looking changes nothing. */
import { ApiProblem, client, type Problem } from '@meanwhile/functions/client'
import type { Reply } from '@meanwhile/functions/shapes'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Link } from '../frame/link.tsx'
import { Notice } from '../frame/notice.tsx'
import { PlayBots } from '../home/play-bots.tsx'
import type { Settings } from '../new-table/in-words.ts'
import { newEntropy } from '../session/become-guest.ts'
import { useAllWords } from '../words/all-words.ts'
import { problemText } from '../words/problem.ts'
import { Accepting } from './accepting.tsx'
import { InvitedTo } from './invited-to.tsx'
import { forgetToken, readToken } from './token.ts'

export type Me = { name: string; guest: boolean }
export type Invitation = Reply<'lookAtInvite'>
type Stage =
  | { at: 'looking' }
  | { at: 'open'; token: string; invitation: Invitation }
  | { at: 'refused'; problem: Problem | { code: 'no-token'; message: '' } }
  | { at: 'declined' | 'never-again' }

/** `surprising`: the boxes with Surprises in them. */
export function JoinScreen({ me, surprising }: { me: Me | null; surprising: Settings['editions'] }) {
  const { web } = useAllWords()
  const [stage, setStage] = useState<Stage>({ at: 'looking' })
  const router = useRouter()
  const known = me !== null

  useEffect(() => {
    const look = async (): Promise<void> => {
      const token = readToken()
      if (!token) return setStage({ at: 'refused', problem: { code: 'no-token', message: '' } })
      try {
        setStage({ at: 'open', token, invitation: await client().call('lookAtInvite', { body: { token } }) })
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error
        const mine = known && error.problem.code === 'invite-used' ? await seatTakenByMe(token) : null
        if (mine) router.replace(`/t/${mine}`)
        else setStage({ at: 'refused', problem: error.problem })
      }
    }
    void look()
    // Another invitation pasted over this one is looked at as well.
    const again = () => void look()
    window.addEventListener('hashchange', again)
    return () => window.removeEventListener('hashchange', again)
  }, [known, router])

  switch (stage.at) {
    case 'looking':
      return (
        <main id="content" className="notice-page">
          <p role="status">{web.join.looking}</p>
        </main>
      )
    case 'open':
      return (
        <main id="content" className="stack roomy-stack">
          <InvitedTo invitation={stage.invitation} surprising={surprising} />
          <Accepting
            me={me}
            token={stage.token}
            invitation={stage.invitation}
            ended={(how) => {
              forgetToken()
              setStage({ at: how })
            }}
            refused={(problem) => {
              forgetToken()
              setStage({ at: 'refused', problem })
            }}
          />
        </main>
      )
    case 'declined':
      return <Ended title={web.join.declined} why={web.join.declinedWhy} known={known} />
    case 'never-again':
      return <Ended title={web.join.over} why={web.join.overWhy} known={known} />
    case 'refused':
      return <Refused problem={stage.problem} known={known} />
    default:
      return stage satisfies never
  }
}

/** Whoever opens their own used invitation again is at the table already. For anybody else this changes nothing, since it is used. */
async function seatTakenByMe(token: string): Promise<string | null> {
  try {
    return (await client().call('acceptInvite', { body: { token, entropy: newEntropy() } })).id
  } catch (error) {
    if (error instanceof ApiProblem) return null
    throw error
  }
}

function Ended({ title, why, known }: { title: string; why: string; known: boolean }) {
  const { web } = useAllWords()
  return (
    <Notice title={title} why={why}>
      <Link className="btn line" href="/">
        {web.join.goHome}
      </Link>
      <PlayBots known={known} look="line" label={web.join.playBots} />
    </Notice>
  )
}

function Refused({ problem, known }: { problem: { code: string; message: string }; known: boolean }) {
  const { web } = useAllWords()
  const { problems } = web.join
  const said = problem.code in problems ? problems[problem.code as keyof typeof problems] : null
  if (said) return <Ended title={said.what} why={said.do} known={known} />
  return (
    <Notice title={web.errors.crash} why={problemText(problem as Problem, web)}>
      <button type="button" className="btn line" onClick={() => location.reload()}>
        {web.common.tryAgain}
      </button>
    </Notice>
  )
}
