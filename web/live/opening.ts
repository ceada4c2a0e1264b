'use client'
/**
 * What a table's page asks for once it is open goes in one request: what happened since, what waits at other tables, whether this device
 * is known, and the word that its reader has before their eyes what is asked of them. The home page asks for what it needs in the same way.
 */
import { client } from '@meanwhile/functions/client'
import { base } from '@meanwhile/functions/paths'
import type { Reply, Request } from '@meanwhile/functions/shapes'
import { isDue } from '../home/summary.ts'
import { gathering } from '../session/gathering.ts'
import { compare, mayBeTold } from './push.ts'
import { closeSettled } from './shown.ts'

type Sight = { table: string; number: number }

/** The table whose opening request has gone out; what is seen after that has to be said by itself. */
let open: string | null = null
let held: Sight | null = null

const together = client(
  '',
  gathering(
    (...given) => fetch(...given),
    base,
    () => {
      const seen = held
      held = null
      return seen ? { seen } : {}
    },
  ),
)

export const opensATable = (): boolean => /^\/t\/[^/]+$/.test(location.pathname)

/** True: it is said when the table is opened. False: that is over, it has to be said by itself. */
export function sayWhenOpening(sight: Sight): boolean {
  if (!opensATable() || open === sight.table) return false
  held = sight
  return true
}

/** The news since the last visit. Whoever sits there also hears what else waits for them; all of it goes together. */
export function opened(table: string, query: Request<'log'>['query'], sits: boolean): Promise<Reply<'log'>> {
  open = table
  const news = together.call('log', { params: { table }, query })
  if (sits) {
    rememberGames(together.call('myGames', {}))
    compareWithIt()
  }
  return news
}

export function left(table: string): void {
  if (open === table) open = null
}

/** The list of somebody's games, asked for once the socket of their home page is there. */
export function listedNow(): Promise<Reply<'myGames'>> {
  const games = together.call('myGames', {})
  compareWithIt()
  return games
}

// ── This device ────────────────────────────────────────────────────────────────────────────────────────────────────

let isCompared = false
/** As long as a page waits for its socket. */
const longestWait = 4000

function compareWithIt(): void {
  isCompared = true
  if (!mayBeTold()) return
  const known = together.call('mySubscriptions', {})
  known.catch(() => undefined)
  void compare(() => known).catch(() => {})
}

/** At each start, once: by itself only where nothing else is asked for, or where no socket gets through. */
export async function compareAtStart(): Promise<void> {
  if (location.pathname === '/') await new Promise((done) => setTimeout(done, longestWait))
  if (!isCompared && !opensATable()) await compare()
}

// ── What waits elsewhere ───────────────────────────────────────────────────────────────────────────────────────────

/** For so long nobody is asked again: what begins to wait meanwhile is told by a notification. */
const freshFor = 2 * 60_000
let games: { asked: number; reply: Promise<Reply<'myGames'>> } | null = null

function rememberGames(reply: Promise<Reply<'myGames'>>): Promise<Reply<'myGames'>> {
  const asked = Date.now()
  games = { asked, reply }
  reply.then(
    ({ games }) =>
      closeSettled(
        games.filter(isDue).map(({ table }) => table),
        asked,
      ).catch(() => {}),
    // Not heard: then it is asked for again when it is needed.
    () => {
      games = null
    },
  )
  return reply
}

export const myGamesNow = (): Promise<Reply<'myGames'>> =>
  games && Date.now() - games.asked < freshFor ? games.reply : rememberGames(client().call('myGames', {}))
