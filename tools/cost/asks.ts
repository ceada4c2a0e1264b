/** What the app asks of the service, as `web/` does it. `test/tools/cost.test.ts` holds this against the pages themselves. */
import type { RouteName } from '../../functions/api/paths.ts'

export const asks: {
  /** By the server of the pages, for one page. */
  pages: { table: RouteName[]; home: RouteName[] }
  /** The home page tells each question that waits in full. */
  homeLooks: boolean
  /** It is rendered once more when the socket is there. */
  homeAgain: boolean
  /** The socket of a table's page says which table it is. */
  socketOfItsTable: boolean
  /** By the page, when it is there; `owes`: something is asked of its reader. */
  opened: (page: 'table' | 'home', owes: boolean) => RouteName[]
  answer: object
  afterAnswer: RouteName[]
  poked: RouteName[]
  /** Hours between two looks whether the service still knows this device. */
  compareEvery: number
} = {
  pages: { table: ['table', 'view', 'me', 'chat'], home: ['me', 'myGames', 'myFinished'] },
  homeLooks: true,
  homeAgain: true,
  socketOfItsTable: true,
  opened: (page, owes) => (page === 'table' ? ['log', ...(owes ? (['seen'] as const) : [])] : []),
  answer: { looking: true },
  afterAnswer: [],
  poked: ['view', 'log'],
  compareEvery: 0,
}
