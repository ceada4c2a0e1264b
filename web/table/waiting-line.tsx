'use client'
import type { SeatId } from '@meanwhile/engine'
/** Whom the table waits for, since when and until when; and a nudge, once a day, for whoever lets the others wait. */
import { ApiProblem, client, type Problem } from '@meanwhile/functions/client'
import { useState } from 'react'
import { ProblemLine } from '../frame/problem-line.tsx'
import { sinceInWords } from '../words/time.ts'
import { untilText } from '../words/until.ts'
import { useWords, type Words } from '../words/words.tsx'
import type { Names, Seen } from './people.ts'

type Props = { seen: Seen; names: Names; now: number; zone: string | undefined; isEverybodyHere: boolean }

/** Nobody is slow before this. */
const patience = 60 * 60 * 1000

export function WaitingLine({ seen, names, now, zone, isEverybodyHere }: Props) {
  const words = useWords()
  const slow = seen.owed.filter(({ seat, since }) => seat !== seen.view.you && !seen.bots[seat] && now - since >= patience)
  const mayNudge = seen.view.you !== null && seen.status === 'playing' && !isEverybodyHere
  return (
    <>
      <p className="quiet-line" role="status">
        {waiting(seen, names, { now, zone }, words)}
      </p>
      {mayNudge && slow.map(({ seat }) => <Nudge key={seat} table={seen.table} seat={seat as SeatId} name={names(seat as SeatId)} />)}
    </>
  )
}

function waiting(seen: Seen, names: Names, { now, zone }: { now: number; zone: string | undefined }, words: Words): string {
  const { web, language } = words
  if (seen.status === 'paused') return web.table.paused
  const [first, ...more] = seen.owed
  if (!first) return web.table.watching
  if (more.length > 0) return web.table.areThinking([...new Set(seen.owed.map(({ seat }) => names(seat as SeatId)))].join(', '))
  const thinking = web.table.isThinking(names(first.seat as SeatId), sinceInWords(first.since, now, language, zone))
  return first.until === null ? thinking : `${thinking}; ${untilText(first.until, now, words, zone)}`
}

function Nudge({ table, seat, name }: { table: string; seat: SeatId; name: string }) {
  const { web } = useWords()
  const [state, setState] = useState<'no' | 'busy' | 'done'>('no')
  const [problem, setProblem] = useState<Problem | null>(null)
  const nudge = async (): Promise<void> => {
    setState('busy')
    setProblem(null)
    try {
      await client().call('nudge', { params: { table }, body: { seat } })
      setState('done')
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      setState(error.problem.code === 'rate-limited' ? 'done' : 'no')
      if (error.problem.code !== 'rate-limited') setProblem(error.problem)
    }
  }
  if (state === 'done')
    return (
      <p className="quiet-line small" role="status">
        {web.table.nudged(name)}
      </p>
    )
  return (
    <>
      <button type="button" className="btn on-felt small" aria-disabled={state === 'busy'} onClick={() => state === 'no' && void nudge()}>
        {web.table.nudge(name)}
      </button>
      <ProblemLine problem={problem} />
    </>
  )
}
