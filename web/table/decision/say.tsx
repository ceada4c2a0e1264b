'use client'
/** A word to go with a move (E2). It is always there at tables that know such words: if it came with the rule, it would remind people. */
import type { EditionId, View } from '@meanwhile/engine'
import { useWords } from '../../words/words.tsx'

const spokenIn: EditionId[] = ['regular-show']
const longest = 40

export const isSpokenAt = ({ editions }: View): boolean => editions.some((edition) => spokenIn.includes(edition))

export function SayField({ value, onChange }: { value: string; onChange: (said: string) => void }) {
  const { web } = useWords()
  return (
    <input
      className="input say"
      aria-label={web.table.sayWithMove}
      placeholder={web.table.sayWithMove}
      autoComplete="off"
      maxLength={longest}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
