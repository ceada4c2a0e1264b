'use client'
/** Table, host, edition and pace: everything one may want to know before saying yes. */
import { editionsText, paceText, reactionsText, type Settings } from '../new-table/in-words.ts'
import { initialOf } from '../table/people.ts'
import { useAllWords } from '../words/all-words.ts'
import { inWords } from '../words/time.ts'
import type { Invitation } from './join-screen.tsx'

type Props = { invitation: Invitation; surprising: Settings['editions'] }

export function InvitedTo({ invitation: { table, host, until, bound }, surprising }: Props) {
  const { web, language } = useAllWords()
  const words = web.join
  const { settings } = table
  const asks = settings.reactions === 'ask' && settings.editions.some((edition) => surprising.includes(edition))
  const facts: [string, string][] = [
    [words.table, settings.name],
    [words.edition, editionsText(settings.editions, web)],
    [words.pace, paceText(settings.pace, web)],
    [words.first, web.newTable.firsts[settings.first]],
    ...(asks ? [[web.newTable.surprises, reactionsText(settings, web)] as [string, string]] : []),
    [words.seats, words.seatsTaken(table.taken, table.free)],
  ]
  return (
    <section className="slip stack" aria-labelledby="invited">
      <div className="row">
        <span className="token big" aria-hidden="true">
          {initialOf(host)}
        </span>
        <h2 id="invited" className="grow large">
          {words.invites(host)}
        </h2>
      </div>
      <dl className="told">
        {facts.map(([what, is]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{is}</dd>
          </div>
        ))}
      </dl>
      {table.status !== 'lobby' && <p>{words.begun}</p>}
      <p className="small soft">
        {words.openUntil(inWords(until, Date.now(), language))} {bound && words.bound}
      </p>
    </section>
  )
}
