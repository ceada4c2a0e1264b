/** Asking: how an op gets an answer. Questions always belong to the topmost frame; offers belong to none. */
import { decisionId } from './chance.ts'
import type { Asked, Frame, Game, SeatId } from './game.ts'
import { openOffers } from './offers.ts'
import { orderFor } from './orders.ts'
import { orderFired, playerAt, type Question, type Table } from './table/index.ts'

/** An op that waits is performed again, from its start, when an answer has come in: it must not change anything before it asks. */
export const wait = 'wait'

export const ask = (t: Table, question: Question): typeof wait => {
  t.asking.push(question)
  return wait
}

/** Takes the answer out of the frame, so that it is used once. */
export function answered(frame: Frame, key: string): string[] | undefined {
  const picks = frame.answers?.[key]
  if (!picks || !frame.answers) return undefined
  delete frame.answers[key]
  if (Object.keys(frame.answers).length === 0) delete frame.answers
  return picks
}

export const answerWith = (frame: Frame, key: string, picks: string[]): void => {
  frame.answers = { ...frame.answers, [key]: picks }
}

/**
 * Brings the open questions in line with what the waiting op wants to know (L4): what is unchanged keeps its id, what is
 * no longer asked is withdrawn, and what a standing order answers is never asked. True if somebody is owed an answer.
 */
export function openQuestions(t: Table, frame: Frame): boolean {
  const { game } = t
  for (const question of t.asking) {
    const ordered = orderFor(game, question, 'at-once')
    if (!ordered) continue
    answerWith(frame, question.key, ordered.picks)
    orderFired(t, question.player, ordered.order, question, ordered.picks)
    return false
  }
  const before = game.asked
  const opened = (question: Question, owed: boolean): Asked => {
    const open = before.find((asked) => asked.owed === owed && same(asked, question))
    return open ? { ...open, ...question } : { id: nextId(game, question.player), ...question, owed }
  }
  game.asked = t.asking.map((question) => opened(question, true))
  for (const offer of openOffers(game)) game.asked.push(opened(offer, false))
  return true
}

/** Ids come from what the asked player knows anyway: drawn from the seed, they would differ in games that look the same. */
function nextId(game: Game, seat: SeatId): string {
  const player = playerAt(game, seat)
  player.asked += 1
  return decisionId(game.table, seat, player.asked)
}

/** Was this id ever given to a question of this seat? */
export function wasAsked(game: Game, seat: SeatId, id: string): boolean {
  const { asked } = playerAt(game, seat)
  for (let count = asked; count > 0; count--) if (decisionId(game.table, seat, count) === id) return true
  return false
}

const same = (asked: Asked, question: Question): boolean =>
  asked.key === question.key &&
  asked.player === question.player &&
  asked.min === question.min &&
  asked.max === question.max &&
  asked.prompt.key === question.prompt.key &&
  asked.about === question.about &&
  (asked.only ?? []).join() === (question.only ?? []).join() &&
  asked.options.length === question.options.length &&
  asked.options.every((option, i) => option === question.options[i])
