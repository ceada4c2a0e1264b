'use client'
/** An invitation that is not wanted any more. */
import { client } from '@meanwhile/functions/client'
import { useRouter } from 'next/navigation'
import { ProblemLine } from '../frame/problem-line.tsx'
import { useDeed } from '../session/use-deed.ts'
import { useAllWords } from '../words/all-words.ts'
import type { Invite } from './lobby-screen.tsx'

export function TakeBackInvite({ table, invite: { id, email } }: { table: string; invite: Invite }) {
  const { web } = useAllWords()
  const router = useRouter()
  const { busy, problem, run } = useDeed()
  const takeBack = () =>
    run(async () => {
      await client().call('revokeInvite', { params: { table, invite: id }, body: {} })
      router.refresh()
    })
  return (
    <>
      <button
        type="button"
        className="btn quiet small"
        aria-disabled={busy}
        aria-label={web.lobby.takeBackFrom(email ?? web.lobby.aLink)}
        onClick={takeBack}
      >
        {web.lobby.takeBack}
      </button>
      <ProblemLine problem={problem} />
    </>
  )
}
