/** What does not wait for the reader: tables where others are asked, lobbies, games that are over. */
import type { SeatId } from '@meanwhile/engine'
import { Link } from '../frame/link.tsx'
import { initialOf, type Names } from '../table/people.ts'
import type { AllWords } from '../words/all-words.ts'
import { inWords, sinceInWords } from '../words/time.ts'
import type { Summary } from './summary.ts'
import { type Result, winnerOf } from './winner.ts'

type Clock = { now: number; zone: string }
type WaitingProps = { games: { game: Summary; names: Names; unread: number }[]; me: string; clock: Clock; words: AllWords }

export function Waiting({ games, me, clock, words }: WaitingProps) {
  if (games.length === 0) return null
  return (
    <section className="section" aria-labelledby="others">
      <h2 id="others">{words.web.home.waitingForOthers}</h2>
      <ul className="quiet-list">
        {games.map(({ game, names, unread }) => {
          const waited = game.waitingFor[0]
          const name = waited && names(waited.seat as SeatId)
          return (
            <li key={game.table}>
              <Link href={`/t/${game.table}`}>
                <span className={name ? 'token' : 'token empty'} aria-hidden="true">
                  {name ? initialOf(name) : '?'}
                </span>
                <span className="grow">
                  <b>{game.name}</b>
                  <small>
                    {[howItStands(game, names, me, clock, words), unread > 0 && words.web.home.newMoves(unread)]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function howItStands(game: Summary, names: Names, me: string, { now, zone }: Clock, { web, language }: AllWords): string {
  const { status, players, waitingFor } = game
  const host = players.find(({ player }) => player === game.host)
  if (game.awaited && host) return web.home.playAgain(names(host.seat as SeatId))
  if (status === 'lobby') return web.home.notBegun(players.filter(({ player, bot }) => player || bot).length, players.length)
  if (status === 'paused') return web.home.paused
  if (status === 'over') return web.home.beingFinished
  if (players.some(({ player, bot }) => player === me && bot)) return web.home.botPlaysForYou
  const [first, ...more] = waitingFor
  if (!first) return ''
  if (more.length === 0) return web.home.isThinking(names(first.seat as SeatId), sinceInWords(first.since, now, language, zone))
  return web.home.areThinking([...new Set(waitingFor.map(({ seat }) => names(seat as SeatId)))].join(', '))
}

type FinishedProps = { results: Result[]; names: { [player: string]: string }; clock: Clock; words: AllWords }
const shownAtOnce = 4

export function Finished({ results, ...rest }: FinishedProps) {
  if (results.length === 0) return null
  const { home } = rest.words.web
  const older = results.slice(shownAtOnce)
  return (
    <section className="section" aria-labelledby="done">
      <h2 id="done">{home.finished}</h2>
      <Results results={results.slice(0, shownAtOnce)} {...rest} />
      {older.length > 0 && (
        <details className="older">
          <summary className="btn quiet">{home.older}</summary>
          <Results results={older} {...rest} />
        </details>
      )}
    </section>
  )
}

function Results({ results, names, clock, words }: FinishedProps) {
  return (
    <ul className="quiet-list">
      {results.map((result) => (
        <li key={`${result.table} ${result.ended}`}>
          <Link href={`/t/${result.table}`}>
            <span className="token" aria-hidden="true">
              {result.won ? '★' : initialOf(result.name)}
            </span>
            <span className="grow">
              <b>{result.name}</b>
              <small>{howItEnded(result, winnerOf(result, names, words.web), clock, words)}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function howItEnded(result: Result, winner: string | null, { now, zone }: Clock, { web, language }: AllWords): string {
  const { won, how, ended, score = 0 } = result
  const when = inWords(ended, now, language, zone)
  if (won) return web.home.youWon(when)
  if (how === 'scored') return web.home.youScored(score, when)
  if (how === 'won' && winner) return web.home.theyWon(winner, when)
  const sayings = { won: web.home.somebodyWon, stuck: web.home.stuck, deserted: web.home.deserted, left: web.home.youLeft }
  return sayings[how](when)
}
