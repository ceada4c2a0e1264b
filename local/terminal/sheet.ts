/** The table, drawn in lines. */
import type { PlayerView, Term, View } from '@meanwhile/engine'
import { cards } from '@meanwhile/engine/catalogue'
import { cardName, cardText, reasonSentence } from '@meanwhile/texts'
import { columns, padded, wrapped } from './paper.ts'
import type { Reader } from './reader.ts'

type Slot = keyof Reader['texts']['words']['slots']
type Value = View['terms']['play']['value'] | null

/** Everything this reader may see, the hand last. */
export function tableSheet(reader: Reader, view: View): string {
  const { paper, words, texts } = reader
  const rule = paper.ink('dim', '─'.repeat(paper.width()))
  const goals = view.goals.map((card) => wrapped(cardText(texts, card).text, paper.width(), `  ${cardName(texts, card)}  `))
  return [
    rule,
    heading(reader, view),
    '',
    title(reader, words.rules),
    ...numbers(reader, view),
    ...otherRules(reader, view),
    title(reader, words.goals),
    ...(goals.length > 0 ? goals : [`  ${paper.ink('dim', words.noGoal)}`]),
    title(reader, words.players),
    ...players(reader, view),
    ...asideLines(reader, view),
    ...(view.you ? handLines(reader, view) : []),
    rule,
  ].join('\n')
}

export const title = ({ paper }: Reader, text: string): string => paper.ink('bold', text)

function heading({ words, names, paper }: Reader, view: View): string {
  const whose = view.turn && (view.turn === view.you ? words.yours : names(view.turn))
  const turn = whose ? words.table.turn(view.turns, whose) : words.table.nobodysTurn
  return `${paper.ink('bold', turn)}    ${paper.ink('dim', words.table.piles(view.deck, view.discard.length))}`
}

// ── Rules ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const slotTerms = ({ terms }: View): [Slot, Term<Value>][] => [
  ['draw', terms.draw],
  ['play', terms.play],
  ['hand-limit', terms.handLimit],
  ['keeper-limit', terms.keeperLimit],
]

/** "Draw  4 = 3 (Draw 3) + 1 (Inflation)" */
function numbers(reader: Reader, view: View): string[] {
  const { texts } = reader
  const names = slotTerms(view).map(([slot]) => texts.words.slots[slot].name)
  const widest = Math.max(...names.map(columns))
  return slotTerms(view).map(([slot, term]) => {
    const name = padded(texts.words.slots[slot].name, widest)
    return wrapped(sumOf(reader, term), reader.paper.width(), `  ${name}  `)
  })
}

function sumOf(reader: Reader, { value, because }: Term<Value>): string {
  const { texts, words, paper } = reader
  const number = paper.ink('bold', inWords(reader, value))
  const name = (card: string) => cardName(texts, card)
  const [first, ...more] = because
  if (!first) return number
  if (more.length === 0) return `${number} (${name(first.card)})`
  const start = typeof value === 'number' || value === null ? `${first.adds}` : words.allBut(first.adds)
  const rest = more.map(({ card, adds }) => `${adds < 0 ? '−' : '+'} ${Math.abs(adds)} (${name(card)})`)
  return `${number} = ${start} (${name(first.card)}) ${rest.join(' ')}`
}

function inWords({ texts, words }: Reader, value: Value): string {
  if (value === null) return texts.words.noLimit
  if (value === 'all') return texts.words.all
  return typeof value === 'number' ? `${value}` : words.allBut(value.allBut)
}

/** New Rules that show in none of the numbers just now. */
function otherRules({ texts, words, paper }: Reader, view: View): string[] {
  const shown = new Set(slotTerms(view).flatMap(([, { because }]) => because.map(({ card }) => card)))
  const others = view.rules.filter(({ card }) => !shown.has(card)).map(({ card }) => cardName(texts, card))
  return others.length > 0 ? [wrapped(others.join(' · '), paper.width(), `  ${words.alsoInForce} `)] : []
}

// ── People and cards ───────────────────────────────────────────────────────────────────────────────────────────────

function players(reader: Reader, view: View): string[] {
  const { names, paper, words } = reader
  const widest = Math.max(...view.players.map(({ seat }) => columns(names(seat))))
  const widestHand = Math.max(...view.players.map(({ hand }) => words.holds(hand).length))
  return view.players.map((player) => {
    const name = padded(names(player.seat), widest)
    const marked = player.seat === view.turn ? `${paper.ink('bold', '▸')} ${paper.ink('bold', name)}` : `  ${name}`
    return wrapped(frontOf(reader, player), paper.width(), `${marked}  ${padded(words.holds(player.hand), widestHand)}  `)
  })
}

export function frontOf({ texts, words, paper }: Reader, { front, waiting }: PlayerView): string {
  if (waiting) return paper.ink('dim', words.waits)
  return front.length > 0 ? front.map((card) => cardName(texts, card)).join(' · ') : paper.ink('dim', words.nothingInFront)
}

/** The hand of its own that a card of yours drew, unless it stands below with numbers. */
function asideLines(reader: Reader, view: View): string[] {
  const asked = view.decisions.flatMap(({ options }) => options)
  const aside = view.stack
    .flatMap((frame) => (frame.kind === 'card' ? (frame.asideCards ?? []) : []))
    .filter((card) => !asked.includes(card))
  if (aside.length === 0) return []
  return [title(reader, reader.words.aside), listed(reader, aside)]
}

const listed = ({ texts, paper }: Reader, ids: string[]): string =>
  wrapped(ids.map((card) => cardName(texts, card)).join(' · '), paper.width(), '  ')

export function discardSheet(reader: Reader, view: View): string {
  return view.discard.length > 0 ? listed(reader, [...view.discard].reverse()) : reader.words.emptyDiscard
}

/** When the hand is what can be picked from, it stands below with numbers. */
function handLines(reader: Reader, view: View): string[] {
  const { paper, words } = reader
  if (view.decisions.some(({ prompt }) => prompt.key === 'play')) return []
  return [title(reader, words.hand), view.hand.length > 0 ? listed(reader, view.hand) : `  ${paper.ink('dim', words.emptyHand)}`]
}

/** Name, kind, text and the fine points that touch a card. */
export function cardSheet({ texts, paper }: Reader, card: string): string {
  const { name, text } = cardText(texts, card)
  const facts = cards[card.replace(/~\d+$/, '')]
  const kind = facts ? `  ${paper.ink('dim', texts.words.cardTypes[facts.type].one)}` : ''
  const rulings = new Map(Object.entries<string>(texts.rulings))
  const points = (facts?.rulings ?? []).flatMap((id) => rulings.get(id) ?? [])
  return [
    name + kind,
    wrapped(text, paper.width(), '  '),
    ...points.map((point) => wrapped(paper.ink('dim', point), paper.width(), '  · ')),
  ].join('\n')
}

/** The answer to "why?": every number with the cards behind it, and the cards behind the question. */
export function whySheet(reader: Reader, view: View): string {
  const { texts, words, names, paper } = reader
  const because = (reasons: Parameters<typeof reasonSentence>[1][]) =>
    reasons.map((reason) => wrapped(reasonSentence(texts, reason, names, view.you), paper.width(), '    '))
  const numbers = slotTerms(view).flatMap(([slot, term]) => {
    const { name, text } = texts.words.slots[slot]
    return [`  ${name}: ${sumOf(reader, term)}. ${paper.ink('dim', text)}`, ...because(term.because)]
  })
  const asked = view.decisions.flatMap((decision) => decision.because)
  return [
    title(reader, words.whyNumbers),
    ...numbers,
    ...(asked.length > 0 ? [title(reader, words.whyQuestion), ...because(asked)] : []),
  ].join('\n')
}
