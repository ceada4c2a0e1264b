'use client'
/** Standing orders: drafted here, tried on the present state, then saved. */
import type { Orders, When } from '@meanwhile/engine'
import { client } from '@meanwhile/functions/client'
import type { Reply } from '@meanwhile/functions/shapes'
import { useState } from 'react'
import { typeOf } from '../decks/known.ts'
import { ProblemLine } from '../frame/problem-line.tsx'
import { Top } from '../frame/top.tsx'
import { useDeed } from '../session/use-deed.ts'
import { namesOf, type Seen } from '../table/people.ts'
import { useAllWords } from '../words/all-words.ts'
import { Arming, canArm } from './arming.tsx'
import { ExpiryField, endOf, type Span } from './expiry-field.tsx'
import { KeepList } from './keep-list.tsx'
import { Preview, usePreview } from './preview.tsx'
import type { ListName } from './ranking.ts'
import { WhenField } from './when-field.tsx'

/** `cards`: all that are in the boxes of this table. */
type Props = { initial: Seen; info: Reply<'table'>; cards: string[]; zone: string | undefined }
/** A list keeps its cards while it is off, so that trying "off" costs nothing. */
type Draft = { [list in ListName]: { cards: string[]; when: When | null } } & { draw: When | null; endTurn: When | null }

export function OrdersScreen({ initial, info, cards, zone }: Props) {
  const words = useAllWords()
  const { texts, web } = words
  const [seen, setSeen] = useState(initial)
  const [draft, setDraft] = useState<Draft>(() => draftOf(initial.view.orders))
  const [said, setSaid] = useState('')
  const [span, setSpan] = useState<Span>('kept')
  const { busy, problem, run } = useDeed()
  const orders = ordersOf(draft)
  const would = usePreview(seen, orders)
  const saved = JSON.stringify(ordersOf(draftOf(seen.view.orders)))
  const ends = endOf(span, seen.ordersUntil)
  const changed = JSON.stringify(orders) !== saved || (span !== 'kept' && saved !== '{}')
  const names = namesOf(seen, info.names, words)
  const { view } = seen
  const front = view.players.find(({ seat }) => seat === view.you)?.front ?? []
  // A Creeper lies in front of one too, but counts against no limit.
  const held = { keepInHand: view.hand, keepOnTable: front.filter((card) => typeOf(card) === 'keeper') }

  const send = (wanted: Orders, then: string): void =>
    run(async () => {
      const body = { ...wanted, ...(ends !== null && Object.keys(wanted).length > 0 && { until: ends }) }
      const fresh = await client().call('orders', { params: { table: seen.table }, body })
      setSpan('kept')
      setSeen(fresh)
      setDraft(draftOf(fresh.view.orders))
      setSaid(then)
    })
  const change = (part: Partial<Draft>): void => {
    setSaid('')
    setDraft({ ...draft, ...part })
  }

  return (
    <div className="page-with-bar">
      <Top title={web.orders.title} back={`/t/${seen.table}`} backLabel={web.table.backToTable} under={info.settings.name} />
      <main className="stack orders" id="content">
        <p>{web.orders.what}</p>
        {canArm(cards, info.settings.reactions, view) && (
          <Arming
            seen={seen}
            names={names}
            changed={(fresh, then) => {
              setSeen(fresh)
              setSaid(then)
            }}
          />
        )}
        {(['keepInHand', 'keepOnTable'] as const).map((list) => (
          <section key={list} className="slip stack" aria-labelledby={list}>
            <h2 id={list}>{texts.words.orders[list].name}</h2>
            <p className="small soft">{texts.words.orders[list].text}</p>
            <WhenField name={list} value={draft[list].when} choose={(when) => change({ [list]: { ...draft[list], when } })} />
            {draft[list].when && (
              <KeepList
                list={list}
                ranking={draft[list].cards}
                held={held[list]}
                cards={cards}
                when={draft[list].when}
                change={(cards) => change({ [list]: { ...draft[list], cards } })}
              />
            )}
          </section>
        ))}
        {(['draw', 'endTurn'] as const).map((order) => (
          <section key={order} className="slip stack" aria-labelledby={order}>
            <h2 id={order}>{texts.words.orders[order].name}</h2>
            <p className="small soft">{texts.words.orders[order].text}</p>
            <WhenField name={order} value={draft[order]} choose={(when) => change({ [order]: when })} />
          </section>
        ))}
        <ExpiryField value={span} ends={seen.ordersUntil} zone={zone} choose={setSpan} />
        <Preview would={would} view={view} names={names} />
        <button
          type="button"
          className="btn on-felt"
          aria-disabled={busy || saved === '{}'}
          onClick={() => !busy && saved !== '{}' && send({}, web.orders.cleared)}
        >
          {web.orders.clear}
        </button>
      </main>
      <div className="foot-bar">
        <div className="inner">
          <p className="small" role="status">
            {said}
          </p>
          <ProblemLine problem={problem} />
          <button
            type="button"
            className={changed ? 'btn marigold' : 'btn on-felt'}
            aria-disabled={busy || !changed}
            onClick={() => changed && send(orders, web.orders.saved)}
          >
            {busy
              ? web.common.saving
              : !changed
                ? web.orders.unchanged
                : would.some(({ when }) => when === 'at-once')
                  ? web.orders.saveAndAnswer
                  : web.orders.save}
          </button>
        </div>
      </div>
    </div>
  )
}

const draftOf = (orders: Orders | null): Draft => ({
  keepInHand: orders?.keepInHand ?? { cards: [], when: null },
  keepOnTable: orders?.keepOnTable ?? { cards: [], when: null },
  draw: orders?.draw ?? null,
  endTurn: orders?.endTurn ?? null,
})

/** What is off, and a list that names nothing, is not ordered. */
function ordersOf(draft: Draft): Orders {
  const orders: Orders = {}
  for (const list of ['keepInHand', 'keepOnTable'] as const) {
    const { cards, when } = draft[list]
    if (when && cards.length > 0) orders[list] = { cards, when }
  }
  for (const order of ['draw', 'endTurn'] as const) if (draft[order]) orders[order] = draft[order]
  return orders
}
