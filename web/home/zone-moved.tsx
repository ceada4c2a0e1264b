'use client'
import { client } from '@meanwhile/functions/client'
import { useRouter } from 'next/navigation'
import { ProblemLine } from '../frame/problem-line.tsx'
import { ZoneQuestion } from '../frame/zone-question.tsx'
import { useDeed } from '../session/use-deed.ts'

/** Asked where one looks first, so that nobody misses a deadline for having travelled. */
export function ZoneMoved({ zone }: { zone: string }) {
  const router = useRouter()
  const { problem, run } = useDeed()
  const take = (here: string): void =>
    void run(async () => {
      await client().call('changeMe', { body: { zone: here } })
      router.refresh()
    })
  return (
    <>
      <ZoneQuestion zone={zone} take={take} look="slip" />
      <ProblemLine problem={problem} />
    </>
  )
}
