'use client'
/** Rules are numbers first, with the sum beside them; then what else holds, each under the word of what it governs. */
import type { Term, View } from '@meanwhile/engine'
import { cardName } from '@meanwhile/texts/sentences'
import { CardName } from '../cards/card.tsx'
import { factsOf } from '../decks/known.ts'
import { useWords, type Words } from '../words/words.tsx'

export type TermName = 'draw' | 'play' | 'handLimit' | 'keeperLimit'

export function Rules({ view, explain, read }: { view: View; explain: (term: TermName) => void; read: (card: string) => void }) {
  const words = useWords()
  const { web } = words
  const others = view.rules.filter(({ card }) => !isNumber(card))
  const usable = view.decisions.flatMap(({ options }) => options)
  return (
    <section className="rules k-rule" aria-label={web.table.rulesInForce}>
      <div className="terms">
        <TermButton of={web.table.draw} term={view.terms.draw} onClick={() => explain('draw')} />
        <TermButton of={web.table.play} term={view.terms.play} onClick={() => explain('play')} />
        <TermButton of={web.table.hand} term={view.terms.handLimit} limit onClick={() => explain('handLimit')} />
        <TermButton of={web.table.keepers} term={view.terms.keeperLimit} limit onClick={() => explain('keeperLimit')} />
      </div>
      {others.length > 0 && (
        <div className="others">
          {others.map(({ card }) => (
            <button type="button" key={card} data-card={card} onClick={() => read(card)}>
              <span className="of">{governs(card, usable.includes(`use:${card}`), words)}</span>
              <span>
                <CardName card={card} />
                <Under cards={view.under[card] ?? []} />
              </span>
            </button>
          ))}
        </div>
      )}
    </section>
  )
}

/** What lies under a rule lies there for everybody to see. */
function Under({ cards }: { cards: string[] }) {
  const { texts, web } = useWords()
  if (cards.length === 0) return null
  return (
    <span className="under">
      <span className="vh">{web.table.under(cards.length)}: </span>
      {cards.map((card) => cardName(texts, card)).join(', ')}
    </span>
  )
}

const isNumber = (card: string): boolean => {
  const rule = factsOf(card)
  return rule?.draw !== undefined || rule?.play !== undefined || rule?.handLimit !== undefined || rule?.keeperLimit !== undefined
}

function governs(card: string, now: boolean, { web }: Words): string {
  const { governs } = web.table
  if (factsOf(card)?.free) return now ? governs.freeNow : governs.free
  return governs[factsOf(card)?.governs ?? 'bonus']
}

function TermButton({ of, term, limit = false, onClick }: { of: string; term: Term<unknown>; limit?: boolean; onClick: () => void }) {
  const { web } = useWords()
  const number = termText(term, web.table)
  const sum =
    term.because.length > 1
      ? term.because
          .map(({ adds }) => adds)
          .join('+')
          .replaceAll('+-', '−')
      : null
  return (
    <button type="button" className="term" data-card={term.because[0]?.card} onClick={onClick}>
      <span className="of">{of}</span>{' '}
      <span className={typeof term.value === 'number' ? 'n' : 'n none'}>
        {limit && term.value !== null && <span className="vh">{web.table.atMost}</span>}
        {number}
      </span>{' '}
      {sum && <span className="why">{sum}</span>}
    </button>
  )
}

export function termText(term: Term<unknown>, words: Words['web']['table']): string {
  const { value } = term
  if (value === null) return words.noLimit
  if (value === 'all') return words.playAll
  if (typeof value === 'object') return words.playAllBut((value as { allBut: number }).allBut)
  return String(value)
}
