'use client'
/** How long orders hold: until they are changed, or for a while. */
import { useId } from 'react'
import { useAllWords } from '../words/all-words.ts'
import { inWords } from '../words/time.ts'

const day = 24 * 60 * 60 * 1000
const spans = { day, week: 7 * day, fortnight: 14 * day }
/** `kept`: as it is. */
export type Span = 'kept' | 'always' | keyof typeof spans

export function endOf(span: Span, present: number | null): number | null {
  if (span === 'kept') return present
  return span === 'always' ? null : Date.now() + spans[span]
}

type Props = { value: Span; ends: number | null; zone: string | undefined; choose: (span: Span) => void }

export function ExpiryField({ value, ends, zone, choose }: Props) {
  const { web, language } = useAllWords()
  const id = useId()
  const words = web.orders.expiry
  const kept = ends === null ? words.always : words.until(inWords(ends, Date.now(), language, zone))
  const choices: [Span, string][] = [
    ['kept', kept],
    ...(ends === null ? [] : [['always', words.always] satisfies [Span, string]]),
    ['day', words.day],
    ['week', words.week],
    ['fortnight', words.fortnight],
  ]
  return (
    <section className="slip stack">
      <div className="field">
        <label htmlFor={id}>{words.label}</label>
        <select id={id} className="input" value={value} suppressHydrationWarning onChange={({ target }) => choose(target.value as Span)}>
          {choices.map(([span, label]) => (
            <option key={span} value={span}>
              {label}
            </option>
          ))}
        </select>
        <small className="soft">{words.what}</small>
      </div>
    </section>
  )
}
