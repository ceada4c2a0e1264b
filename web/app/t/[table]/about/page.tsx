import { ApiProblem } from '@meanwhile/functions/client'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Link } from '../../../../frame/link.tsx'
import { Top } from '../../../../frame/top.tsx'
import { Fresh } from '../../../../live/fresh.tsx'
import { Inviting } from '../../../../lobby/inviting.tsx'
import { SitDown } from '../../../../lobby/sit-down.tsx'
import { hasSurprises } from '../../../../new-table/edition.tsx'
import { service, tableAt, whoIsLooking } from '../../../../session/service.ts'
import { TakeBack } from '../../../../table/take-back.tsx'
import { serverWords } from '../../../../words/server.ts'
import { Agreed } from './agreed.tsx'
import { ChangeSettings } from './change-settings.tsx'
import { Leaving } from './leaving.tsx'
import { People } from './people.tsx'
import { Rename } from './rename.tsx'
import { Together } from './together.tsx'

type Props = { params: Promise<{ table: string }> }
const mostPlayers = 6

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await serverWords()).web.about.title }
}

async function tableInfo(table: string) {
  try {
    return await tableAt(table)
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) notFound()
    throw error
  }
}

export default async function About({ params }: Props) {
  const { table } = await params
  const [words, me, info, api] = await Promise.all([serverWords(), whoIsLooking(), tableInfo(table), service()])
  const { web } = words
  const { host, seated } = info.you
  const inLobby = info.status === 'lobby'
  const running = info.status === 'playing' || info.status === 'paused'
  const sitting = info.seats.filter(({ player, bot }) => player || bot).length
  const invites = host && running ? (await api.call('invites', { params: { table } })).invites : []
  const shunned = me ? (await api.call('shunned', {})).shunned : []
  // Alone there is nobody to surprise.
  const surprises = info.settings.seats > 1 && hasSurprises(info.settings.editions)
  const now = Date.now()
  const mySeat = info.seats.find(({ player }) => player !== null && player === me?.id)
  // A proposal is a question to everybody; without one there is nothing to decide.
  const together = running && seated && <Together info={info} me={me?.id ?? ''} surprises={surprises} />
  return (
    <>
      <Top title={web.about.title} under={info.settings.name} back={`/t/${table}`} backLabel={web.table.backToTable} />
      <main className="stack roomy-stack about" id="content">
        {mySeat?.bot && running && <TakeBack table={table} />}
        {info.proposal && together}
        <nav aria-label={web.about.links}>
          <ul className="slip links">
            <Way href="/rules">{web.table.rulesAndCards}</Way>
            {running && seated && <Way href={`/t/${table}/orders`}>{web.table.orders}</Way>}
            {!inLobby && <Way href={`/t/${table}/log`}>{web.table.log}</Way>}
            {seated && <Way href={`/t/${table}/chat`}>{web.table.chat}</Way>}
            {info.status === 'over' && <Way href={`/t/${table}/verify`}>{web.table.verify}</Way>}
          </ul>
        </nav>
        <People info={info} me={me?.id ?? null} shunned={shunned} words={words} />
        {!info.proposal && together}
        {host && running && info.settings.latecomers !== 'nobody' && sitting < mostPlayers && (
          <Inviting table={table} name={info.settings.name} invites={invites} room={0} now={now} zone={me?.zone} />
        )}
        {host && inLobby ? <ChangeSettings info={info} surprises={surprises} /> : <Agreed info={info} surprises={surprises} web={web} />}
        {host && !inLobby && info.status !== 'closed' && <Rename table={table} name={info.settings.name} />}
        {(host || seated) && (inLobby || running) && <Leaving table={table} host={host} seated={seated} inLobby={inLobby} />}
      </main>
      {running && !seated && info.settings.visibility === 'open' && info.settings.latecomers === 'anybody' && (
        <SitDown table={table} known={me?.name ?? null} full={sitting >= mostPlayers} />
      )}
      {me && <Fresh asOf={now} table={table} />}
    </>
  )
}

function Way({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <Link className="setting" href={href}>
        <b className="grow">{children}</b>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 5l7 7-7 7" />
        </svg>
      </Link>
    </li>
  )
}
