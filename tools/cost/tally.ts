/** What people do, counted. */
export type Tally = {
  games: number
  moves: number
  days: number
  visits: number
  idleVisits: number
  /** Through the edge, from people's devices. */
  answers: number
  requests: number
  /** Pages that were rendered, and what their server asked of the service. */
  pages: number
  inside: number
  sockets: number
  socketSeconds: number
  /** How often a schedule woke the clock. */
  fires: number
  /** People who were handed over to be told, and what went by mail. */
  told: number
  letters: number
  /** Those that say who has won: they come once in a game, however long it was. */
  lastLetters: number
  /** What a move leaves behind. */
  rowBytes: number
}

export const newTally = (): Tally => ({
  games: 0,
  moves: 0,
  days: 0,
  visits: 0,
  idleVisits: 0,
  answers: 0,
  requests: 0,
  pages: 0,
  inside: 0,
  sockets: 0,
  socketSeconds: 0,
  fires: 0,
  told: 0,
  letters: 0,
  lastLetters: 0,
  rowBytes: 0,
})
