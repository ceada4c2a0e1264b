/** The boxes one can play with: picture, size, what they are like, and honestly which cards are ours. */
import type { EditionId } from '@meanwhile/engine'
import { type CatalogueCard, cards, cardsOf, playable } from '@meanwhile/engine/catalogue'
import type { WebWords } from '@meanwhile/texts/en/web'

/** Three cards on the cover, each of another kind. */
const covers: Record<EditionId, [string, string, string]> = {
  fluxx: ['cookies', 'night-and-day', 'party-bonus'],
  batman: ['batman', 'the-joker', 'to-the-batcave'],
  'doctor-who': ['tardis', 'daleks', 'hello-sweetie'],
  cat: ['tabby-cat', 'fleas', 'sunbathing'],
  'regular-show': ['mordecai', 'destroyer-of-worlds', 'payday-at-last'],
}
/** Those with Surprises, which a table can arm or ask for. */
export const surprising: EditionId[] = playable.filter((id) => cardsOf(id).some(({ type }) => type === 'surprise'))
export const hasSurprises = (editions: EditionId[]): boolean => editions.some((edition) => surprising.includes(edition))

/** How many of its cards are known to be in the box, how many are taken over from a sister game, and how many are ours. */
function madeOf(deck: CatalogueCard[]): { known: number; family: number; ours: number } {
  const from = (...sources: CatalogueCard['provenance'][]): number => {
    const cards = deck.filter(({ provenance }) => sources.includes(provenance))
    return cards.reduce((sum, { count }) => sum + count, 0)
  }
  // The Basic Rules are in every box.
  return { known: from('rulebook', 'attested') + 1, family: from('sibling'), ours: from('house') }
}

export function Editions({ web }: { web: WebWords }) {
  const words = web.newTable
  return (
    <fieldset>
      <legend className="vh">{words.edition}</legend>
      <div className="editions">
        {playable.map((id, i) => {
          const deck = cardsOf(id)
          const { known, family, ours } = madeOf(deck)
          return (
            <label key={id} className="slip edition">
              <input type="radio" name="edition" value={id} defaultChecked={i === 0} />
              <span className="cover" aria-hidden="true">
                {covers[id].map((card) => (
                  <span key={card} className={`k-${cards[card]?.type}`}>
                    <span className="win">
                      <img src={`/pictures/${cards[card]?.picture}.svg`} alt="" width={40} height={40} />
                    </span>
                  </span>
                ))}
              </span>
              <span className="about">
                <span className="title">
                  {words.editions[id].name}
                  <span className="picked" aria-hidden="true">
                    ✓ {words.picked}
                  </span>
                </span>
                <span>{words.editions[id].like}</span>
                <span className="soft">
                  {words.size(known + family + ours)} {family + ours === 0 ? words.asPrinted : words.madeOf(known, family, ours)}
                </span>
              </span>
            </label>
          )
        })}
      </div>
      {playable.length > 1 && (
        <details className="slip fold mix">
          <summary className="setting">
            <span className="grow">
              <b>{words.mix}</b>
              <small>{words.mixHint}</small>
            </span>
          </summary>
          {playable.map((id) => (
            <label key={id} className="only-one">
              <input type="checkbox" name="also" value={id} />
              {words.editions[id].name}
            </label>
          ))}
        </details>
      )}
    </fieldset>
  )
}
