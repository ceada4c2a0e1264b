/** The boxes one can play with: picture, size, what they are like, and honestly which cards are ours. */
import type { EditionId } from '@meanwhile/engine'
import { cards, cardsOf, playable } from '@meanwhile/engine/catalogue'
import type { WebWords } from '@meanwhile/texts/en/web'

/** Three cards on the cover, each of another kind. */
const covers: Record<EditionId, [string, string, string]> = {
  fluxx: ['cookies', 'night-and-day', 'party-bonus'],
  batman: ['batman', 'the-joker', 'to-the-batcave'],
  'doctor-who': ['tardis', 'daleks', 'hello-sweetie'],
  cat: ['tabby-cat', 'fleas', 'sunbathing'],
  'regular-show': ['mordecai', 'destroyer-of-worlds', 'payday-at-last'],
}
/** Not printed as far as anybody knows: taken over from a sibling, or made by us. */
const isOurs = ({ provenance }: { provenance: string }): boolean => provenance === 'house' || provenance === 'sibling'

export function Editions({ web }: { web: WebWords }) {
  const words = web.newTable
  return (
    <fieldset>
      <legend className="vh">{words.edition}</legend>
      <div className="editions">
        {playable.map((id, i) => {
          const deck = cardsOf(id)
          const ours = deck.filter(isOurs).length
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
                  {words.size(deck.length + 1)} {ours === 0 ? words.asPrinted : words.someAreOurs(ours)}
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
