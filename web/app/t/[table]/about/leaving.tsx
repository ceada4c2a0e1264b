'use client'
/** Getting up, or closing the table before the game has begun. */
import { client } from '@meanwhile/functions/client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useDeed } from '../../../../session/use-deed.ts'
import { useAllWords } from '../../../../words/all-words.ts'
import { Sure } from './sure.tsx'

type Props = { table: string; host: boolean; seated: boolean; inLobby: boolean }

export function Leaving({ table, host, seated, inLobby }: Props) {
  const { web } = useAllWords()
  const words = web.about
  const router = useRouter()
  const deed = useDeed()
  const [open, setOpen] = useState<'leave' | 'close' | null>(null)
  const params = { table }
  const close = () => {
    deed.forget()
    setOpen(null)
  }
  const go = (what: 'leave' | 'closeTable') =>
    deed.run(async () => {
      await client().call(what, { params, body: {} })
      router.push('/')
    })
  return (
    <section className="slip stack" aria-labelledby="leaving">
      <h2 id="leaving">{words.leaving}</h2>
      <div className="deeds">
        {seated && (
          <button type="button" className="btn line alarm" onClick={() => setOpen('leave')}>
            {words.leave}
          </button>
        )}
        {host && inLobby && (
          <button type="button" className="btn line alarm" onClick={() => setOpen('close')}>
            {words.close}
          </button>
        )}
      </div>
      {open === 'leave' && (
        <Sure
          title={words.leaveSureTitle}
          what={inLobby ? words.leaveLobby : words.leaveGame}
          yes={words.leaveSure}
          no={words.stay}
          deed={deed}
          close={close}
          onYes={() => go('leave')}
        />
      )}
      {open === 'close' && (
        <Sure
          title={words.closeSureTitle}
          what={words.closeWhat}
          yes={words.closeSure}
          deed={deed}
          close={close}
          onYes={() => go('closeTable')}
        />
      )}
    </section>
  )
}
