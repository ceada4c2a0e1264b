'use client'
/** Everything one can choose, each saved as soon as it is chosen. */
import { ProblemLine } from '../frame/problem-line.tsx'
import { SitsHere } from '../session/sits-here.tsx'
import { useWords } from '../words/words.tsx'
import { Account } from './account.tsx'
import { LookChoice } from './look-choice.tsx'
import { type Shunned, ShunnedList } from './shunned.tsx'
import { type Devices, Telling } from './telling.tsx'
import { Time } from './time-zone.tsx'
import { type Me, useMe } from './use-me.ts'
import { You } from './you.tsx'

type Props = { initial: Me; devices: Devices; mailStopped: boolean; shunned: Shunned; now: number; outbox: boolean }

export function SettingsScreen({ initial, devices, mailStopped, shunned, now, outbox }: Props) {
  const { web } = useWords()
  const hand = useMe(initial)
  const { me, saving, problem } = hand
  return (
    <>
      <SitsHere player={me.id} />
      <You hand={hand} mailStopped={mailStopped && me.email === initial.email} outbox={outbox} />
      <Time hand={hand} now={now} />
      <Telling hand={hand} devices={devices} now={now} />
      <LookChoice initial={{ ...me.preferences, language: me.language }} keep={hand.change} />
      <ShunnedList initial={shunned} />
      <Account me={me} />
      <div className="saved" data-passing={saving === 'saved'}>
        <p role="status">{saving === 'saving' ? web.common.saving : saving === 'saved' ? web.common.saved : null}</p>
        <ProblemLine problem={problem} />
      </div>
    </>
  )
}
