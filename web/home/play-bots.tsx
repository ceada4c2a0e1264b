'use client'
/** From nothing to a game against bots with one tap: no account, no settings. */
import { client } from '@meanwhile/functions/client'
import { useRouter } from 'next/navigation'
import { ProblemLine } from '../frame/problem-line.tsx'
import { becomeGuest, newEntropy } from '../session/become-guest.ts'
import { useDeed } from '../session/use-deed.ts'
import { useWords } from '../words/words.tsx'

type Props = { known: boolean; look: 'marigold' | 'on-felt' | 'line'; label?: string }

export function PlayBots({ known, look, label }: Props) {
  const { web, language } = useWords()
  const router = useRouter()
  const { busy, problem, run } = useDeed()
  const play = () =>
    run(async () => {
      if (!known) await becomeGuest(language)
      const { id } = await client().call('createTable', {
        body: {
          entropy: newEntropy(),
          settings: {
            name: web.common.botTable,
            seats: 3,
            bots: ['greedy', 'greedy'],
            pace: { kind: 'none' },
            // A newcomer's first question is the plainest there is: no rule lies on the table yet, and nobody has to be waited for.
            first: known ? 'random' : 'host',
            visibility: 'private',
            startWhenFull: true,
          },
        },
      })
      router.push(`/t/${id}`)
    })
  return (
    // A form, not a click: what is sent off before the page has woken up is kept and done then.
    <form className="play-bots" action={play}>
      <button type="submit" className={`btn ${look}`} aria-disabled={busy}>
        {busy ? web.common.dealing : (label ?? web.common.playBots)}
      </button>
      <ProblemLine problem={problem} />
    </form>
  )
}
