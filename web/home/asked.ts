/** What is asked at a table, in the words of the question and with its reasons. */
import type { Decision, PromptKey } from '@meanwhile/engine'
import type { Reply } from '@meanwhile/functions/shapes'
import type { Language, Names, Speech } from '@meanwhile/texts'
import type { WebWords } from '@meanwhile/texts/en/web'
import { cardName, missingLabel, promptHeadline, promptSentence, reasonSentence } from '@meanwhile/texts/sentences'
import { inWords } from '../words/time.ts'
import { untilText } from '../words/until.ts'
import type { Summary } from './summary.ts'

type Words = { language: Language; texts: Speech; web: WebWords }
type Seen = Reply<'view'>
export type Asked = { headline: string; reason: string; button: string; more: number }

/** With the reader's own view of the table it can be told in full; without it, in general. */
export function whatIsAsked(game: Summary, seen: Seen | null, names: Names, words: Words): Asked {
  const more = game.owed.length - 1
  const decision = seen?.view.decisions[0]
  if (!seen || !decision) return { ...inGeneral(game, names, words), more }
  const { texts } = words
  return {
    headline: promptHeadline(texts, decision.prompt, names),
    reason: reasonOf(decision, seen, names, words),
    button: missingLabel(texts, decision, [], names),
    more,
  }
}

function inGeneral({ owed }: Summary, names: Names, { texts }: Words): Omit<Asked, 'more'> {
  const prompt = { key: (owed[0]?.prompt ?? 'play') as PromptKey, args: {} }
  const { missing } = texts.prompts[prompt.key] ?? texts.words.somethingNew
  return {
    headline: promptHeadline(texts, prompt, names),
    reason: promptSentence(texts, prompt, names),
    button: typeof missing === 'string' ? missing : missing({}),
  }
}

/** A question somebody caused says by whom; a plain turn says what it is played for. */
function reasonOf({ because, kind }: Decision, { view }: Seen, names: Names, { texts, web }: Words): string {
  const causes = because.filter(({ card }) => card !== 'basic-rules')
  if (kind !== 'play' && causes.length > 0) return `${causes.map((reason) => reasonSentence(texts, reason, names, view.you)).join('; ')}.`
  const goals = view.goals.map((goal) => cardName(texts, goal))
  const [goal] = goals
  const playedFor = !goal ? web.home.noGoal : goals.length === 1 ? web.home.theGoalIs(goal) : web.home.theGoalsAre(goals.join(', '))
  return view.turn === view.you ? `${web.home.yourTurn} ${playedFor}` : playedFor
}

/** Until when, where a clock runs; else since when one is waited for. */
export function timeOf({ owed }: Summary, now: number, zone: string, words: Words): string {
  const { language, web } = words
  const ends = owed.flatMap(({ until }) => until ?? [])
  if (ends.length > 0) return untilText(Math.min(...ends), now, words, zone)
  const since = Math.min(...owed.map(({ since }) => since))
  const minutes2 = 2 * 60_000
  return now - since < minutes2 ? web.home.askedJustNow : web.home.askedSince(inWords(since, now, language, zone))
}
