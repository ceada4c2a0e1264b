'use client'
import { client } from '@meanwhile/functions/client'
import { useRouter } from 'next/navigation'
import { useDeed } from '../session/use-deed.ts'
import { ProblemLine } from './problem-line.tsx'
import { ZoneQuestion } from './zone-question.tsx'

type Props = {
  zone: string
  look: 'slip' | 'strip'
  /** For a page that says its times anew by itself; any other is rendered again. */
  taken?: (zone: string) => void
}

/** Asked where one looks first, so that nobody misses a deadline for having travelled. */
export function ZoneMoved({ zone, look, taken }: Props) {
  const router = useRouter()
  const { problem, run } = useDeed()
  const take = (here: string): void =>
    void run(async () => {
      await client().call('changeMe', { body: { zone: here } })
      if (taken) taken(here)
      else router.refresh()
    })
  return (
    <>
      <ZoneQuestion zone={zone} take={take} look={look} />
      <ProblemLine problem={problem} />
    </>
  )
}
