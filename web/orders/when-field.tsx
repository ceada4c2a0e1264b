'use client'
/** Off, at once, or only when the time runs out. */
import type { When } from '@meanwhile/engine'
import { useAllWords } from '../words/all-words.ts'

export function WhenField({ name, value, choose }: { name: string; value: When | null; choose: (when: When | null) => void }) {
  const { texts, web } = useAllWords()
  const choices: [When | null, string][] = [
    [null, web.orders.off],
    ['at-once', texts.words.when['at-once']],
    ['at-time-out', texts.words.when['at-time-out']],
  ]
  return (
    <fieldset className="choices">
      <legend className="vh">{web.orders.when}</legend>
      {choices.map(([when, label]) => (
        <label key={label} className="choice">
          <input type="radio" name={`when-${name}`} checked={value === when} onChange={() => choose(when)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
