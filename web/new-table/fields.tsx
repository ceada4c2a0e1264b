'use client'
/** The parts a form about a table is made of. */
import { type ReactNode, useId } from 'react'
import { useAllWords } from '../words/all-words.ts'

type ChoicesProps<V extends string> = {
  legend: string
  /** Said by what stands around it already. */
  quietLegend?: boolean
  options: { value: V; label: string; hint?: string }[]
  value: V
  onChange: (value: V) => void
  /** One below the other, where the words are long. */
  tall?: boolean
}

export function Choices<V extends string>({ legend, quietLegend = false, options, value, onChange, tall = false }: ChoicesProps<V>) {
  const name = useId()
  return (
    <fieldset className="field">
      <legend className={quietLegend ? 'vh' : ''}>{legend}</legend>
      <div className={tall ? 'choices tall' : 'choices'}>
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>
              {option.label}
              {option.hint && <small>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type StepperProps = {
  label: string
  hint: string
  value: number
  least: number
  most: number
  fewer: string
  more: string
  onChange: (value: number) => void
}

export function Stepper({ label, hint, value, least, most, fewer, more, onChange }: StepperProps) {
  const step = (to: number) => () => to >= least && to <= most && onChange(to)
  return (
    <fieldset className="setting" aria-label={label}>
      <span className="grow">
        <b>{label}</b>
        <small>{hint}</small>
      </span>
      <span className="stepper">
        <button type="button" aria-label={fewer} aria-disabled={value <= least} onClick={step(value - 1)}>
          −
        </button>
        <output>{value}</output>
        <button type="button" aria-label={more} aria-disabled={value >= most} onClick={step(value + 1)}>
          +
        </button>
      </span>
    </fieldset>
  )
}

/** Something that is fine as it is, and can be changed. */
export function Fold({ title, value, children }: { title: string; value: string; children: ReactNode }) {
  const { web } = useAllWords()
  return (
    <details className="fold">
      <summary className="setting">
        <span className="grow">
          <b>{title}</b>
          <small>{value}</small>
        </span>
        <span className="go" aria-hidden="true">
          {web.newTable.change}
        </span>
      </summary>
      <div className="folded">{children}</div>
    </details>
  )
}

type SelectProps = { label: string; options: { value: string; label: string }[]; value: string; onChange: (value: string) => void }

export function Select({ label, options, value, onChange }: SelectProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select className="input" id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

type NumberProps = { label: string; value: number; least: number; most: number; onChange: (value: number) => void }

/** Empty while it is being typed; what leaves the field is within its limits. */
export function NumberField({ label, value, least, most, onChange }: NumberProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        key={value}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        defaultValue={value}
        onBlur={(event) => onChange(Math.min(most, Math.max(least, Math.round(Number(event.target.value)) || least)))}
      />
    </div>
  )
}
