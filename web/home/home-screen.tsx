/** What waits for the reader, most urgent first; for whom the others wait; what is over; and what can be begun. */
import type { Reply } from '@meanwhile/functions/shapes'
import { Link } from '../frame/link.tsx'
import { ZoneMoved } from '../frame/zone-moved.tsx'
import { Badge } from '../live/badge.tsx'
import { AnewWhenBack, Fresh } from '../live/fresh.tsx'
import { Settled } from '../live/settled.tsx'
import { SitsHere } from '../session/sits-here.tsx'
import { initialOf, namesAt, namesOf, type Seen } from '../table/people.ts'
import type { AllWords } from '../words/all-words.ts'
import { asListed } from './as-listed.ts'
import { timeOf, whatIsAsked } from './asked.ts'
import { Due } from './due.tsx'
import { Finished, Waiting } from './lists.tsx'
import { Newcomer } from './newcomer.tsx'
import { PlayBots } from './play-bots.tsx'
import { isDue, mostUrgentFirst } from './summary.ts'

type Props = {
  me: Reply<'me'> | null
  listed: Reply<'myGames'>
  /** The reader's own view of tables that wait for them, as far as there is one. */
  seen: { [table: string]: Seen }
  finished: Pick<Reply<'myFinished'>, 'results' | 'names'>
  words: AllWords
  now: number
}

export function HomeScreen({ me, listed, seen, finished, words, now }: Props) {
  const { web } = words
  const due = mostUrgentFirst(listed.games.filter(isDue))
  const others = listed.games.filter((game) => !isDue(game))
  const clock = { now, zone: me?.zone ?? 'UTC' }
  const isEmpty = listed.games.length === 0 && finished.results.length === 0
  const headline = due.length > 0 ? web.home.waitsForYou(due.length) : isEmpty ? web.home.emptyTable : web.home.nothingWaits
  return (
    <>
      <main id="content" className={due.length > 0 ? 'home two' : 'home'}>
        <header className="hello">
          <h1>{headline}</h1>
          {me ? (
            <Link className="me" href="/settings" aria-label={web.home.settings(me.name)}>
              <span className="token" aria-hidden="true">
                {initialOf(me.name)}
              </span>
            </Link>
          ) : (
            <Link className="btn on-felt" href="/sign-in?back=%2F">
              {web.home.signIn}
            </Link>
          )}
        </header>
        {me && <SitsHere player={me.id} />}
        {me && <ZoneMoved zone={me.zone} look="slip" />}
        {due.length > 0 && (
          <section className="stack" aria-label={web.home.mostUrgentFirst}>
            {due.map((game, i) => {
              const view = seen[game.table] ?? null
              const names = view ? namesOf(view, listed.names, words) : namesAt(game.players, listed.names, words)
              const asked = whatIsAsked(game, view, names, words)
              return (
                <Due
                  key={game.table}
                  game={game}
                  asked={asked}
                  time={timeOf(game, now, clock.zone, words)}
                  names={names}
                  first={i === 0}
                  words={words}
                />
              )
            })}
          </section>
        )}
        {isEmpty ? (
          <Newcomer known={me !== null} words={words} />
        ) : (
          <div className="beside">
            <Waiting
              games={others.map((game) => ({
                game,
                names: namesAt(game.players, listed.names, words),
                unread: listed.unread[game.table] ?? 0,
              }))}
              me={me?.id ?? ''}
              clock={clock}
              words={words}
            />
            <section className="section" aria-label={web.home.startSomething}>
              <div className="home-new">
                <Link className="btn" href="/new">
                  {web.home.newTable}
                </Link>
                <PlayBots known look={due.length > 0 ? 'on-felt' : 'marigold'} />
              </div>
            </section>
            <Finished {...finished} clock={clock} words={words} />
          </div>
        )}
        <nav className="section ways-nav" aria-label={web.home.more}>
          <ul className="ways">
            <li>
              <Link href="/open">{web.home.openTables}</Link>
            </li>
            <li>
              <Link href="/rules">{web.home.rules}</Link>
            </li>
            {!isEmpty && (
              <li>
                <Link href="/tutorial">{web.home.tutorial}</Link>
              </li>
            )}
          </ul>
          <p className="tiny on-felt-soft">{web.common.unofficial}</p>
        </nav>
      </main>
      {me ? <Fresh asOf={now} listed={asListed(listed)} /> : <AnewWhenBack asOf={now} />}
      {me && <Settled waiting={due.map(({ table }) => table)} asOf={now} />}
      {me && <Badge owed={due.reduce((sum, { owed }) => sum + owed.length, 0)} />}
    </>
  )
}
