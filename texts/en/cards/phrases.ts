/** Sentences that many cards share; each says its own names in them. */
import { card, list } from '../../say.ts'

const or = (names: string[]) => list(names, 'or')

export const pair = (name: string, one: string, other: string) => card(name, `You win with ${one} and ${other} in front of you.`)

/** One thing, and one out of several. */
export const either = (name: string, one: string, ...others: string[]) =>
  card(name, `You win with ${one} in front of you, and ${or(others)} as well.`)

export const someOf = (name: string, howMany: string, ...names: string[]) =>
  card(name, `You win with at least ${howMany} of these in front of you: ${list(names, 'and')}.`)

/** What a Surprise does as one of your plays, and what it does in answer to somebody else. */
export const surprise = (name: string, inTurn: string, outOfTurn: string) =>
  card(name, `On your turn: ${inTurn}`, `On the turn of somebody else: ${outOfTurn}`)
