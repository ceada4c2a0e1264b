'use client'
/** Surprises laid ready in secret: the moment each of them waits for. It holds at once, without saving, for it is an answer to an offer. */
import type { Decision, View } from '@meanwhile/engine'
import { client } from '@meanwhile/functions/client'
import { cardName, optionLabel } from '@meanwhile/texts/sentences'
import { useState } from 'react'
import { Window } from '../cards/card.tsx'
import { kindClass, typeOf } from '../decks/known.ts'
import { ProblemLine } from '../frame/problem-line.tsx'
import { useDeed } from '../session/use-deed.ts'
import { OfferSheet } from '../table/offers.tsx'
import type { Names, Seen } from '../table/people.ts'
import { useAllWords } from '../words/all-words.ts'

type Props = { seen: Seen; names: Names; changed: (fresh: Seen, said: string) => void }
type Armed = View['armed'][number]

export function Arming({ seen: { table, view }, names, changed }: Props) {
  const { texts, web } = useAllWords()
  const [open, setOpen] = useState<string | null>(null)
  const { busy, problem, run } = useDeed()
  const words = web.orders.arming
  const offers = view.decisions.filter(({ kind }) => kind === 'arm')
  const chosen = offers.find(({ id }) => id === open)
  const readyAs = ({ about }: Decision): Armed | undefined => view.armed.find(({ card }) => card === about)
  const take = (offer: Decision, picks: string[]): void =>
    run(async () => {
      const fresh = await client().call('answer', { params: { table }, body: { decision: offer.id, picks } })
      const name = cardName(texts, offer.about ?? '')
      changed(fresh, picks.includes('disarm') ? words.disarmed(name) : web.table.armed(name))
    })
  return (
    <section className="slip stack keep-list" aria-labelledby="arming">
      <h2 id="arming">{texts.words.cardTypes.surprise.many}</h2>
      <p className="small soft">{words.what}</p>
      {offers.length === 0 && <p className="small">{words.none}</p>}
      <ul>
        {offers.map((offer) => (
          <Surprise
            key={offer.id}
            offer={offer}
            armed={readyAs(offer)}
            names={names}
            busy={busy}
            open={() => setOpen(offer.id)}
            disarm={() => take(offer, ['disarm'])}
          />
        ))}
      </ul>
      <ProblemLine problem={problem} />
      {chosen && (
        <OfferSheet
          key={chosen.id}
          offer={chosen}
          armed={readyAs(chosen)}
          names={names}
          close={() => setOpen(null)}
          take={async (picks) => {
            setOpen(null)
            take(chosen, picks)
          }}
        />
      )}
    </section>
  )
}

type SurpriseProps = { offer: Decision; armed: Armed | undefined; names: Names; busy: boolean; open: () => void; disarm: () => void }

function Surprise({ offer, armed, names, busy, open, disarm }: SurpriseProps) {
  const { texts, web } = useAllWords()
  const words = web.orders.arming
  const card = offer.about ?? ''
  const name = cardName(texts, card)
  return (
    <li className={kindClass(card)}>
      <Window card={card} />
      <span className="grow">
        <b>{name}</b>
        {armed ? <Condition offer={offer} armed={armed} names={names} /> : <small>{words.not}</small>}
      </span>
      <span className="acts">
        <button type="button" className="btn line" aria-label={armed ? words.changeOf(name) : web.table.arm(name)} onClick={open}>
          {armed ? words.change : words.arm}
        </button>
        {armed && (
          <button type="button" className="btn quiet" aria-label={words.disarmOf(name)} aria-disabled={busy} onClick={disarm}>
            {words.disarm}
          </button>
        )}
      </span>
    </li>
  )
}

function Condition({ offer, armed: { trigger, only = [] }, names }: { offer: Decision; armed: Armed; names: Names }) {
  const { texts, web } = useAllWords()
  const label = (pick: string): string => optionLabel(texts, pick, offer, names)
  const people = only.filter((pick) => /^s\d+$/.test(pick))
  const cards = only.filter((pick) => pick !== 'anybody' && !people.includes(pick))
  return (
    <>
      <small>{web.orders.arming.armed(label(trigger))}</small>
      {only.includes('anybody') && <small>{web.table.alsoForOthers}</small>}
      {people.length > 0 && <small>{web.orders.arming.onlyFor(people.map(label))}</small>}
      {cards.length > 0 && <small>{web.orders.arming.onlyCards(cards.map((card) => cardName(texts, card)))}</small>}
    </>
  )
}

/** Where nobody can hold a Surprise, or everybody is asked at each event, there is nothing to arm. */
export const canArm = (cards: string[], reactions: 'arm' | 'ask', { players }: View): boolean =>
  reactions === 'arm' && players.length > 1 && cards.some((card) => typeOf(card) === 'surprise')
