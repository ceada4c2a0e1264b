'use client'
/** A bot has held the seat; its owner takes it back with one tap. */
import { client } from '@meanwhile/functions/client'
import { useRouter } from 'next/navigation'
import { ProblemLine } from '../frame/problem-line.tsx'
import { useDeed } from '../session/use-deed.ts'
import { useWords } from '../words/words.tsx'

export function TakeBack({ table }: { table: string }) {
  const { web } = useWords()
  const router = useRouter()
  const { busy, problem, run } = useDeed()
  const takeBack = () =>
    run(async () => {
      await client().call('takeBack', { params: { table }, body: {} })
      router.push(`/t/${table}`)
      router.refresh()
    })
  return (
    <section className="slip stack">
      <p>{web.table.botPlaysForYou}</p>
      <button type="button" className="btn marigold" aria-disabled={busy} onClick={takeBack}>
        {web.table.takeSeatBack}
      </button>
      <ProblemLine problem={problem} />
    </section>
  )
}
