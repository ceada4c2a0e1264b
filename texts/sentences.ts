/** Sentences out of a catalogue, the reader's names and what the engine tells. */
import type { Decision, Prompt, Reason, Refusal, SeatId, SeenEvent } from '@meanwhile/engine'
import { isSeat, list, say } from './say.ts'
import type { CardText, Facts, Line, Names, PromptText, Speech, Tell } from './schema.ts'

/** A second copy of a card (`daleks~2`) reads like the first. */
const withoutCopy = (id: string) => id.replace(/~\d+$/, '')

const lookUp = <T>(table: Record<string, T>, key: string): T | undefined => (Object.hasOwn(table, key) ? table[key] : undefined)

/** A card this build does not know yet is shown by its id rather than not at all. */
export function cardText(texts: Speech, id: string): CardText {
  const key = withoutCopy(id)
  return lookUp(texts.cards, key) ?? { name: key, text: '' }
}

export const cardName = (texts: Speech, id: string): string => cardText(texts, id).name

// ── Questions ──────────────────────────────────────────────────────────────────────────────────────────────────────

const number = (arg: string | number | undefined) => (typeof arg === 'number' ? arg : undefined)

function factsOf(texts: Speech, { args }: Prompt, names: Names): Facts {
  const { left, limit, excess, keep, card, player } = args
  return {
    left: left === 'all' ? 'all' : number(left),
    limit: number(limit),
    excess: number(excess),
    keep: number(keep),
    card: typeof card === 'string' && card !== '' ? cardName(texts, card) : undefined,
    player: typeof player === 'string' && isSeat(player) ? names(player) : undefined,
  }
}

/** An older page may be asked what it has no words for yet: then it says that it is asked, and shows the options. */
const promptText = (texts: Speech, { key }: Prompt): PromptText => lookUp(texts.prompts, key) ?? texts.words.somethingNew

function promptLine(part: 'headline' | 'sentence' | 'hint' | 'missing') {
  return (texts: Speech, prompt: Prompt, names: Names): string => {
    const line: Line = promptText(texts, prompt)[part]
    return tidy(typeof line === 'string' ? line : line(factsOf(texts, prompt, names)))
  }
}

/** The whole question: for a list of what waits, or a notification. */
export const promptSentence = promptLine('sentence')
/** The question in a few words: for the decision bar. */
export const promptHeadline = promptLine('headline')
/** What follows from answering. */
export const promptHint = promptLine('hint')

const missingAll = promptLine('missing')

/** What the button says while it cannot be pressed: "Pick a card", and once something is picked "Pick 1 more". */
export function missingLabel(texts: Speech, decision: Decision, picks: string[], names: Names): string {
  return picks.length > 0 ? texts.words.pickMore(decision.min - picks.length) : missingAll(texts, decision.prompt, names)
}

/** What the button says when it can be pressed. `picks` are what will be sent: of a limit, the cards that go. */
export function deedLabel(texts: Speech, decision: Decision, picks: string[], names: Names): string {
  const [first] = picks
  if (decision.kind === 'play' && first !== undefined) {
    return isCard(texts, first) ? texts.words.play(cardName(texts, first)) : optionLabel(texts, first, decision, names)
  }
  const labels = list(
    picks.map((pick) => optionLabel(texts, pick, decision, names)),
    texts.words.and,
  )
  const picked = { labels, count: picks.length, self: first === decision.player }
  return promptText(texts, decision.prompt).deed(picked, factsOf(texts, decision.prompt, names))
}

const isCard = (texts: Speech, option: string) =>
  !isSeat(option) && !option.startsWith('use:') && lookUp(texts.words.options, option) === undefined

/** An option of a question, as its player reads it. */
export function optionLabel(texts: Speech, option: string, decision: Pick<Decision, 'player'>, names: Names): string {
  if (isSeat(option)) return option === decision.player ? texts.words.you : names(option)
  return pickLabel(texts, option)
}

function pickLabel(texts: Speech, pick: string): string {
  if (pick.startsWith('use:')) return texts.words.use(cardName(texts, pick.slice('use:'.length)))
  return lookUp(texts.words.options, pick) ?? cardName(texts, pick)
}

/** A limit's sentence begins with the limit itself, which its reason has told already. */
const isLimit = ({ key }: Prompt): boolean => key === 'hand-limit' || key === 'keeper-limit'

/**
 * What happened and what is asked, for somebody who is not looking: "Ana played Hand Limit 1. Keep 1 of your 4 cards." A turn has no card
 * for its reason; `before` is what somebody else played last.
 */
export function askedSentence(
  texts: Speech,
  decision: Pick<Decision, 'player' | 'kind' | 'prompt' | 'because'>,
  names: Names,
  before: Extract<SeenEvent, { type: 'played' }> | null,
): string {
  const newest = decision.because.filter(({ by }) => by !== null).toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0))[0]
  const reason = newest?.by ? ({ type: 'played', seat: newest.by, card: newest.card, from: 'hand' } as const) : null
  const happened = decision.kind === 'play' ? before : reason
  const asked = isLimit(decision.prompt)
    ? tidy(`${promptHeadline(texts, decision.prompt, names)}.`)
    : promptSentence(texts, decision.prompt, names)
  return happened ? say(eventSentence(texts, happened, names, decision.player), asked) : asked
}

// ── What happened, and why ─────────────────────────────────────────────────────────────────────────────────────────

/** `you` is the reader's own seat, null for somebody who only watches. */
export function eventSentence(texts: Speech, event: SeenEvent, names: Names, you: SeatId | null): string {
  const tell: Tell = {
    isYou: (seat) => seat === you,
    name: names,
    card: (id) => cardName(texts, id),
    option: (pick) => pickLabel(texts, pick),
  }
  // The table is complete by type; only the compiler cannot see that maker and event belong together.
  const make = lookUp(texts.events, event.type) as ((event: SeenEvent, tell: Tell) => string) | undefined
  return make ? tidy(make(event, tell)) : texts.words.somethingHappened
}

/** "Hand Limit 1, played by Ana" */
export function reasonSentence(texts: Speech, reason: Reason, names: Names, you: SeatId | null = null): string {
  const card = cardName(texts, reason.card)
  const { because } = texts.words
  if (reason.by === null) return because.always(card)
  return reason.by === you ? because.you(card) : because.player(card, names(reason.by))
}

export const refusalSentence = (texts: Speech, refusal: Refusal): string => texts.refusals[refusal]

/** A name like "Jackpot!" brings its own full stop. */
const tidy = (sentence: string) => sentence.replace(/([!?])[.!]/g, '$1')
