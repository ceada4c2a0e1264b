/** What the app asks of the service, as `web/` does it. `test/tools/cost.test.ts` holds this against the pages themselves. */
import type { RouteName } from '../../functions/api/paths.ts'

export const asks: {
  /** By the server of the pages, for one page. */
  pages: { table: RouteName[]; home: RouteName[] }
  /** The home page tells each question that waits in full. */
  homeLooks: boolean
  /** When its socket is there it asks for the list once more, and is rendered again only if that has changed. */
  homeConnected: RouteName[]
  /** The socket of a table's page says which table it is. */
  socketOfItsTable: boolean
  /** By a table's page, when it is there, all in one request; and the word that its reader has seen what is asked of them goes with it. */
  opened: RouteName[]
  /** With it, or with what the home page asks for, by whoever may be told on this device. */
  compared: RouteName
  /** At the end of one's turn, unless it has been asked for so few seconds ago: what waits elsewhere. */
  next: { route: RouteName; freshFor: number }
  answer: object
  /** At the end of a visit, where it has ended is said, unless nothing was shown after one's own answer: that has told it. */
  partsAfterOwnAnswer: boolean
  afterAnswer: RouteName[]
  /** By an open table that hears of somebody's move, in one request: the table, and what happened since it was last looked at. */
  poked: RouteName[]
} = {
  pages: { table: ['table', 'view', 'me', 'chat'], home: ['me', 'myGames', 'myFinished'] },
  homeLooks: true,
  homeConnected: ['myGames'],
  socketOfItsTable: true,
  opened: ['log', 'myGames'],
  compared: 'mySubscriptions',
  next: { route: 'myGames', freshFor: 120 },
  answer: { looking: true },
  partsAfterOwnAnswer: false,
  afterAnswer: [],
  poked: ['view', 'log'],
}
