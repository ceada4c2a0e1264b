'use client'
/** The one step a lobby leads to. */
import { client } from '@meanwhile/functions/client'
import { useRouter } from 'next/navigation'
import { ProblemLine } from '../frame/problem-line.tsx'
import type { Settings } from '../new-table/in-words.ts'
import { useDeed } from '../session/use-deed.ts'
import { useAllWords } from '../words/all-words.ts'

type Props = { table: string; taken: number; free: number } & Pick<Settings, 'startWhenFull' | 'latecomers'>

export function StartBar({ table, taken, free, startWhenFull, latecomers }: Props) {
  const { web } = useAllWords()
  const router = useRouter()
  const { busy, problem, run } = useDeed()
  const enough = taken >= 2
  const begin = () =>
    run(async () => {
      await client().call('start', { params: { table }, body: {} })
      router.refresh()
    })
  const hint =
    free === 0 ? null : enough && latecomers !== 'nobody' ? web.lobby.othersLater : startWhenFull ? web.lobby.startsByItself : null
  return (
    <section className="foot-bar" aria-label={web.newTable.begins}>
      <div className="inner">
        <ProblemLine problem={problem} />
        <button
          type="button"
          className={enough ? 'btn marigold wide' : 'btn on-felt wide'}
          aria-disabled={!enough || busy}
          onClick={() => enough && begin()}
        >
          {busy ? web.lobby.starting : enough ? web.lobby.start(taken) : web.lobby.needsTwo}
        </button>
        {hint && <p className="small on-felt-soft centred">{hint}</p>}
      </div>
    </section>
  )
}
