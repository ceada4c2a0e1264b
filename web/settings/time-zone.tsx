'use client'
/** The zone one lives in: taken from the device at first, and asked about when the device has moved. */
import { useEffect, useId, useState } from 'react'
import { ZoneQuestion } from '../frame/zone-question.tsx'
import { useAllWords } from '../words/all-words.ts'
import { Hours } from './hours.tsx'
import type { MeInHand } from './use-me.ts'
import { Vacation } from './vacation.tsx'

export function Time({ hand, now }: { hand: MeInHand; now: number }) {
  const { web } = useAllWords()
  const id = useId()
  return (
    <section className="slip stack" aria-labelledby={id}>
      <h2 id={id}>{web.settings.time}</h2>
      <ZoneQuestion zone={hand.me.zone} take={(zone) => void hand.change({ zone })} look="note" />
      <ZoneField hand={hand} />
      <hr />
      <Hours hand={hand} />
      <hr />
      <Vacation hand={hand} now={now} />
    </section>
  )
}

function ZoneField({ hand: { me, change } }: { hand: MeInHand }) {
  const { web } = useAllWords()
  // All of them only once the page is there: the server may know others than this browser.
  const [zones, setZones] = useState<string[]>([])
  useEffect(() => setZones(Intl.supportedValuesOf?.('timeZone') ?? []), [])
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{web.settings.zone}</label>
      <select
        className="input"
        id={id}
        aria-describedby={`${id}-what`}
        value={me.zone}
        onChange={(event) => void change({ zone: event.target.value })}
      >
        {[...new Set([me.zone, ...zones])].toSorted().map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
      <small className="soft" id={`${id}-what`}>
        {web.settings.zoneWhat}
      </small>
    </div>
  )
}
