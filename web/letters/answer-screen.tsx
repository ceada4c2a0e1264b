'use client'
/** One question, from a letter: nothing else of the table, no session. Looking changes nothing; only the button answers. */
import { ApiProblem, client, type Problem } from '@meanwhile/functions/client'
import type { Reply } from '@meanwhile/functions/shapes'
import { askedSentence, deedLabel, missingLabel, optionLabel, promptHeadline } from '@meanwhile/texts/sentences'
import { Suspense, useEffect, useState } from 'react'
import { WithDecks } from '../decks/with-decks.tsx'
import { Link } from '../frame/link.tsx'
import { Notice } from '../frame/notice.tsx'
import { ProblemLine } from '../frame/problem-line.tsx'
import { useDeed } from '../session/use-deed.ts'
import { Options } from '../table/decision/options.tsx'
import { useStaging } from '../table/decision/staging.ts'
import { namesOf } from '../table/people.ts'
import { useAllWords } from '../words/all-words.ts'
import { problemText } from '../words/problem.ts'
import { useFragment } from './fragment.ts'

type Asked = Reply<'lookAtQuestion'>
const shape = /^[A-Za-z0-9_-]{27}$/

export function AnswerScreen() {
  const { web } = useAllWords()
  const token = useFragment(shape)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  useEffect(() => {
    if (!token) return
    client()
      .call('lookAtQuestion', { body: { token } })
      .then(setAsked, (error: unknown) => {
        if (!(error instanceof ApiProblem)) throw error
        setProblem(error.problem)
      })
  }, [token])
  if (token === null) return <NotOpen title={web.letters.noQuestion} why={web.letters.noQuestionWhy} />
  if (problem) return <Refused problem={problem} />
  const looking = (
    <main id="content" className="notice-page">
      <p role="status">{web.letters.looking}</p>
    </main>
  )
  if (!asked || !token) return looking
  return (
    <Suspense fallback={looking}>
      <WithDecks editions={asked.editions}>
        <OneQuestion asked={asked} token={token} />
      </WithDecks>
    </Suspense>
  )
}

function OneQuestion({ asked, token }: { asked: Asked; token: string }) {
  const words = useAllWords()
  const { texts, web } = words
  const { decision, table, name } = asked
  const names = namesOf(asked, asked.names, words)
  const staging = useStaging(decision)
  const { busy, problem, run } = useDeed()
  const [given, setGiven] = useState<string[] | null>(null)
  const isReady = staging.missing === 0 && (staging.picks.length > 0 || decision.min === 0)
  const answer = (): void =>
    run(async () => {
      await client().call('answerQuestion', { body: { token, picks: staging.picks } })
      setGiven(staging.picks)
    })
  if (given) {
    const chosen = given.map((pick) => optionLabel(texts, pick, decision, names)).join(', ')
    return (
      <Notice title={web.letters.answered} why={chosen === '' ? web.letters.answeredNone : web.letters.answeredWith(chosen)}>
        <Link className="btn line" href={`/t/${table}`}>
          {web.letters.openTable}
        </Link>
      </Notice>
    )
  }
  if (problem?.code === 'stale-decision' || problem?.code === 'answered-otherwise') return <Refused problem={problem} table={table} />
  return (
    <main id="content" className="notice-page">
      <section className="slip stack one-question" aria-labelledby="asked">
        <p className="small soft">{web.letters.at(name)}</p>
        <h2 id="asked" className="display">
          {promptHeadline(texts, decision.prompt, names)}
        </h2>
        <p>{askedSentence(texts, decision, names, null)}</p>
        <Options decision={decision} staging={staging} names={names} touch={() => {}} confirm={answer} />
        <ProblemLine problem={problem} />
        <button type="button" className="btn marigold" aria-disabled={!isReady || busy} onClick={() => isReady && answer()}>
          {busy
            ? web.letters.answering
            : isReady
              ? deedLabel(texts, decision, staging.picks, names)
              : missingLabel(texts, decision, [], names)}
        </button>
        <Link className="btn quiet" href={`/t/${table}?asked=${decision.id}`}>
          {web.letters.openTable}
        </Link>
      </section>
    </main>
  )
}

/** What became of the question the table knows; some programs cut links off, and some letters are old. */
function Refused({ problem, table }: { problem: Problem; table?: string }) {
  const words = useAllWords()
  const { web } = words
  if (problem.code === 'no-such-thing') return <NotOpen title={web.letters.noQuestion} why={web.letters.noQuestionWhy} />
  if (problem.code === 'not-playing') return <NotOpen title={web.letters.resting} why={web.letters.restingWhy} table={table} />
  if (problem.code === 'stale-decision') return <NotOpen title={web.letters.notOpen} why={web.letters.notOpenWhy} table={table} />
  return <NotOpen title={web.letters.notOpen} why={problemText(problem, web)} table={table} />
}

function NotOpen({ title, why, table }: { title: string; why: string; table?: string | undefined }) {
  const { web } = useAllWords()
  return (
    <Notice title={title} why={why}>
      <Link className="btn line" href={table ? `/t/${table}` : '/'}>
        {table ? web.letters.openTable : web.letters.home}
      </Link>
    </Notice>
  )
}
