'use client'
/** The week in which one can be reached, edited day by day and saved as a whole. */
import { useState } from 'react'
import { useAllWords } from '../words/all-words.ts'
import { Choices } from './choices.tsx'
import type { MeInHand } from './use-me.ts'
import { asTime, dayName, days, faultIn, hasRoom, hoursIn, onDay, presets, type Span, timesFor, type Week, withMore } from './week.ts'

export function Hours({ hand: { me, change } }: { hand: MeInHand }) {
  const { web } = useAllWords()
  const [week, setWeek] = useState<Week>(me.calendar)
  const isAlways = week.length === 0
  const fault = faultIn(week)
  const isChanged = JSON.stringify(week) !== JSON.stringify(me.calendar)
  return (
    <div className="stack">
      <Choices
        legend={web.settings.hours}
        options={{ always: web.settings.always, certain: web.settings.certain }}
        value={isAlways ? 'always' : 'certain'}
        choose={(when) => setWeek(when === 'always' ? [] : me.calendar.length > 0 ? me.calendar : presets.daytime)}
      />
      <p className="small soft">{web.settings.hoursWhat}</p>
      {!isAlways && (
        <>
          <div className="row wrap">
            <span className="small soft">{web.settings.presets}</span>
            <button type="button" className="btn quiet" onClick={() => setWeek(presets.daytime)}>
              {web.settings.presetDays}
            </button>
            <button type="button" className="btn quiet" onClick={() => setWeek(presets.evenings)}>
              {web.settings.presetEvenings}
            </button>
          </div>
          <ul className="week">
            {days.map((day) => (
              <Day key={day} day={day} week={week} change={setWeek} />
            ))}
          </ul>
          <p className={fault ? 'problem' : 'small soft'} role="status">
            {fault ? web.settings[fault] : web.settings.inAWeek(hoursIn(week))}
          </p>
        </>
      )}
      {isChanged && (
        <>
          <button
            type="button"
            className="btn marigold"
            aria-disabled={fault !== null}
            onClick={() => fault === null && void change({ calendar: week })}
          >
            {web.settings.saveHours}
          </button>
          <p className="small soft">{web.settings.running}</p>
        </>
      )}
    </div>
  )
}

function Day({ day, week, change }: { day: number; week: Week; change: (week: Week) => void }) {
  const { web, language } = useAllWords()
  const name = dayName(day, language)
  const spans = onDay(week, day)
  const others = week.filter((span) => span.day !== day)
  const replace = (at: number, span: Span | null) => change([...others, ...spans.flatMap((old, i) => (i === at ? (span ?? []) : old))])
  return (
    <li className="day">
      <h3>{name}</h3>
      {hasRoom(week, day) && (
        <button type="button" className="icon" aria-label={web.settings.addHoursOn(name)} onClick={() => change(withMore(week, day))}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 5v14M5 12h14" />
          </svg>
        </button>
      )}
      <ul className="spans">
        {spans.length === 0 && <li className="small soft">{web.settings.notThatDay}</li>}
        {spans.map((span, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two spans may be the same for a moment; their place is all that tells them apart
          <li className="span" key={i}>
            <TimeField label={web.settings.fromOn(name)} minutes={span.from} end="from" set={(from) => replace(i, { ...span, from })} />
            <span aria-hidden="true">–</span>
            <TimeField label={web.settings.toOn(name)} minutes={span.to} end="to" set={(to) => replace(i, { ...span, to })} />
            <button
              type="button"
              className="icon"
              aria-label={web.settings.removeHours(name, asTime(span.from), asTime(span.to))}
              onClick={() => replace(i, null)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M6 6l12 12M18 6L6 18" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
    </li>
  )
}

type TimeProps = { label: string; minutes: number; end: 'from' | 'to'; set: (minutes: number) => void }

function TimeField({ label, minutes, end, set }: TimeProps) {
  return (
    <select className="input time" aria-label={label} value={minutes} onChange={(event) => set(Number(event.target.value))}>
      {timesFor(end, minutes).map((time) => (
        <option key={time} value={time}>
          {asTime(time)}
        </option>
      ))}
    </select>
  )
}
