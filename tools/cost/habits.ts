/** How people play, as far as it costs something. Assumptions, each with its reason; everything else is counted, not assumed. */
const game = { moves: 200, players: 3, days: 30 }
/** Moves made at one visit: a turn is a few answers in a row. Counted: every third move asks somebody else. */
const movesPerVisit = 3
/** Visits without a move, per player and day: whoever waits looks in now and then. */
const idleVisitsPerPlayerDay = 0.15
const visitMinutes = 2
const visits = game.moves / movesPerVisit + idleVisitsPerPlayerDay * game.players * game.days
/** How much likelier somebody is there while another one moves than at any other time: people play in bursts. */
const bursts = 8

export const habits = {
  game,
  visits,
  visitMinutes,
  /** Of the others, how many have the page open when somebody moves. */
  othersWatching: ((visits / game.players) * visitMinutes * bursts) / (game.days * 24 * 60),
  /** What a visit asks for besides its moves: a page, whose server looks at the table; then the view, when the socket is open. */
  visit: { pages: 1, serverSideRequests: 1, apiRequests: 1 },
  /** People without a live push get letters: the first question of a day, on the fourteen days of a month on which they are asked. */
  withoutPush: 0.05,
  lettersPerDayWithoutPush: 0.45,
  /** The others come by link. */
  invitationsByMail: 0.5,
  /** Files are kept by the browser until they change: once a month there is something new, and one player in three games is. */
  update: { files: 15, kilobytes: 200, timesPerPlayer: 1 },
  newcomer: { files: 40, kilobytes: 600, perGame: 1 / 3 },
  kilobytesPerPage: 12,
  kilobytesPerReply: 1.5,
} as const

/** Milliseconds that a call takes with the memory it is deployed with: its own processor time as measured by `npm run bench -- move`, and waiting for tables at 2 ms a read and 4 ms a write. */
export const durations = { api: 11, gate: 3, ws: 10, tell: 28, later: 25, clock: 20, mail: 10, pages: 35 } as const
