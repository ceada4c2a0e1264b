/** What the words of cards do: one function per op. Each returns the ops that take its place, or waits for an answer. */
import { thenOf, typeOf } from './cards/index.ts'
import type { CardFrame, CardId, PickName, Reason } from './game.ts'
import { type Op, restOfTurn } from './ops.ts'
import { playCard } from './playing.ts'
import { answered, ask, wait } from './questions.ts'
import type { Next } from './settle.ts'
import { amountOf, isHidden, kindOf, limitsInPlay, optionsOf, pickedSeat, printedNumeral, spanOf } from './sources.ts'
import { under } from './table/in-front.ts'
import type { Table } from './table/index.ts'
import * as table from './table/index.ts'
import { hasIcon, numeral, rulesInForce, turnOf, typesOf } from './terms.ts'

export type Word<Name extends Op['op']> = Extract<Op, { op: Name }>
export type Effects<Names extends Op['op']> = { [Name in Names]: (t: Table, frame: CardFrame, op: Word<Name>) => Next }
export type EffectName =
  | 'draw'
  | 'choose'
  | 'only-if'
  | 'only-if-picked'
  | 'repeat'
  | 'stop-repeating'
  | 'play'
  | 'discard'
  | 'empty-trash'
  | 'extra-turn'
  | 'end-turn-now'
  | 'ask-both'
  | 'then-do'

/** The card in resolution; for a free action, the rule that allows it and whoever brought that into play. */
export function because(t: Table, frame: CardFrame): Reason[] {
  const rule = t.game.rules.find(({ card }) => card === frame.uses)
  if (rule) return [{ card: rule.card, by: rule.by, at: rule.at }]
  return [{ card: frame.card ?? frame.uses ?? '', by: frame.seat, at: frame.at }]
}

export const effects: Effects<EffectName> = {
  draw(t, frame, { count, to }) {
    const due = amountOf(t, frame, count)
    if (to === 'aside') table.drawAside(t, frame, due)
    else table.draw(t, frame.seat, due, frame.card ?? frame.uses)
    const printed = printedNumeral(frame, count)
    if (printed) frame.given = [...(frame.given ?? []), { ...printed, got: due, to }]
    return []
  },

  choose(t, frame, { span, from, as, who = frame.seat }) {
    const picked = answered(frame, as)
    if (picked) {
      keep(frame, as, picked)
      if (kindOf(from) !== 'choose-cards') table.chose(t, who, as, picked)
      return []
    }
    const options = optionsOf(t.game, frame, from)
    const { min, max } = spanOf(span, options.length)
    // J2: who left is not asked any more.
    if (max === 0 || !table.seated(t.game, who)) {
      keep(frame, as, [])
      return []
    }
    // A word can be said only with a move: while one is wanted, even the last card of a temporary hand is asked for.
    const wordWanted = as === 'card-to-play-next' && rulesInForce(t.game).word !== null
    if (min === options.length && !isHidden(from) && !wordWanted) {
      keep(frame, as, options)
      return []
    }
    const left = playsAhead(t, frame)
    return ask(t, {
      key: as,
      player: who,
      kind: kindOf(from),
      prompt: { key: as, args: as === 'card-to-play-next' && left !== null ? { left } : {} },
      options,
      min,
      max,
      because: because(t, frame),
      fallback: declined(options),
    })
  },

  'only-if': (t, frame, { some, ops, otherwise = [] }) => (optionsOf(t.game, frame, some).length > 0 ? ops : otherwise),

  'only-if-picked': (_t, frame, { pick, is, ops }) => (frame.picks?.[pick]?.[0] === is ? ops : []),

  repeat(t, frame, op) {
    const more = op.times === 'all' ? amountOf(t, frame, 'all') > 0 : op.done < amountOf(t, frame, op.times)
    return more ? [...op.ops, { ...op, done: op.done + 1 }] : []
  },

  'stop-repeating'(_t, frame) {
    const loop = frame.todo.findIndex((op) => op.op === 'repeat')
    if (loop >= 0) frame.todo.splice(loop, 1)
    return []
  },

  play(t, frame, { what }) {
    const fromAside = what !== 'taken' && frame.aside?.includes(frame.picks?.[what as PickName]?.[0] ?? '')
    const card = liftedToPlay(t, frame, what)
    if (card) playCard(t, frame.seat, card, fromAside ? 'officially' : undefined)
    return []
  },

  discard(t, frame, { what }) {
    if (what === 'aside') {
      frame.letGo = table.discardAside(t, frame)
      return []
    }
    const cards = whichCards(t, frame, what)
    frame.letGo = cards.length
    if (cards.length === 0) return []
    if (what === 'hand') table.discardFromHand(t, frame.seat, cards)
    else if (what === 'new-rules' || what === 'limits') table.discardRules(t, cards, frame.seat)
    else table.discardAnywhere(t, frame.seat, cards)
    return []
  },

  'empty-trash'(t) {
    table.emptyTrash(t)
    return []
  },

  /** F9: one card gives the same player one extra turn in a row, however often it is played. */
  'extra-turn'(t, frame) {
    const { seat } = frame
    // Used over and over, an Action keeps its own limit.
    const card = frame.card ?? (frame.uses && (under(t.game, frame.uses)[0] ?? frame.uses))
    if (!card) return []
    const turn = turnOf(t.game)
    // Out of turn, the row of whoever is on turn is none of this player's.
    const given =
      (turn?.seat === seat && turn.row.includes(card)) || t.game.extraTurns.some((extra) => extra.seat === seat && extra.by === card)
    if (!given) table.queueExtraTurn(t, seat, card)
    return []
  },

  'end-turn-now'(t) {
    const turn = turnOf(t.game)
    if (turn) turn.todo = restOfTurn()
    return []
  },

  'ask-both'(t, frame, { rival, words, as }) {
    const other = pickedSeat(t, frame, rival)
    if (!other) return []
    const [mine, theirs] = [frame.answers?.[frame.seat], frame.answers?.[other]]
    if (mine?.[0] && theirs?.[0]) {
      delete frame.answers
      keep(frame, as, [...(frame.picks?.[as] ?? []), mine[0], theirs[0]])
      table.threw(t, [
        { seat: frame.seat, throw: mine[0] },
        { seat: other, throw: theirs[0] },
      ])
      return []
    }
    for (const seat of [frame.seat, other]) {
      if (frame.answers?.[seat]) continue
      ask(t, {
        key: seat,
        player: seat,
        kind: 'choose-option',
        prompt: { key: as, args: { player: seat === other ? frame.seat : other } },
        options: [...words],
        min: 1,
        max: 1,
        because: because(t, frame),
        fallback: 'chance',
      })
    }
    return wait
  },

  'then-do': (t, frame, { name }) =>
    // J2: a rival who left ends the matter; the function finds nobody to look at.
    thenOf(name)({
      seat: frame.seat,
      picks: stillHere(t, frame),
      numeral: (printed) => numeral(t.game, printed),
      game: t.game,
      aside: frame.aside ?? [],
      typeOf,
      hasIcon,
    }),
}

function keep(frame: CardFrame, name: keyof NonNullable<CardFrame['picks']>, picks: string[]): void {
  frame.picks = { ...frame.picks, [name]: picks }
}

function stillHere(t: Table, frame: CardFrame): NonNullable<CardFrame['picks']> {
  const { rival, ...picks } = frame.picks ?? {}
  return rival && pickedSeat(t, frame, 'rival') ? { ...picks, rival } : picks
}

/** W1: declarations are declined; everything else is left to chance. */
function declined(options: string[]): string[] | 'chance' {
  const no = options.find((option) => option === 'neither' || option === 'no')
  return no ? [no] : 'chance'
}

function liftedToPlay(t: Table, frame: CardFrame, what: Word<'play'>['what']): CardId | undefined {
  if (what === 'top-card') return table.playTopCard(t, frame.seat)
  if (what === 'taken' || what === 'turned-up') {
    const [card] = frame.aside ?? []
    return card && table.playFromAside(t, frame, card, what === 'taken' ? 'aside' : 'deck')
  }
  const [card] = frame.picks?.[what] ?? []
  if (!card) return undefined
  return frame.aside?.includes(card) ? table.playFromAside(t, frame, card) : table.playFromDiscard(t, frame.seat, card)
}

function whichCards(t: Table, frame: CardFrame, what: Word<'discard'>['what']): CardId[] {
  if (what === 'hand') return [...table.playerAt(t.game, frame.seat).hand]
  if (what === 'new-rules') return t.game.rules.map((rule) => rule.card)
  if (what === 'limits') return limitsInPlay(t)
  if (what === 'creepers') return t.game.players.flatMap((player) => typesOf(player, 'creeper'))
  if (what === 'goals') return [...t.game.goals]
  if (what === 'used') return frame.uses ? [frame.uses] : []
  return what === 'aside' ? [] : (frame.picks?.[what] ?? [])
}

/** How many plays of the temporary hand are still to come, this one included. */
function playsAhead(t: Table, frame: CardFrame): number | null {
  const loop = frame.todo.find((op): op is Word<'repeat'> => op.op === 'repeat')
  if (!loop) return null
  const held = frame.aside?.length ?? 0
  return loop.times === 'all' ? held : Math.min(held, amountOf(t, frame, loop.times) - loop.done + 1)
}
