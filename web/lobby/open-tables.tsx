/** Tables anybody can find: those with a free seat, and those that are worth watching. */
import { Link } from '../frame/link.tsx'
import { initialOf, namesAt, seated } from '../table/people.ts'
import type { AllWords } from '../words/all-words.ts'
import { Facts } from './facts.tsx'
import type { Info } from './lobby-screen.tsx'

const mostPlayers = 6

export function OpenTables({ tables, words }: { tables: Info[]; words: AllWords }) {
  const { web } = words
  const lobbies = tables.filter(({ status }) => status === 'lobby')
  const games = tables.filter(({ status }) => status !== 'lobby')
  return (
    <main id="content">
      <section className="section first-section" aria-labelledby="to-join">
        <h2 id="to-join">{web.open.toJoin}</h2>
        {lobbies.length === 0 && (
          <div className="quiet-note">
            <p>{web.open.noneToJoin}</p>
            <p className="small on-felt-soft">{web.open.openOne}</p>
            <Link className="btn on-felt" href="/new">
              {web.home.newTable}
            </Link>
          </div>
        )}
        {lobbies.map((info) => (
          <OpenTable key={info.id} info={info} words={words} />
        ))}
      </section>
      <section className="section" aria-labelledby="to-watch">
        <h2 id="to-watch">{web.open.toWatch}</h2>
        {games.length === 0 && <p className="quiet-note">{web.open.noneToWatch}</p>}
        {games.map((info) => (
          <OpenTable key={info.id} info={info} words={words} />
        ))}
      </section>
    </main>
  )
}

function OpenTable({ info, words }: { info: Info; words: AllWords }) {
  const { web } = words
  const { id, settings, status, seats } = info
  const sitting = seated(info).filter(({ player, bot }) => player || bot)
  const inLobby = status === 'lobby'
  const free = inLobby ? seats.length - sitting.length - info.awaited.length : mostPlayers - sitting.length
  const mayJoin = !info.you.seated && free > 0 && (inLobby || settings.latecomers === 'anybody')
  const nameOf = namesAt(seated(info), info.names, words)
  return (
    <article className="slip open-table">
      <div className="row">
        <h3 className="grow">{settings.name}</h3>
        <span className="tokens" aria-hidden="true">
          {sitting.map(({ seat }) => (
            <span key={seat} className="token">
              {initialOf(nameOf(seat))}
            </span>
          ))}
        </span>
      </div>
      <p className="small soft">
        {[
          web.open.host(info.names[info.host] ?? web.common.somebody),
          free > 0 && mayJoin && web.open.freeSeats(free),
          status === 'paused' && web.open.paused,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Facts settings={settings} web={web} />
      <div className="row wrap">
        {info.you.seated && (
          <Link className="btn line" href={`/t/${id}`}>
            {web.open.goThere}
          </Link>
        )}
        {mayJoin && (
          // One looks before one sits, and a newcomer says their name there.
          <Link className="btn line" href={inLobby ? `/t/${id}` : `/t/${id}/about`} aria-label={`${web.open.toJoin}: ${settings.name}`}>
            {web.open.toJoin}
          </Link>
        )}
        {!inLobby && !info.you.seated && (
          <Link className="btn line" href={`/t/${id}`} aria-label={`${web.open.toWatch}: ${settings.name}`}>
            {web.open.toWatch}
          </Link>
        )}
      </div>
    </article>
  )
}
