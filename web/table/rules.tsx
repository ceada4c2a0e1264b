'use client'
/** Rules are numbers first, with the sum beside them; then what else holds, each under the word of what it governs. */
import type { Term, View } from '@meanwhile/engine'
import { cardName } from '@meanwhile/texts/sentences'
import { CardName } from '../cards/card.tsx'
import { factsOf } from '../decks/known.ts'
import { useWords, type Words } from '../words/words.tsx'
import { useWhenLanded } from './when-landed.ts'

const termNames = ['draw', 'play', 'handLimit', 'keeperLimit'] as const
export type TermName = (typeof termNames)[number]

export function Rules({ view, explain, read }: { view: View; explain: (term: TermName) => void; read: (card: string) => void }) {
  const words = useWords()
  const { web } = words
  const others = view.rules.filter(({ card }) => termOf(card) === undefined)
  const usable = view.decisions.flatMap(({ options }) => options)
  return (
    <section className="rules k-rule" aria-label={web.table.rulesInForce}>
      <div className="terms">
        <TermButton of={web.table.draw} name="draw" term={view.terms.draw} explain={explain} />
        <TermButton of={web.table.play} name="play" term={view.terms.play} explain={explain} />
        <TermButton of={web.table.hand} name="handLimit" term={view.terms.handLimit} limit explain={explain} />
        <TermButton of={web.table.keepers} name="keeperLimit" term={view.terms.keeperLimit} limit explain={explain} />
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

/** The number that a rule changes, if it changes one. */
export const termOf = (card: string): TermName | undefined => termNames.find((name) => factsOf(card)?.[name] !== undefined)

function governs(card: string, now: boolean, { web }: Words): string {
  const { governs } = web.table
  if (factsOf(card)?.free) return now ? governs.freeNow : governs.free
  return governs[factsOf(card)?.governs ?? 'bonus']
}

type TermProps = { of: string; name: TermName; term: Term<unknown>; limit?: boolean; explain: (term: TermName) => void }

function TermButton({ of, name, term, limit = false, explain }: TermProps) {
  const { web } = useWords()
  const { value, because } = useWhenLanded(term)
  const sum =
    because.length > 1
      ? because
          .map(({ adds }) => adds)
          .join('+')
          .replaceAll('+-', '−')
      : null
  return (
    <button type="button" className="term" data-term={name} data-card={term.because[0]?.card} onClick={() => explain(name)}>
      <span className="of">{of}</span>{' '}
      <span className={typeof value === 'number' ? 'n' : 'n none'}>
        {limit && value !== null && <span className="vh">{web.table.atMost}</span>}
        {termText({ value }, web.table)}
      </span>{' '}
      {sum && <span className="why">{sum}</span>}
    </button>
  )
}

export function termText({ value }: Pick<Term<unknown>, 'value'>, words: Words['web']['table']): string {
  if (value === null) return words.noLimit
  if (value === 'all') return words.playAll
  if (typeof value === 'object') return words.playAllBut((value as { allBut: number }).allBut)
  return String(value)
}
