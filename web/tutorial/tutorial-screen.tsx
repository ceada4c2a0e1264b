'use client'
/** A whole game in two minutes: the real table, a stacked deck, and somebody who tells you what to look at. */
import { cardName } from '@meanwhile/texts/sentences'
import { useEffect, useState } from 'react'
import { Link } from '../frame/link.tsx'
import { Top } from '../frame/top.tsx'
import { PlayBots } from '../home/play-bots.tsx'
import { Goals, Piles } from '../table/board.tsx'
import { DecisionBar } from '../table/decision/bar.tsx'
import { useForQuestion } from '../table/decision/for-question.ts'
import { Options } from '../table/decision/options.tsx'
import { useStaging } from '../table/decision/staging.ts'
import { Hand } from '../table/hand.tsx'
import { namesOf } from '../table/people.ts'
import { Rules } from '../table/rules.tsx'
import { Seat } from '../table/seats.tsx'
import { DiscardPile, type OpenSheet, Reader } from '../table/sheets.tsx'
import { WhyDecision, WhyTerm } from '../table/why.tsx'
import { useAllWords } from '../words/all-words.ts'
import { Coach } from './coach.tsx'
import { bot, lessons, position, you } from './lessons.ts'
import { useEngine } from './use-engine.ts'
import { type Engine, useLocalTable } from './use-local-table.ts'

export function TutorialScreen({ known }: { known: boolean }) {
  const { web } = useAllWords()
  const engine = useEngine()
  const [round, setRound] = useState(0)
  if (engine !== null && engine !== 'unknown')
    return <LessonTable key={round} engine={engine} known={known} again={() => setRound(round + 1)} />
  return (
    <>
      <Top title={web.tutorial.title} back="/" backLabel={web.tutorial.leave} />
      <main className="stack" id="content">
        <p className="quiet-note" role="status">
          {engine === null ? web.common.loading : web.tutorial.cannotLoad}
        </p>
      </main>
    </>
  )
}

function LessonTable({ engine, known, again }: { engine: Engine; known: boolean; again: () => void }) {
  const words = useAllWords()
  const { texts, web } = words
  const [at, setAt] = useState(0)
  const lesson = lessons[at] ?? lessons[0]
  const live = useLocalTable({ engine, position, you, held: lesson?.reads === true })
  const { seen } = live
  const { view } = seen
  const names = namesOf(seen, { [you]: web.common.you }, words)
  const [open, setOpen] = useState<OpenSheet | null>(null)
  const [decision] = view.decisions
  const [touched, setTouched] = useForQuestion<string | null>(decision?.id, null)
  const [hint, setHint] = useForQuestion<string | null>(decision?.id, null)
  const staging = useStaging(decision)
  const read = (card: string) => setOpen({ sheet: 'card', card })
  const close = () => setOpen(null)

  const next = lessons[at + 1]
  const step = () => setAt((now) => now + 1)
  /** What was to be done is done once the next lesson's table is there. */
  const arrived = lesson?.reads === false && next?.holds(view) === true
  useEffect(() => {
    if (arrived) setAt((now) => now + 1)
  }, [arrived])

  if (!lesson) return null
  const waiting = !lesson.reads && lesson.name !== 'done' && !lesson.holds(view)

  const confirm = () => {
    if (!decision) return
    const wanted = lesson.pick
    if (wanted && !staging.marked.includes(wanted)) {
      const name = cardName(texts, wanted)
      setHint(decision.kind === 'discard' ? web.tutorial.notThisKept(name) : web.tutorial.notThis(name))
      return
    }
    void live.answer(decision.id, staging.picks)
  }

  const me = view.players.find(({ seat }) => seat === you)
  const other = view.players.find(({ seat }) => seat === bot)
  return (
    <div className="desk lesson" data-spot={lesson.spot ?? undefined}>
      <Top title={web.tutorial.title} back="/" backLabel={web.tutorial.leave} />
      <main className="stack table" id="content">
        <Coach lesson={lesson} instead={hint ?? (waiting ? web.tutorial.thinking(names(bot)) : null)}>
          {lesson.reads && (
            <button type="button" className="btn marigold" onClick={step}>
              {at === 0 ? web.tutorial.start : web.tutorial.goOn}
            </button>
          )}
          {lesson.name === 'done' && <WaysOn known={known} again={again} />}
        </Coach>
        <aside className="stack" aria-label={web.table.goalsAndRules}>
          <section className="board" aria-label={web.table.goalAndPiles}>
            <div className="goals">
              <Goals view={view} names={names} read={read} />
            </div>
            <Piles view={view} look={() => setOpen({ sheet: 'pile' })} />
          </section>
          <Rules view={view} explain={(term) => setOpen({ sheet: 'term', term })} read={read} />
        </aside>
        <section className="round" aria-label={web.table.players} data-others={1}>
          {other && <Seat player={other} seen={seen} names={names} read={read} />}
          {me && <Seat player={me} seen={seen} names={names} read={read} />}
        </section>
      </main>
      <section className="dock" aria-label={web.table.handAndQuestion}>
        {decision && !lesson.reads && !waiting ? (
          <>
            <div className="inner">
              <Options decision={decision} staging={staging} names={names} touch={setTouched} confirm={confirm} />
            </div>
            <DecisionBar
              decision={decision}
              staging={staging}
              names={names}
              sending={live.sending}
              offline={false}
              problem={live.problem}
              until={null}
              touched={touched}
              why={open?.sheet === 'why' && <WhyDecision decision={decision} names={names} view={view} table={null} close={close} />}
              onWhy={() => setOpen(open?.sheet === 'why' ? null : { sheet: 'why' })}
              onRead={read}
              onConfirm={confirm}
            />
          </>
        ) : (
          <div className="inner">
            <Hand cards={view.hand} read={read} />
          </div>
        )}
      </section>
      {open?.sheet === 'term' && (
        <WhyTerm name={open.term} term={view.terms[open.term]} names={names} view={view} table={null} close={close} />
      )}
      {open?.sheet === 'pile' && <DiscardPile view={view} read={read} close={close} />}
      {open?.sheet === 'card' && (
        <Reader key={open.card} card={open.card} among={view.hand.includes(open.card) ? view.hand : []} read={read} close={close} />
      )}
    </div>
  )
}

function WaysOn({ known, again }: { known: boolean; again: () => void }) {
  const { web } = useAllWords()
  return (
    <div className="row wrap">
      <PlayBots known={known} look="marigold" label={web.tutorial.playBots} />
      <Link className="btn line" href="/rules">
        {web.tutorial.readRules}
      </Link>
      <Link className="btn line" href="/cards">
        {web.tutorial.seeCards}
      </Link>
      <button type="button" className="btn line" onClick={again}>
        {web.tutorial.again}
      </button>
    </div>
  )
}
