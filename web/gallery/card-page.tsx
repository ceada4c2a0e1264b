/** One card with all there is to know about it. Rendered by the server: a link to it can be shared and read anywhere. */
import { type CatalogueCard, cards, type GoalSlot } from '@meanwhile/engine/catalogue'
import { cardName, cardText } from '@meanwhile/texts/sentences'
import Link from 'next/link'
import { KindWord, Window } from '../cards/card.tsx'
import type { Words } from '../words/words.tsx'
import { goalsThatWant, inOrder } from './collection.ts'

type Props = { card: CatalogueCard; words: Words }

const kindClass = (id: string): string => `k-${cards[id]?.type}`

export function CardPage({ card, words }: Props) {
  const { texts, web } = words
  const { name, text } = cardText(texts, card.id)
  return (
    <main className="stack" id="content">
      <article className={`slip reader ${kindClass(card.id)}`}>
        <div className="face">
          <div className="row">
            <KindWord card={card.id} />
            {card.provenance === 'house' && <span className="ours">{web.gallery.ours}</span>}
          </div>
          <Window card={card.id} />
          <h1>{name}</h1>
        </div>
        <div className="body">
          <p className="text">{text}</p>
          <Wants card={card} words={words} />
          <Links title={web.gallery.wantedBy} found={card.type === 'keeper' ? goalsThatWant(card.id) : []} words={words} />
          <section>
            <h2>{web.gallery.questions}</h2>
            <ul className="rulings">
              {card.rulings.map((id) => (
                <li key={id}>{texts.rulings[id as keyof typeof texts.rulings]}</li>
              ))}
            </ul>
          </section>
          <section>
            <h2>{web.gallery.whereFrom}</h2>
            <p className="small">{web.gallery.provenance[card.provenance]}</p>
          </section>
        </div>
      </article>
    </main>
  )
}

function Links({ title, found, words: { texts } }: { title: string; found: CatalogueCard[]; words: Words }) {
  if (found.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul className="kind-links">
        {found.map(({ id }) => (
          <li key={id}>
            <Link className={`kind ${kindClass(id)}`} href={`/cards/${id}`} prefetch={false}>
              {cardName(texts, id)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const namesIn = (slot: GoalSlot): string[] => (typeof slot === 'string' ? [slot] : 'anyOf' in slot ? slot.anyOf : [])

/** What a Goal asks for: Keepers as links, anything else in words. */
function Wants({ card, words }: Props) {
  const { texts, web } = words
  const { needs } = card
  if (!needs || !('all' in needs)) return null
  return (
    <section>
      <h2>{web.gallery.wants}</h2>
      <ul className="kind-links">
        {needs.all.flatMap((slot) =>
          namesIn(slot).map((card) => (
            <li key={card}>
              <Link className={`kind ${kindClass(card)}`} href={`/cards/${card}`} prefetch={false}>
                {cardName(texts, card)}
              </Link>
            </li>
          )),
        )}
        {needs.all.map(
          (slot) =>
            typeof slot === 'object' &&
            'icon' in slot && (
              <li key={slot.icon}>
                <span className="kind k-keeper">{web.table.icons[slot.icon](slot.count ?? 1)}</span>
              </li>
            ),
        )}
      </ul>
      {needs.unlessInPlay?.map((keeper) => (
        <p key={keeper} className="small">
          {web.gallery.unless(cardName(texts, keeper))}
        </p>
      ))}
    </section>
  )
}

/** To the neighbours in the gallery. */
export function CardPager({ card, words: { texts, web } }: Props) {
  const all = inOrder(texts)
  const at = all.findIndex(({ id }) => id === card.id)
  const [before, after] = [all.at(at - 1), all[(at + 1) % all.length]]
  return (
    <nav className="foot-bar" aria-label={web.gallery.title}>
      <div className="inner pager">
        {before && <Neighbour card={before.id} label={web.gallery.previous(cardName(texts, before.id))} shape="M15 5l-7 7 7 7" />}
        <Link className="btn" href="/cards">
          {web.gallery.all}
        </Link>
        {after && <Neighbour card={after.id} label={web.gallery.next(cardName(texts, after.id))} shape="M9 5l7 7-7 7" />}
      </div>
    </nav>
  )
}

function Neighbour({ card, label, shape }: { card: string; label: string; shape: string }) {
  return (
    <Link className="btn on-felt" href={`/cards/${card}`} aria-label={label}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shape} />
      </svg>
    </Link>
  )
}
