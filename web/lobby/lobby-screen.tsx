/** A table before the deal: who is in, how to get others in, and the start. */
import type { Reply } from '@meanwhile/functions/shapes'
import type { WebWords } from '@meanwhile/texts/en/web'
import { Link } from '../frame/link.tsx'
import { Notice } from '../frame/notice.tsx'
import { Top } from '../frame/top.tsx'
import { Fresh } from '../live/fresh.tsx'
import { service, whoIsLooking } from '../session/service.ts'
import { serverWords } from '../words/server.ts'
import { Chairs } from './chairs.tsx'
import { Inviting, SitDown, StartBar } from './controls.tsx'
import { Facts } from './facts.tsx'

export type Info = Reply<'table'>
export type Invite = Reply<'invites'>['invites'][number]

const isFree = ({ player, bot }: Info['seats'][number]): boolean => player === null && bot === null

export async function LobbyScreen({ initial: info }: { initial: Info }) {
  const [words, me] = await Promise.all([serverWords(), whoIsLooking()])
  const { web } = words
  if (info.status === 'closed') return <Closed name={info.settings.name} web={web} />
  const { host, seated } = info.you
  const invites = host ? (await (await service()).call('invites', { params: { table: info.id } })).invites : []
  const free = info.seats.filter(isFree).length
  const taken = info.seats.length - free
  const isAwaited = me !== null && info.awaited.includes(me.id)
  const now = Date.now()
  return (
    <>
      <Top title={info.settings.name} back="/" backLabel={web.common.home}>
        {(host || seated) && (
          <Link className="icon" href={`/t/${info.id}/about`} aria-label={web.lobby.settings}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 7h10M18 7h2M4 17h2M10 17h10" />
              <circle cx="16" cy="7" r="2" />
              <circle cx="8" cy="17" r="2" />
            </svg>
          </Link>
        )}
      </Top>
      <main className="stack roomy-stack lobby" id="content">
        <Facts settings={info.settings} web={web} />
        <section className="slip" aria-labelledby="seats">
          <h2 id="seats">{web.lobby.areIn(taken, info.seats.length)}</h2>
          <Chairs info={info} invites={invites} me={me?.id ?? null} words={words} />
        </section>
        {host && free > 0 && (
          <Inviting
            table={info.id}
            name={info.settings.name}
            invites={invites}
            room={free - info.awaited.length}
            now={now}
            zone={me?.zone}
          />
        )}
      </main>
      {host ? (
        <StartBar
          table={info.id}
          taken={taken}
          free={free}
          startWhenFull={info.settings.startWhenFull}
          latecomers={info.settings.latecomers}
        />
      ) : seated ? (
        <Patience host={info.names[info.host] ?? web.common.somebody} byItself={info.settings.startWhenFull} web={web} />
      ) : (
        <SitDown table={info.id} known={me?.name ?? null} full={!isAwaited && free <= info.awaited.length} awaited={isAwaited} />
      )}
      {me && <Fresh asOf={now} table={info.id} />}
    </>
  )
}

function Patience({ host, byItself, web }: { host: string; byItself: boolean; web: WebWords }) {
  return (
    <section className="foot-bar" aria-label={web.newTable.begins}>
      <div className="inner centred">
        <p>{byItself ? web.lobby.hostStartsOrItself(host) : web.lobby.hostStarts(host)}</p>
        <p className="small on-felt-soft">{web.lobby.waitHere}</p>
      </div>
    </section>
  )
}

function Closed({ name, web }: { name: string; web: WebWords }) {
  return (
    <>
      <Top title={name} back="/" backLabel={web.common.home} />
      <Notice title={web.lobby.closed} why={web.lobby.closedWhy}>
        <Link className="btn line" href="/">
          {web.errors.goHome}
        </Link>
      </Notice>
    </>
  )
}
