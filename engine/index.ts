/** The whole public surface of the rules. */

export { arrange, type Position } from './arrange.ts'
export { begin, mostPlayers } from './begin.ts'
export { type Bot, bots, greedy, offerFor, random, shrewd, wordFor } from './bots/index.ts'
export { chanceOf, commitment, decisionId, pick, pickSome, sha256Hex, shuffle } from './chance.ts'
export { allCards, cardsOfTable, deckEntries, editions, playable } from './editions/index.ts'
export { seenBy } from './events.ts'
export type * from './game.ts'
export { imagine } from './imagine.ts'
export { migrate, SCHEMA } from './migrations.ts'
export { answer, join, leave, order, preview, timeOut } from './moves.ts'
export {
  append,
  type Deed,
  type Entry,
  link,
  openRecord,
  type Record as GameRecord,
  replay,
  rootOf,
  type Verdict,
  verify,
} from './record.ts'
export { type Term, type Terms, terms } from './terms.ts'
export { RULES_VERSION } from './versions.ts'
export { type FrameView, type PlayerView, type View, view } from './view.ts'
