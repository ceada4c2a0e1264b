/** Sätze, die viele Karten teilen; jede setzt ihre eigenen Namen ein. */
import { card, list } from '../../say.ts'

const or = (names: string[]) => list(names, 'oder')

export const pair = (name: string, one: string, other: string) => card(name, `Du gewinnst, wenn ${one} und ${other} vor dir liegen.`)

/** Eines, und dazu eines von mehreren. */
export const either = (name: string, one: string, ...others: string[]) =>
  card(name, `Du gewinnst, wenn ${one} vor dir liegt und dazu ${or(others)}.`)

export const someOf = (name: string, howMany: string, ...names: string[]) =>
  card(name, `Du gewinnst, wenn mindestens ${howMany} davon vor dir liegen: ${list(names, 'und')}.`)

/** Was eine Überraschung als gespielte Karte tut, und was als Antwort auf andere. */
export const surprise = (name: string, inTurn: string, outOfTurn: string) =>
  card(name, `In deinem Zug: ${inTurn}`, `In einem fremden Zug: ${outOfTurn}`)
