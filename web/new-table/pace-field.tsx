'use client'
/** How long a question may wait: four answers that fit most tables, and everything else. */
import { useId, useState } from 'react'
import { useAllWords } from '../words/all-words.ts'
import { Choices, NumberField, Select } from './fields.tsx'
import { type Pace, spanText } from './in-words.ts'

const minutesIn = { minutes: 1, hours: 60, days: 24 * 60 }
type Unit = keyof typeof minutesIn
type Other = Exclude<Pace, { kind: 'none' }>

const usual = [10, minutesIn.days, 3 * minutesIn.days]
const longest = 14 * minutesIn.days
const shortest = 10

export function PaceField({ value, onChange }: { value: Pace; onChange: (pace: Pace) => void }) {
  const { web } = useAllWords()
  const words = web.newTable
  const [other, setOther] = useState(!isUsual(value))
  const picked = other ? 'other' : value.kind === 'each' ? String(value.minutes) : 'none'
  const choose = (choice: string): void => {
    setOther(choice === 'other')
    if (choice === 'none') onChange({ kind: 'none' })
    else if (choice === 'other') onChange(value.kind === 'none' ? { kind: 'each', minutes: 7 * minutesIn.days } : value)
    else onChange({ kind: 'each', minutes: Number(choice) })
  }
  return (
    <>
      <Choices
        legend={words.time}
        options={[
          ...usual.map((minutes) => ({ value: String(minutes), label: spanText(minutes, web, 'short') })),
          { value: 'none', label: words.noLimit },
          { value: 'other', label: words.otherTime },
        ]}
        value={picked}
        onChange={choose}
      />
      {other && value.kind !== 'none' && <OtherPace value={value} onChange={onChange} />}
      <p className="small soft">{value.kind === 'none' ? words.noClock : words.nightsDoNotCount}</p>
    </>
  )
}

const isUsual = (pace: Pace): boolean => pace.kind === 'none' || (pace.kind === 'each' && usual.includes(pace.minutes))

const beginWith = (kind: Other['kind']): Pace => {
  if (kind === 'each') return { kind, minutes: 7 * minutesIn.days }
  if (kind === 'bank') return { kind, hours: 72, incrementMinutes: 60 }
  return { kind, at: '20:00', zone: Intl.DateTimeFormat().resolvedOptions().timeZone }
}

function OtherPace({ value, onChange }: { value: Other; onChange: (pace: Pace) => void }) {
  const { web } = useAllWords()
  const words = web.newTable
  return (
    <div className="stack other-pace">
      <Choices
        legend={words.howTimed}
        options={(['each', 'bank', 'daily'] as const).map((kind) => ({ value: kind, label: words.timed[kind] }))}
        value={value.kind}
        onChange={(kind) => onChange(beginWith(kind))}
        tall
      />
      {value.kind === 'each' && <Span minutes={value.minutes} onChange={(minutes) => onChange({ kind: 'each', minutes })} />}
      {value.kind === 'bank' && (
        <div className="pair-of-fields">
          <NumberField
            label={words.bankHours}
            value={value.hours}
            least={1}
            most={14 * 24}
            onChange={(hours) => onChange({ ...value, hours })}
          />
          <NumberField
            label={words.bankIncrement}
            value={value.incrementMinutes}
            least={0}
            most={24 * 60}
            onChange={(incrementMinutes) => onChange({ ...value, incrementMinutes })}
          />
        </div>
      )}
      {value.kind === 'daily' && <Daily at={value.at} zone={value.zone} onChange={(at) => onChange({ ...value, at })} />}
    </div>
  )
}

const unitOf = (minutes: number): Unit => (minutes % minutesIn.days === 0 ? 'days' : minutes % minutesIn.hours === 0 ? 'hours' : 'minutes')

function Span({ minutes, onChange }: { minutes: number; onChange: (minutes: number) => void }) {
  const { web } = useAllWords()
  const words = web.newTable
  const [unit, setUnit] = useState<Unit>(unitOf(minutes))
  const within = (wanted: number) => Math.min(longest, Math.max(shortest, wanted))
  const change = (count: number, unit: Unit) => {
    setUnit(unit)
    onChange(within(count * minutesIn[unit]))
  }
  const count = Math.max(1, Math.round(minutes / minutesIn[unit]))
  return (
    <div className="pair-of-fields">
      <NumberField
        label={words.howLong}
        value={count}
        least={unit === 'minutes' ? shortest : 1}
        most={longest / minutesIn[unit]}
        onChange={(wanted) => change(wanted, unit)}
      />
      <Select
        label={words.unit}
        options={(['minutes', 'hours', 'days'] as const).map((unit) => ({ value: unit, label: words.units[unit] }))}
        value={unit}
        onChange={(wanted) => change(wanted === 'minutes' ? Math.max(shortest, count) : count, wanted as Unit)}
      />
    </div>
  )
}

function Daily({ at, zone, onChange }: { at: string; zone: string; onChange: (at: string) => void }) {
  const { web } = useAllWords()
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{web.newTable.dailyAt}</label>
      <input
        className="input"
        id={id}
        type="time"
        value={at}
        required
        onChange={(event) => event.target.value && onChange(event.target.value)}
      />
      <p className="small soft">{zone.replaceAll('_', ' ')}</p>
    </div>
  )
}
