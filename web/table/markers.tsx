'use client'
/** What everybody may know beside the cards: who owes whom, which machine is set, who has an extra turn. */
import type { SeatId, View } from '@meanwhile/engine'
import { cardName } from '@meanwhile/texts/sentences'
import { useWords } from '../words/words.tsx'
import type { Names } from './people.ts'

export function Markers({ view, names }: { view: View; names: Names }) {
  const { texts, web } = useWords()
  const words = web.table.markers
  const name = (seat: SeatId): string | null => (seat === view.you ? null : names(seat))
  const lines = [
    ...view.debts.map(({ from, to }) => words.owes(name(from), name(to))),
    ...view.set.map(({ card, to }) => words.set(cardName(texts, card), name(to))),
    ...view.extraTurns.filter(({ after }) => !after).map(({ seat, by }) => words.extraTurn(name(seat), cardName(texts, by))),
    ...view.windows.map(({ card, owner }) => words.window(cardName(texts, card), name(owner))),
  ]
  if (lines.length === 0) return null
  return (
    <ul className="markers">
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two equal debts are two debts
        <li key={`${i} ${line}`}>{line}</li>
      ))}
    </ul>
  )
}
