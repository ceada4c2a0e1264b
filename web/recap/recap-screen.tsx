'use client'
/** What happened since the reader last looked: a little play, those moves first that touched them, and all of it as text below. */
import { ApiProblem, client } from '@meanwhile/functions/client'
import type { Reply } from '@meanwhile/functions/shapes'
import { cardName, eventSentence, promptHeadline } from '@meanwhile/texts/sentences'
import { useEffect, useState } from 'react'
import { Link } from '../frame/link.tsx'
import { Top } from '../frame/top.tsx'
import { type Names, namesOf, type Seen } from '../table/people.ts'
import { useAllWords } from '../words/all-words.ts'
import { inWords } from '../words/time.ts'
import { leaveTable, lookedAt, lookedBefore, markLooked, markVisit, sinceLastVisit } from './looked.ts'
import { type News, newsOf, sinceOwnMove } from './news.ts'
import { NewsList } from './news-list.tsx'
import { sceneOf } from './scenes.ts'
import { Stage } from './stage.tsx'
import { usePlay } from './use-play.ts'

const stepMs = 1600
const mostPips = 8

type Props = { seen: Seen; info: Reply<'table'>; now: number }

export function RecapScreen({ seen, info, now }: Props) {
  const words = useAllWords()
  const { web, language } = words
  const { you } = seen.view
  const names = namesOf(seen, info.names, words)
  const news = useNews(seen)
  const told = news === 'unknown' ? [] : (news ?? [])
  const steps = [...told.filter(({ touched }) => touched), ...told.filter(({ touched }) => !touched)]
  const oldest = told[0]
  const fresh = oldest !== undefined && now - oldest.at < 2 * 60_000
  const title = oldest ? (fresh ? web.recap.justNow : web.recap.since(inWords(oldest.at, now, language))) : web.recap.title
  return (
    <div className="page-with-bar">
      <Top
        title={title}
        back={`/t/${seen.table}`}
        backLabel={web.table.backToTable}
        under={oldest ? web.recap.news(info.settings.name, told.length) : info.settings.name}
      >
        {steps.length > 0 && (
          <Link className="btn quiet" href={`/t/${seen.table}`}>
            {web.recap.skip}
          </Link>
        )}
      </Top>
      <main className="stack recap" id="content">
        {news === null && <p className="quiet-note">{web.common.loading}</p>}
        {news === 'unknown' && (
          <p className="quiet-note" role="alert">
            {web.recap.cannotLoad}
          </p>
        )}
        {Array.isArray(news) && steps.length === 0 && (
          <div className="quiet-note">
            <p>
              <b>{web.recap.nothing}</b> {web.recap.nothingWhy}
            </p>
          </div>
        )}
        {steps.length > 0 && <LittlePlay steps={steps} you={you} names={names} now={now} />}
        {steps.length > 0 && <AsText told={told} you={you} names={names} now={now} />}
        <Link className="btn quiet to-log" href={`/t/${seen.table}/log`}>
          {web.recap.wholeLog}
        </Link>
      </main>
      <WhatNow seen={seen} names={names} />
    </div>
  )
}

/** null while it is on its way. */
function useNews(seen: Seen): News[] | 'unknown' | null {
  const [news, setNews] = useState<News[] | 'unknown' | null>(null)
  const { table, number, status, view } = seen
  const { you } = view
  useEffect(() => {
    let gone = false
    const looked = lookedAt(table)
    // Opened before the table was: then this visit begins here.
    const begins = looked === null || looked < number
    const before = lookedBefore(table)
    client()
      .call('log', { params: { table }, query: begins || before === null ? sinceLastVisit(table) : { since: before } })
      .then(
        ({ moves, since }) => {
          if (gone) return
          setNews(newsOf(sinceOwnMove(moves, you), you))
          if (begins) markVisit(table, since)
          markLooked(table, number)
          if (you !== null && status !== 'over') leaveTable(table, number)
        },
        (error) => {
          if (!(error instanceof ApiProblem)) throw error
          if (!gone) setNews('unknown')
        },
      )
    return () => {
      gone = true
    }
  }, [table, number, status, you])
  return news
}

function LittlePlay({ steps, you, names, now }: { steps: News[]; you: Seen['view']['you']; names: Names; now: number }) {
  const { texts, web, language } = useAllWords()
  const play = usePlay(steps.length, stepMs)
  const shown = steps[play.step]
  if (!shown) return null
  const { event, at, cause } = shown
  const last = play.step === steps.length - 1
  const why =
    cause &&
    (cause.seat === you ? web.recap.byYou(cardName(texts, cause.card)) : web.recap.by(cardName(texts, cause.card), names(cause.seat)))
  return (
    <section className="stack play" aria-label={web.recap.play}>
      {/* A tap on the stage goes on; the button below does the same for everybody else. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button says the same to the keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div key={shown.key} onClick={() => play.go(last ? 0 : play.step + 1)}>
        <Stage scene={sceneOf(event, you)} you={you} names={names} />
      </div>
      <div className="told">
        <p className="display">{eventSentence(texts, event, names, you)}</p>
        <p className="small on-felt-soft">{[why, inWords(at, now, language)].filter(Boolean).join(', ')}</p>
      </div>
      <div className="row controls">
        <Pips step={play.step} of={steps.length} />
        {steps.length > 1 && (
          <>
            <button type="button" className="icon" aria-label={play.running ? web.recap.pause : web.recap.goOn} onClick={play.toggle}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={play.running ? 'M8 5v14M16 5v14' : 'M7 5l11 7-11 7z'} />
              </svg>
            </button>
            <button
              type="button"
              className="icon"
              aria-label={web.recap.previous}
              disabled={play.step === 0}
              onClick={() => play.go(play.step - 1)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M15 5l-7 7 7 7" />
              </svg>
            </button>
            <button type="button" className="btn on-felt" aria-disabled={last} onClick={() => !last && play.go(play.step + 1)}>
              {web.recap.next}
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M9 5l7 7-7 7" />
              </svg>
            </button>
          </>
        )}
      </div>
    </section>
  )
}

function Pips({ step, of }: { step: number; of: number }) {
  const { web } = useAllWords()
  const said = web.recap.step(step + 1, of)
  if (of < 2) return <span className="grow" />
  if (of > mostPips) return <span className="grow small on-felt-soft">{said}</span>
  return (
    <span className="grow">
      <span className="pips" role="img" aria-label={said}>
        {Array.from({ length: of }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
          <i key={i} className={i <= step ? 'on' : undefined} />
        ))}
      </span>
    </span>
  )
}

function AsText({ told, you, names, now }: { told: News[]; you: Seen['view']['you']; names: Names; now: number }) {
  const { web } = useAllWords()
  const touched = told.filter((news) => news.touched)
  const rest = told.filter((news) => !news.touched)
  return (
    <section className="slip" aria-label={web.recap.asText}>
      {touched.length > 0 && (
        <>
          <h2 className="label">{web.recap.touched}</h2>
          <NewsList news={touched} you={you} names={names} now={now} />
        </>
      )}
      {touched.length > 0 && rest.length > 0 && <hr />}
      {rest.length > 0 && (
        <>
          <h2 className="label">{touched.length > 0 ? web.recap.also : web.recap.happened}</h2>
          <NewsList news={rest} you={you} names={names} now={now} />
        </>
      )}
    </section>
  )
}

/** Marigold only if something is asked. */
function WhatNow({ seen, names }: { seen: Seen; names: Names }) {
  const { texts, web } = useAllWords()
  const [decision] = seen.view.decisions
  if (!decision) {
    return (
      <nav className="foot-bar" aria-label={web.recap.toTable}>
        <div className="inner">
          <Link className="btn" href={`/t/${seen.table}`}>
            {web.recap.toTable}
          </Link>
        </div>
      </nav>
    )
  }
  return (
    <section className="ask stays" aria-label={web.table.whatIsAsked}>
      <div className="inner">
        <div className="head">
          <h2>{promptHeadline(texts, decision.prompt, names)}</h2>
        </div>
        <div className="do">
          <Link className="btn ink" href={`/t/${seen.table}`}>
            {web.recap.goPlay}
          </Link>
        </div>
      </div>
    </section>
  )
}
