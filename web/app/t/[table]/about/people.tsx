/** Everybody at the table, each with what one may do about them. */
import type { Reply } from '@meanwhile/functions/shapes'
import type { Info } from '../../../../lobby/lobby-screen.tsx'
import { initialOf, namesAt, seated } from '../../../../table/people.ts'
import type { AllWords } from '../../../../words/all-words.ts'
import { PersonMore } from './person-more.tsx'

type Props = { info: Info; me: string | null; shunned: Reply<'shunned'>['shunned']; words: AllWords }

export function People({ info, me, shunned, words }: Props) {
  const { web } = words
  const running = info.status === 'playing' || info.status === 'paused'
  const nameOf = namesAt(seated(info), info.names, words)
  return (
    <section className="slip" aria-labelledby="people">
      <h2 id="people">{web.about.people}</h2>
      <ul className="chairs">
        {info.seats.map(({ player, bot }, i) => {
          const id = `s${i + 1}` as const
          if (!player && !bot) return <EmptyChair key={id} name={info.status === 'lobby' ? web.lobby.freeSeat : web.about.left} />
          const how = shunned.find((one) => one.player === player)?.how ?? null
          const said = [
            player === info.host && web.about.host,
            !player && web.about.bot,
            player && bot && web.about.botPlaysFor,
            how === 'mute' && web.about.muted,
            how === 'block' && web.about.blocked,
          ].filter(Boolean)
          return (
            <li key={id}>
              <div className="chair">
                <span className="token" aria-hidden="true">
                  {initialOf(nameOf(id))}
                </span>
                <span className="grow">
                  <b>{player !== null && player === me ? web.common.you : nameOf(id)}</b>
                  {said.length > 0 && <small>{said.join(', ')}</small>}
                </span>
              </div>
              {player && me && player !== me && (
                <PersonMore
                  table={info.id}
                  player={player}
                  seat={id}
                  name={nameOf(id)}
                  shun={how}
                  powers={!info.you.host ? 'none' : info.status === 'lobby' ? 'lobby' : running ? 'game' : 'none'}
                  heldByBot={bot !== null}
                  mayVote={running && info.you.seated && info.settings.pace.kind === 'none'}
                />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function EmptyChair({ name }: { name: string }) {
  return (
    <li className="chair">
      <span className="token empty" aria-hidden="true">
        ?
      </span>
      <span className="grow">{name}</span>
    </li>
  )
}
