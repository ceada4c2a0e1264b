'use client'
/** A bot for a seat: which of the three, then it sits. */
import { client } from '@meanwhile/functions/client'
import type { Request } from '@meanwhile/functions/shapes'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Asking } from '../frame/asking.tsx'
import { ProblemLine } from '../frame/problem-line.tsx'
import { type Bot, botKinds } from '../new-table/company.tsx'
import { useDeed } from '../session/use-deed.ts'
import { initialOf } from '../table/people.ts'
import { useAllWords } from '../words/all-words.ts'

type Props = {
  table: string
  seat: NonNullable<Request<'seatBot'>['body']['seat']>
  label?: string
  hint?: string
  look?: 'line' | 'quiet small'
}

export function SeatBot({ table, seat, label, hint, look = 'quiet small' }: Props) {
  const { web } = useAllWords()
  const router = useRouter()
  const { busy, problem, run } = useDeed()
  const [open, setOpen] = useState(false)
  const sit = (bot: Bot) =>
    run(async () => {
      await client().call('seatBot', { params: { table }, body: { seat, bot } })
      setOpen(false)
      router.refresh()
    })
  return (
    <>
      <button type="button" className={`btn ${look}`} onClick={() => setOpen(true)}>
        {label ?? web.lobby.seatBot}
      </button>
      {open && (
        <Asking title={web.lobby.seatWhichBot} close={() => setOpen(false)}>
          {hint && <p className="small soft">{hint}</p>}
          <ul className="chairs">
            {botKinds.map((bot) => (
              <li key={bot}>
                <button type="button" className="chair as-button" aria-disabled={busy} onClick={() => sit(bot)}>
                  <span className="token" aria-hidden="true">
                    {initialOf(web.common.botNames[bot])}
                  </span>
                  <span className="grow">
                    <b>{web.common.botNames[bot]}</b>
                    <small>{web.newTable.botsLike[bot]}</small>
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <ProblemLine problem={problem} />
        </Asking>
      )}
    </>
  )
}
