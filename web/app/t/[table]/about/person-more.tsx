'use client'
/** What one may do about another person: for oneself, and as the host. */
import { client } from '@meanwhile/functions/client'
import type { Request } from '@meanwhile/functions/shapes'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ProblemLine } from '../../../../frame/problem-line.tsx'
import { SeatBot } from '../../../../lobby/seat-bot.tsx'
import { useDeed } from '../../../../session/use-deed.ts'
import { useAllWords } from '../../../../words/all-words.ts'
import { Report } from './report.tsx'
import { Sure } from './sure.tsx'

type Props = {
  table: string
  player: string
  seat: NonNullable<Request<'seatBot'>['body']['seat']>
  name: string
  shun: 'mute' | 'block' | null
  /** What the reader may do as the host. */
  powers: 'none' | 'lobby' | 'game'
  heldByBot: boolean
  /** Where no clock runs, the others may vote for a bot. */
  mayVote: boolean
}
type Open = 'block' | 'report' | 'host' | 'remove' | null

export function PersonMore({ table, player, seat, name, shun, powers, heldByBot, mayVote }: Props) {
  const { web } = useAllWords()
  const words = web.about
  const router = useRouter()
  const deed = useDeed()
  const [open, setOpen] = useState<Open>(null)
  const params = { table }
  const api = client()
  const act = (what: () => Promise<unknown>) =>
    deed.run(async () => {
      await what()
      setOpen(null)
      router.refresh()
    })
  const close = () => {
    deed.forget()
    setOpen(null)
  }
  const shunAs = (how: 'not-at-all' | 'mute' | 'block') => act(() => api.call('shun', { params: { player }, body: { how } }))
  return (
    <details className="fold person">
      <summary className="btn quiet small">{words.more(name)}</summary>
      <div className="deeds">
        {shun !== 'block' && (
          <button type="button" className="btn line" title={words.muteWhat} onClick={() => shunAs(shun === 'mute' ? 'not-at-all' : 'mute')}>
            {shun === 'mute' ? words.unmute : words.mute}
          </button>
        )}
        <button type="button" className="btn line" onClick={() => (shun === 'block' ? shunAs('not-at-all') : setOpen('block'))}>
          {shun === 'block' ? words.unblock : words.block}
        </button>
        <button type="button" className="btn line" onClick={() => setOpen('report')}>
          {words.report}
        </button>
        {mayVote && !heldByBot && (
          <button
            type="button"
            className="btn line"
            title={words.voteBotWhy}
            onClick={() => act(() => api.call('propose', { params, body: { kind: 'bot', seat } }))}
          >
            {words.voteBot}
          </button>
        )}
        {powers !== 'none' && (
          <>
            <button type="button" className="btn line" onClick={() => setOpen('host')}>
              {words.makeHost}
            </button>
            {powers === 'game' && !heldByBot && <SeatBot table={table} seat={seat} label={words.botIn} hint={words.botInWhy} look="line" />}
            <button type="button" className="btn line alarm" onClick={() => setOpen('remove')}>
              {words.remove}
            </button>
          </>
        )}
      </div>
      {open === null && <ProblemLine problem={deed.problem} />}
      {open === 'block' && (
        <Sure
          title={`${words.block}: ${name}`}
          what={words.blockSure(name)}
          yes={words.block}
          deed={deed}
          close={close}
          onYes={() => shunAs('block')}
        />
      )}
      {open === 'host' && (
        <Sure
          title={`${words.makeHost}: ${name}`}
          what={words.makeHostSure(name)}
          yes={words.makeHost}
          deed={deed}
          close={close}
          onYes={() => act(() => api.call('handOver', { params, body: { player } }))}
        />
      )}
      {open === 'remove' && (
        <Sure
          title={`${words.remove}: ${name}`}
          what={powers === 'lobby' ? words.removeFromLobbySure(name) : words.removeSure(name)}
          yes={words.remove}
          deed={deed}
          close={close}
          onYes={() => act(() => api.call('removePlayer', { params, body: { player } }))}
        />
      )}
      {open === 'report' && <Report table={table} player={player} name={name} close={close} />}
    </details>
  )
}
