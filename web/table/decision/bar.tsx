'use client'
/** The decision bar: one shape for every question, on turn or not. */
import type { Decision } from '@meanwhile/engine'
import type { Problem } from '@meanwhile/functions/client'
import { cardName, deedLabel, missingLabel, optionLabel, promptHeadline, promptHint, refusalSentence } from '@meanwhile/texts/sentences'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Link } from '../../frame/link.tsx'
import type { Sending } from '../../live/use-table.ts'
import { problemText } from '../../words/problem.ts'
import { useWords, type Words } from '../../words/words.tsx'
import type { Names } from '../people.ts'
import type { Staging } from './staging.ts'

type Props = {
  decision: Decision
  staging: Staging
  names: Names
  sending: Sending
  offline: boolean
  problem: Problem | null
  until: string | null
  /** The card touched last, which can be read without any risk of playing it. */
  touched: string | null
  /** Where a word may go with the move, the field for it. */
  say?: ReactNode
  /** The sheet with the reasons, while it is open. */
  why: ReactNode
  onWhy: () => void
  onRead: (card: string) => void
  onConfirm: () => void
}

export function DecisionBar(props: Props) {
  const { decision, staging, names, sending, offline, problem, until, touched, say, why, onWhy, onRead, onConfirm } = props
  const words = useWords()
  const { texts, web } = words
  const ready = staging.missing === 0 && (staging.picks.length > 0 || decision.min === 0) && sending === 'no' && !offline
  return (
    <section className="ask" aria-label={web.table.whatIsAsked}>
      {why}
      <div className="inner">
        <div className="head">
          <h2 id="asked">{promptHeadline(texts, decision.prompt, names)}</h2>
          {until && <span className="until">{until}</span>}
        </div>
        <p className="small soft" aria-live="polite">
          {problem ? problemSentence(problem, decision, names, words) : promptHint(texts, decision.prompt, names)}
        </p>
        {say}
        <div className="do">
          {decision.because.length > 0 && (
            <button type="button" className="btn line" aria-expanded={Boolean(why)} onClick={onWhy}>
              {web.table.why}
            </button>
          )}
          {touched && (
            <button
              type="button"
              className="btn line"
              onClick={() => onRead(touched)}
              aria-label={web.table.readCard(cardName(texts, touched))}
            >
              {web.table.read}
            </button>
          )}
          {isSessionOver(problem) ? (
            <SignInAgain look="ink" />
          ) : (
            <button type="button" className="btn ink" aria-disabled={!ready} onClick={() => ready && onConfirm()}>
              {buttonText(props, words)}
            </button>
          )}
        </div>
      </div>
    </section>
  )
}

/** It says what is missing, what it will do, or what it is doing. */
function buttonText({ decision, staging, names, sending, offline }: Props, { texts, web }: Words): string {
  if (sending === 'sending') return web.table.doing
  if (sending === 'checking') return web.common.checking
  if (offline) return web.common.needsConnection
  if (staging.missing < 0) return web.table.tooMany(-staging.missing)
  if (staging.missing > 0) return staging.marked.length > 0 ? web.table.pickMore(staging.missing) : missingLabel(texts, decision, [], names)
  if (staging.picks.length === 0 && decision.min > 0) return missingLabel(texts, decision, [], names)
  return deedLabel(texts, decision, staging.picks, names)
}

/** A refusal in a sentence; the state shown is fresh by then. */
export function problemSentence(problem: Problem, decision: Pick<Decision, 'player'>, names: Names, { texts, web }: Words): string {
  if (problem.code === 'answered-otherwise') {
    const chosen = (problem.chosen ?? []).map((pick) => optionLabel(texts, pick, decision, names)).join(', ')
    return web.table.answeredElsewhere(chosen)
  }
  if (problem.code === 'offline') return web.common.offlineNow
  if (isSessionOver(problem)) return web.table.sessionOver
  const closed = web.table.closedBecause[problem.reason as keyof typeof web.table.closedBecause]
  if (closed) return closed
  return problem.code in texts.refusals ? refusalSentence(texts, problem.code as keyof typeof texts.refusals) : problemText(problem, web)
}

/** Whoever is no longer signed in can only do that, and comes back to the same question. */
export const isSessionOver = (problem: Problem | null): boolean => problem?.code === 'not-signed-in' || problem?.code === 'session-over'

export function SignInAgain({ look }: { look: 'ink' | 'marigold' }) {
  const { web } = useWords()
  const here = usePathname()
  return (
    <Link className={`btn ${look}`} href={`/sign-in?back=${encodeURIComponent(here)}`}>
      {web.table.signInAgain}
    </Link>
  )
}
