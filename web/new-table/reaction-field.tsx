'use client'
/** How long somebody may think about a Surprise, where the table asks for them. */
import { useAllWords } from '../words/all-words.ts'
import { Select } from './fields.tsx'
import { spanText } from './in-words.ts'

const usual = [10, 60, 4 * 60, 24 * 60]

export function ReactionField({ value, onChange }: { value: number; onChange: (minutes: number) => void }) {
  const { web } = useAllWords()
  const words = web.newTable
  // A table made by other means may have agreed on anything.
  const choices = [...new Set([...usual, value])].sort((a, b) => a - b)
  return (
    <>
      <Select
        label={words.reactionTime}
        options={choices.map((minutes) => ({ value: String(minutes), label: spanText(minutes, web) }))}
        value={String(value)}
        onChange={(minutes) => onChange(Number(minutes))}
      />
      <p className="small soft">{words.reactionTimeHint}</p>
    </>
  )
}
