'use client'
/** A card read large, the discard pile. Nothing can be played from them. */
import type { View } from '@meanwhile/engine'
import { cardName, cardText } from '@meanwhile/texts/sentences'
import { CardName, KindWord, Window } from '../cards/card.tsx'
import { factsOf, kindClass, typeOf } from '../decks/known.ts'
import { useRulings } from '../decks/use-rulings.ts'
import { useWords } from '../words/words.tsx'
import { wantedBy } from './board.tsx'
import { CardFace } from './decision/options.tsx'
import type { TermName } from './rules.tsx'
import { Sheet } from './sheet.tsx'

export type OpenSheet = { sheet: 'why' } | { sheet: 'pile' } | { sheet: 'term'; term: TermName } | { sheet: 'card'; card: string }

export function Reader({ card, among, read, close }: { card: string; among: string[]; read: (card: string) => void; close: () => void }) {
  const { texts, web } = useWords()
  const at = among.indexOf(card)
  const goals = Object.keys(texts.cards).filter((id) => typeOf(id) === 'goal' && wantedBy(id, card))
  const rulings = useRulings(factsOf(card)?.rulings)
  return (
    <Sheet title={web.table.onlyReading} close={close}>
      <article className={`reader ${kindClass(card)}`}>
        <div className="face">
          <KindWord card={card} />
          <Window card={card} />
          <h3 className="display">
            <CardName card={card} />
          </h3>
        </div>
        <div className="body">
          <p className="text">{cardText(texts, card).text}</p>
          {goals.length > 0 && (
            <section>
              <h4>{web.table.goalsThatWantIt}</h4>
              <p className="small">{goals.map((id) => cardName(texts, id)).join(', ')}</p>
            </section>
          )}
          {rulings.length > 0 && (
            <section>
              <h4>{web.table.questionsPeopleAsk}</h4>
              <ul className="rulings">
                {rulings.map((ruling) => (
                  <li key={ruling}>{ruling}</li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </article>
      {among.length > 1 && at >= 0 && (
        <div className="pager">
          <button type="button" className="btn line" onClick={() => read(among[(at + among.length - 1) % among.length] ?? card)}>
            {web.table.previousCard}
          </button>
          <button type="button" className="btn line" onClick={() => read(among[(at + 1) % among.length] ?? card)}>
            {web.table.nextCard}
          </button>
        </div>
      )}
    </Sheet>
  )
}

export function DiscardPile({ view, read, close }: { view: View; read: (card: string) => void; close: () => void }) {
  const { web } = useWords()
  return (
    <Sheet title={web.table.discardTitle(view.discard.length)} close={close} wide>
      <ul className="choose pile-list">
        {view.discard.toReversed().map((card) => (
          <li key={card}>
            <button type="button" className={`card ${kindClass(card)}`} onClick={() => read(card)}>
              <CardFace card={card} />
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
