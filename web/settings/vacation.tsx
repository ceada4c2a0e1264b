'use client'
/** Whole days on which no clock runs, charged to a yearly balance. */
import { faultIn, todayIn, vacationDays, vacationLeft } from '@meanwhile/functions/vacation'
import { useState } from 'react'
import { useAllWords } from '../words/all-words.ts'
import type { Me, MeInHand } from './use-me.ts'

type Away = Me['vacation'][number]

export function Vacation({ hand: { me, change }, now }: { hand: MeInHand; now: number }) {
  const { web, language } = useAllWords()
  const words = web.settings
  const today = todayIn(me.zone, now)
  const year = Number(today.slice(0, 4))
  const [wanted, setWanted] = useState<Away>({ from: today, to: today })
  const next = [...me.vacation, wanted]
  const fault = faultIn(next, me.vacation, today)
  const coming = me.vacation.filter(({ to }) => to >= today)
  const end = (away: Away): void => {
    const others = me.vacation.filter((other) => other !== away)
    // What has begun ends today; what has not is taken back.
    void change({ vacation: away.from < today ? [...others, { ...away, to: today }] : others })
  }
  return (
    <div className="stack">
      <h3>{words.vacation}</h3>
      <p className="small soft">{words.vacationWhat(vacationDays)}</p>
      {coming.length > 0 && (
        <ul className="stack">
          {coming.map((away) => (
            <li key={away.from} className="row wrap">
              <span className="grow">{words.awayFromTo(dateText(away.from, language), dateText(away.to, language))}</span>
              {(away.from >= today || away.to > today) && (
                <button type="button" className="btn quiet" onClick={() => end(away)}>
                  {away.from < today ? words.endVacation : words.removeVacation}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="pair-of-fields">
        <DateField
          label={words.vacationFrom}
          value={wanted.from}
          least={today}
          set={(from) => setWanted({ from, to: from > wanted.to ? from : wanted.to })}
        />
        <DateField label={words.vacationTo} value={wanted.to} least={wanted.from} set={(to) => setWanted({ ...wanted, to })} />
      </div>
      <p className={fault ? 'problem' : 'small soft'} role="status">
        {fault ? words.vacationFaults[fault] : words.vacationLeft(vacationLeft(me.vacation, year), year)}
      </p>
      <button
        type="button"
        className="btn line"
        aria-disabled={fault !== null}
        onClick={() => fault === null && void change({ vacation: next.toSorted((a, b) => (a.from < b.from ? -1 : 1)) })}
      >
        {words.addVacation}
      </button>
    </div>
  )
}

type DateProps = { label: string; value: string; least: string; set: (date: string) => void }

function DateField({ label, value, least, set }: DateProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        className="input"
        type="date"
        value={value}
        min={least}
        required
        onChange={({ target }) => target.value && set(target.value)}
      />
    </label>
  )
}

const dateText = (date: string, language: string): string =>
  new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(Date.parse(date))
