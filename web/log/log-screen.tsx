'use client'
/** Every move as a sentence, newest first. Of a finished game, the table at each of them as well. */
import type { SeatId } from '@meanwhile/engine'
import type { Reply } from '@meanwhile/functions/shapes'
import { useState } from 'react'
import { Window } from '../cards/card.tsx'
import { kindClass } from '../decks/known.ts'
import { ProblemLine } from '../frame/problem-line.tsx'
import { Top } from '../frame/top.tsx'
import { cardIn, type Logged, seatsIn, touches } from '../recap/news.ts'
import { useZone } from '../recap/use-zone.ts'
import { useDeed } from '../session/use-deed.ts'
import { type Names, namesOf, type Seen } from '../table/people.ts'
import { useAllWords } from '../words/all-words.ts'
import { byDay, dayInWords, hourOf } from './days.ts'
import { LookBack } from './look-back.tsx'
import { sentencesOf } from './sentences.ts'
import { useMoves } from './use-moves.ts'

type Props = { seen: Seen; info: Reply<'table'>; log: Reply<'log'>; now: number; zone: string | null }
type Filter = 'everything' | 'touched' | SeatId

export function LogScreen({ seen, info, log, now, zone: known }: Props) {
  const words = useAllWords()
  const { web } = words
  const { moves, more, earlier } = useMoves(seen.table, log)
  const { busy, problem, run } = useDeed()
  const zone = useZone(known)
  const [filter, setFilter] = useState<Filter>('everything')
  const names = namesOf(seen, info.names, words)
  const { you } = seen.view
  const shown = moves.filter((move) => isShown(move, filter, you) && sentencesOf(words.texts, move.events, names, you).length > 0)
  return (
    <div className={seen.status === 'over' ? 'log-page with-replay' : 'log-page'}>
      <Top title={web.log.title} back={`/t/${seen.table}`} backLabel={web.log.backToTable} under={info.settings.name} />
      <main className="stack" id="content">
        {seen.status === 'over' && <LookBack seen={seen} names={names} />}
        <section className="stack every-move" aria-label={web.log.newestFirst}>
          <WhatToShow seats={seatsOf(seen)} names={names} you={you} filter={filter} choose={setFilter} />
          {shown.length === 0 && <p className="quiet-note">{moves.length === 0 ? web.log.nothingYet : web.log.nothingOfThat}</p>}
          {byDay(shown.toReversed(), zone).map(({ day, items }) => (
            <section key={day} className="slip">
              <h2 className="label">{dayInWords(items[0]?.at ?? now, now, words.language, zone, web)}</h2>
              <ol className="moves">
                {items.map((move) => (
                  <MoveLine key={move.number} move={move} names={names} you={you} zone={zone} />
                ))}
              </ol>
            </section>
          ))}
          {more && (
            <button type="button" className="btn on-felt" aria-disabled={busy} onClick={() => run(earlier)}>
              {busy ? web.common.loading : web.log.earlier}
            </button>
          )}
          <ProblemLine problem={problem} />
        </section>
      </main>
    </div>
  )
}

const seatsOf = (seen: Seen): SeatId[] => Object.keys(seen.people) as SeatId[]

function isShown({ events }: Logged, filter: Filter, you: SeatId | null): boolean {
  if (filter === 'everything') return true
  if (filter === 'touched') return events.some((event) => touches(event, you))
  return events.some((event) => seatsIn(event).includes(filter))
}

type WhatProps = { seats: SeatId[]; names: Names; you: SeatId | null; filter: Filter; choose: (filter: Filter) => void }

function WhatToShow({ seats, names, you, filter, choose }: WhatProps) {
  const { web } = useAllWords()
  const choices: [Filter, string][] = [
    ['everything', web.log.everything],
    ...(you ? [['touched', web.log.touchedMe] as [Filter, string]] : []),
    ...seats.map((seat): [Filter, string] => [seat, seat === you ? web.common.you : names(seat)]),
  ]
  return (
    <fieldset className="chips">
      <legend className="vh">{web.log.show}</legend>
      {choices.map(([value, label]) => (
        <label key={value} className="chip">
          <input type="radio" name="show" value={value} checked={filter === value} onChange={() => choose(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

function MoveLine({ move, names, you, zone }: { move: Logged; names: Names; you: SeatId | null; zone: string }) {
  const { texts, language } = useAllWords()
  const card = move.events.map(cardIn).find((found) => found !== null)
  const told = sentencesOf(texts, move.events, names, you)
  return (
    <li className={card ? kindClass(card) : undefined}>
      {card ? <Window card={card} /> : <span className="no-card" aria-hidden="true" />}
      <span>{told.join(' ')}</span>
      <time dateTime={new Date(move.at).toISOString()}>{hourOf(move.at, language, zone)}</time>
    </li>
  )
}
