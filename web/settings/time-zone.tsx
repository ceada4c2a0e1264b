'use client'
/** The zone one lives in: taken from the device at first, and asked about when the device has moved. */
import { useEffect, useId, useState } from 'react'
import { useWords } from '../words/words.tsx'
import { Hours } from './hours.tsx'
import type { MeInHand } from './use-me.ts'
import { Vacation } from './vacation.tsx'

export function Time({ hand, now }: { hand: MeInHand; now: number }) {
  const { web } = useWords()
  const id = useId()
  return (
    <section className="slip stack" aria-labelledby={id}>
      <h2 id={id}>{web.settings.time}</h2>
      <ZoneQuestion hand={hand} />
      <ZoneField hand={hand} />
      <hr />
      <Hours hand={hand} />
      <hr />
      <Vacation hand={hand} now={now} />
    </section>
  )
}

const keptKey = 'zone:kept'

/** Said no to once, it is not asked again until the device moves on. */
function ZoneQuestion({ hand: { me, change } }: { hand: MeInHand }) {
  const { web } = useWords()
  const [here, setHere] = useState<string | null>(null)
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    if (timeZone && localStorage.getItem(keptKey) !== timeZone) setHere(timeZone)
  }, [])
  if (!here || here === me.zone) return null
  const keep = (): void => {
    localStorage.setItem(keptKey, here)
    setHere(null)
  }
  return (
    <div className="note stack" role="status">
      <p>{web.settings.zoneChanged(breakable(here))}</p>
      <div className="row wrap">
        <button type="button" className="btn line grow" onClick={() => void change({ zone: here })}>
          {web.settings.takeZone(breakable(here))}
        </button>
        <button type="button" className="btn quiet" onClick={keep}>
          {web.settings.keepZone(breakable(me.zone))}
        </button>
      </div>
    </div>
  )
}

function ZoneField({ hand: { me, change } }: { hand: MeInHand }) {
  const { web } = useWords()
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
            {zoneName(zone)}
          </option>
        ))}
      </select>
      <small className="soft" id={`${id}-what`}>
        {web.settings.zoneWhat}
      </small>
    </div>
  )
}

const zoneName = (zone: string): string => zone.replaceAll('_', ' ')
/** With a place to break a line, for large letters on small screens. */
const breakable = (zone: string): string => zoneName(zone).replaceAll('/', '/\u200b')
