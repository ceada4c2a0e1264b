'use client'
/** A few things of which one holds, and things that are on or off. */
import { useId } from 'react'

type ChoicesProps<T extends string> = { legend: string; options: { [value in T]: string }; value: T; choose: (value: T) => void }

export function Choices<T extends string>({ legend, options, value, choose }: ChoicesProps<T>) {
  const name = useId()
  return (
    <fieldset className="field">
      <legend>{legend}</legend>
      <div className="choices">
        {(Object.keys(options) as T[]).map((option) => (
          <label className="choice" key={option}>
            <input type="radio" name={name} checked={option === value} onChange={() => choose(option)} />
            <span>{options[option]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type TickProps = { label: string; checked: boolean; change: (checked: boolean) => void }

export function Tick({ label, checked, change }: TickProps) {
  return (
    <label className="tick-box">
      <input type="checkbox" checked={checked} onChange={(event) => change(event.target.checked)} />
      <span>{label}</span>
    </label>
  )
}
