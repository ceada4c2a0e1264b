'use client'
/** What the drafted orders would answer of what is asked right now. The service tries them; nothing changes by it. */
import type { Orders, View } from '@meanwhile/engine'
import { ApiProblem, client } from '@meanwhile/functions/client'
import type { Reply } from '@meanwhile/functions/shapes'
import { optionLabel, promptHeadline } from '@meanwhile/texts/sentences'
import { useEffect, useState } from 'react'
import type { Names, Seen } from '../table/people.ts'
import { useAllWords } from '../words/all-words.ts'

type Would = Reply<'previewOrders'>['would']

export function usePreview(seen: Seen, orders: Orders): Would {
  const [would, setWould] = useState<Would>([])
  const draft = JSON.stringify(orders)
  const asked = seen.view.decisions.length > 0
  const { table, number } = seen
  // biome-ignore lint/correctness/useExhaustiveDependencies: with a new number other questions are open
  useEffect(() => {
    // With nothing asked there is nothing to try them on.
    if (!asked || draft === '{}') {
      setWould([])
      return
    }
    let gone = false
    const timer = setTimeout(() => {
      client()
        .call('previewOrders', { params: { table }, body: JSON.parse(draft) as Orders })
        .then(
          (reply) => {
            if (!gone) setWould(reply.would)
          },
          (error) => {
            if (!(error instanceof ApiProblem)) throw error
            if (!gone) setWould([])
          },
        )
    }, 300)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [draft, asked, table, number])
  return would
}

export function Preview({ would, view, names }: { would: Would; view: View; names: Names }) {
  const { texts, web } = useAllWords()
  return (
    <section className="quiet-note" aria-live="polite" aria-labelledby="as-things-stand">
      <h2 className="label" id="as-things-stand">
        {web.orders.preview}
      </h2>
      {would.length === 0 && <p className="small">{web.orders.nothingNow}</p>}
      {would.map(({ decision: id, picks, when }) => {
        const decision = view.decisions.find((open) => open.id === id)
        if (!decision) return null
        const labels = new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(
          picks.map((pick) => optionLabel(texts, pick, decision, names)),
        )
        const what = decision.kind === 'discard' ? web.orders.discards(labels) : labels
        const question = promptHeadline(texts, decision.prompt, names)
        return (
          <p key={id} className="small">
            {when === 'at-once' ? web.orders.answersNow(question, what) : web.orders.answersLater(question, what)}
          </p>
        )
      })}
    </section>
  )
}
