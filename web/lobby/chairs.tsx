/** The seats in their order: who is in, for whom one is kept, and which are free. */
import { initialOf, namesAt, seated } from '../table/people.ts'
import type { AllWords } from '../words/all-words.ts'
import { SeatBot, TakeBackInvite } from './controls.tsx'
import type { Info, Invite } from './lobby-screen.tsx'

type Props = { info: Info; invites: Invite[]; me: string | null; words: AllWords }
type Kept = { name: string; invite?: Invite }

export function Chairs({ info, invites, me, words }: Props) {
  const { web } = words
  const { host } = info.you
  const nameOf = namesAt(seated(info), info.names, words)
  // Free seats are first thought of as those of the people who are expected.
  const expected: Kept[] = [
    ...info.awaited.map((player) => ({ name: info.names[player] ?? web.common.somebody })),
    ...invites.flatMap((invite) => (invite.state === 'open' && invite.email ? [{ name: invite.email, invite }] : [])),
  ]
  return (
    <ul className="chairs">
      {info.seats.map(({ player, bot }, i) => {
        const seat = `s${i + 1}` as const
        if (player) {
          const said = [player === info.host ? web.lobby.host : web.lobby.in]
          return (
            <Taken
              key={seat}
              token={initialOf(nameOf(seat))}
              name={player === me ? web.common.you : nameOf(seat)}
              small={said.join(', ')}
            />
          )
        }
        if (bot) {
          const called = nameOf(seat)
          return <Taken key={seat} token={initialOf(called)} name={called} small={web.lobby.bot} />
        }
        const kept = expected.shift()
        return (
          <li key={seat} className="chair">
            <span className="token empty" aria-hidden="true">
              {kept ? initialOf(kept.name) : '?'}
            </span>
            <span className="grow">
              <b>{kept?.name ?? web.lobby.freeSeat}</b>
              <small>
                {!kept ? (host ? web.lobby.forTheLink : web.lobby.forAnybody) : kept.invite ? web.lobby.invited : web.lobby.awaited}
              </small>
            </span>
            {host && kept?.invite && <TakeBackInvite table={info.id} invite={kept.invite} />}
            {host && !kept && <SeatBot table={info.id} seat={seat} />}
          </li>
        )
      })}
    </ul>
  )
}

function Taken({ token, name, small }: { token: string; name: string; small: string }) {
  return (
    <li className="chair">
      <span className="token" aria-hidden="true">
        {token}
      </span>
      <span className="grow">
        <b>{name}</b>
        <small>{small}</small>
      </span>
    </li>
  )
}
