'use client'
/** Answers to "why?": each reason, who caused it and when, and what they come to. */
import type { Decision, Reason, Term, View } from '@meanwhile/engine'
import { optionLabel, reasonSentence } from '@meanwhile/texts/sentences'
import type { ReactNode } from 'react'
import { Window } from '../cards/card.tsx'
import { kindClass } from '../decks/known.ts'
import { inWords } from '../words/time.ts'
import { useWords } from '../words/words.tsx'
import type { Names } from './people.ts'
import { type TermName, termText } from './rules.tsx'
import { BarSheet, Sheet } from './sheet.tsx'
import { useWhenPlayed } from './when-played.ts'

type Props = {
  names: Names
  view: View
  /** Where the moves are kept, with the time of each; a game in the browser alone has none. */
  table: string | null
  close: () => void
}

export function WhyTerm({ name, term, ...props }: Props & { name: TermName; term: Term<unknown> }) {
  const { web } = useWords()
  return (
    <Sheet title={web.table.sumTitles[name]} close={props.close}>
      <ul className="sum">
        <Because reasons={term.because} {...props} />
        <Total name={name} term={term} label={web.table.total} />
      </ul>
    </Sheet>
  )
}

/** Whose number a question comes from. */
const termBehind: { [prompt: string]: TermName } = { 'hand-limit': 'handLimit', 'keeper-limit': 'keeperLimit', play: 'play' }

export function WhyDecision({ decision, ...props }: Props & { decision: Decision }) {
  const { web } = useWords()
  const { view, close } = props
  const name = termBehind[decision.prompt.key]
  const term = name && view.terms[name]
  const isItsSum = term && term.because.map(({ card }) => card).join() === decision.because.map(({ card }) => card).join()
  return (
    <BarSheet title={web.table.whyTitle} close={close}>
      <ul className="sum">
        <Because reasons={isItsSum ? term.because : decision.because} {...props} />
        {isItsSum && <Total name={name} term={term} label={web.table.sumTitles[name]} />}
      </ul>
      <p className="small soft foot-note">{useWhatFalls(decision, props.names)}</p>
    </BarSheet>
  )
}

/** What happens if no answer comes: of a limit, what is kept. */
function useWhatFalls(decision: Decision, names: Names): string {
  const { texts, web, language } = useWords()
  const { fallback, kind, options } = decision
  if (fallback === 'chance') return web.table.chancePicks
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const named = (picks: string[]): string => list.format(picks.map((pick) => optionLabel(texts, pick, decision, names)))
  if (kind !== 'discard') return web.table.gamePicks(named(fallback))
  const kept = options.filter((option) => !fallback.includes(option))
  return kept.length > 0 ? web.table.gameKeeps(named(kept)) : web.table.gameKeepsNone
}

function Because({ reasons, names, view, table }: Props & { reasons: (Reason & { adds?: number })[] }): ReactNode {
  const { texts, language } = useWords()
  const played = useWhenPlayed(table)
  return reasons.map((reason, i) => {
    const { card, adds = 0 } = reason
    const at = played?.get(card)
    return (
      <li key={card} className={card === 'basic-rules' ? 'k-rule plain' : kindClass(card)}>
        {card === 'basic-rules' ? <span /> : <Window card={card} />}
        <span>
          {reasonSentence(texts, reason, names, view.you)}
          {table && card !== 'basic-rules' && (
            <span className="small soft block when">{at !== undefined && played && inWords(at, played.now, language)}</span>
          )}
        </span>
        <span className="n">{adds === 0 ? '' : i === 0 || adds < 0 ? String(adds).replace('-', '−') : `+${adds}`}</span>
      </li>
    )
  })
}

function Total({ name, term, label }: { name: TermName; term: Term<unknown>; label: string }) {
  const { web } = useWords()
  return (
    <li className="total">
      <span>
        <b>{label}</b>
        {(name === 'handLimit' || name === 'keeperLimit') && <span className="small soft block">{web.table.whileNotYourTurn}</span>}
      </span>
      <span className={typeof term.value === 'number' ? 'n' : 'n words'}>{termText(term, web.table)}</span>
    </li>
  )
}
