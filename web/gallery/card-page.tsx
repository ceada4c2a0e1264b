/** One card with all there is to know about it. Rendered by the server: a link to it can be shared and read anywhere. */
import { type CatalogueCard, cards, type Icon } from '@meanwhile/engine/catalogue'
import type { Texts } from '@meanwhile/texts'
import { cardName, cardText } from '@meanwhile/texts/sentences'
import { KindWord, Window } from '../cards/card.tsx'
import { Link } from '../frame/link.tsx'
import type { AllWords } from '../words/all-words.ts'
import { goalsThatWant, inEditions, inOrder } from './collection.ts'

type Props = { card: CatalogueCard; words: AllWords & { texts: Texts } }

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
          <Links
            title={web.gallery.wantedBy}
            found={card.type === 'keeper' || card.type === 'creeper' ? goalsThatWant(card.id) : []}
            words={words}
          />
          <section>
            <h2>{web.gallery.questions}</h2>
            <ul className="rulings">
              {card.rulings.map((id) => (
                <li key={id}>{texts.rulings[id as keyof typeof texts.rulings]}</li>
              ))}
            </ul>
          </section>
          <WhereFrom card={card} words={words} />
        </div>
      </article>
    </main>
  )
}

function Links({ title, found, words: { texts } }: { title: string; found: CatalogueCard[]; words: AllWords }) {
  if (found.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul className="kind-links">
        {found.map(({ id }) => (
          <li key={id}>
            <Link className={`kind ${kindClass(id)}`} href={`/cards/${id}`}>
              {cardName(texts, id)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Of every edition that has the card: how we know it, and whether what it does is our reading. */
function WhereFrom({ card, words: { web } }: Props) {
  return (
    <section>
      <h2>{web.gallery.whereFrom}</h2>
      <ul className="rulings">
        {inEditions(card.id).map(({ edition, entry: { provenance, effectProvenance = provenance } }) => (
          <li key={edition}>
            <b>{web.newTable.editions[edition].name}:</b> {web.gallery.provenance[provenance]}{' '}
            {provenance === effectProvenance ? web.gallery.alike[provenance] : web.gallery.effect[effectProvenance]}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The names a Goal asks for, each once, and the icons with how many of each. */
function asksFor(needs: NonNullable<CatalogueCard['needs']>): { names: string[]; icons: { icon: Icon; count: number }[] } {
  if ('atLeast' in needs) return { names: needs.of, icons: [] }
  if ('consecutive' in needs) return { names: [], icons: [{ icon: needs.icon, count: needs.count }] }
  if (!('all' in needs)) return { names: [], icons: [] }
  const names = needs.all.flatMap((slot) => (typeof slot === 'string' ? [slot] : 'anyOf' in slot ? slot.anyOf : []))
  const icons = new Map<Icon, number>()
  for (const slot of needs.all) {
    if (typeof slot === 'object' && 'icon' in slot) icons.set(slot.icon, (icons.get(slot.icon) ?? 0) + (slot.count ?? 1))
  }
  return { names: [...new Set(names)], icons: [...icons].map(([icon, count]) => ({ icon, count })) }
}

/** What a Goal asks for: cards as links, anything else in words. */
function Wants({ card, words }: Props) {
  const { texts, web } = words
  const { needs } = card
  if (!needs) return null
  const { names, icons } = asksFor(needs)
  if (names.length + icons.length === 0) return null
  return (
    <section>
      <h2>{web.gallery.wants}</h2>
      <ul className="kind-links">
        {names.map((name) => (
          <li key={name}>
            <Link className={`kind ${kindClass(name)}`} href={`/cards/${name}`}>
              {cardName(texts, name)}
            </Link>
          </li>
        ))}
        {icons.map(({ icon, count }) => (
          <li key={icon}>
            <span className={`kind ${icon === 'villain' ? 'k-creeper' : 'k-keeper'}`}>{web.table.icons[icon](count)}</span>
          </li>
        ))}
      </ul>
      {'unlessInPlay' in needs &&
        needs.unlessInPlay?.map((keeper) => (
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
