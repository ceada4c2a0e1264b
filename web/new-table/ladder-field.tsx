'use client'
/** What happens to somebody who does not come back. Reminders and standing orders come first in any case. */
import { useAllWords } from '../words/all-words.ts'
import { Select } from './fields.tsx'
import type { Ladder } from './in-words.ts'

const botAfter = [1, 2, 3, 5, 10]
const dropAfter = [3, 5, 10, 20, 30]
const read = (value: string): number | null => (value === '' ? null : Number(value))

export function LadderField({ value, onChange }: { value: Ladder; onChange: (ladder: Ladder) => void }) {
  const { web } = useAllWords()
  const words = web.newTable
  const options = (counts: number[]) => [
    { value: '', label: words.never },
    ...counts.map((count) => ({ value: String(count), label: words.timeOuts(count) })),
  ]
  return (
    <div className="stack">
      <Select
        label={words.botAfter}
        options={options(botAfter)}
        value={String(value.botAfter ?? '')}
        onChange={(count) => onChange({ ...value, botAfter: read(count) })}
      />
      <Select
        label={words.dropAfter}
        options={options(dropAfter)}
        value={String(value.dropAfter ?? '')}
        onChange={(count) => onChange({ ...value, dropAfter: read(count) })}
      />
      <p className="small soft">{words.comesBack}</p>
    </div>
  )
}
