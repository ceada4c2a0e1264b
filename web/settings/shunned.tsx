'use client'
/** Whom one has muted or blocked, and taking it back. */
import { client } from '@meanwhile/functions/client'
import type { Reply } from '@meanwhile/functions/shapes'
import { useId, useState } from 'react'
import { ProblemLine } from '../frame/problem-line.tsx'
import { useDeed } from '../session/use-deed.ts'
import { useAllWords } from '../words/all-words.ts'

export type Shunned = (Reply<'shunned'>['shunned'][number] & { name: string })[]

export function ShunnedList({ initial }: { initial: Shunned }) {
  const { web } = useAllWords()
  const [shunned, setShunned] = useState(initial)
  const deed = useDeed()
  const id = useId()
  if (shunned.length === 0) return null
  const undo = (player: string) =>
    deed.run(async () => {
      await client().call('shun', { params: { player }, body: { how: 'not-at-all' } })
      setShunned((before) => before.filter((other) => other.player !== player))
    })
  return (
    <section className="slip stack" aria-labelledby={id}>
      <h2 id={id}>{web.settings.people}</h2>
      <ul>
        {shunned.map(({ player, how, name }) => (
          <li className="setting wrap" key={player}>
            <span className="grow">
              <b className="wrap-anywhere">{name}</b>
              <span className="small soft block">{how === 'mute' ? web.settings.muted : web.settings.blocked}</span>
            </span>
            <button
              type="button"
              className="btn quiet"
              aria-label={web.settings.undo(name)}
              aria-disabled={deed.busy}
              onClick={() => undo(player)}
            >
              {web.settings.undoShort}
            </button>
          </li>
        ))}
      </ul>
      <ProblemLine problem={deed.problem} />
    </section>
  )
}
