'use client'
/** Everything that can be picked, as a list box: arrow keys move, space picks, enter confirms. One renderer per kind of question. */
import type { Decision, DecisionKind, SeatId } from '@meanwhile/engine'
import { optionLabel, promptHeadline } from '@meanwhile/texts/sentences'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { breakable } from '../../cards/breakable.ts'
import { CardName, KindWord, Window } from '../../cards/card.tsx'
import { factsOf, kindClass, typeOf } from '../../decks/known.ts'
import { useWords } from '../../words/words.tsx'
import { initialOf, type Names } from '../people.ts'
import { marksWhatStays, type Staging } from './staging.ts'

type Props = {
  decision: Decision
  staging: Staging
  names: Names
  /** In front of whom a card lies, where the table is not in sight beside it. */
  whose?: (card: string) => string | null
  touch: (card: string) => void
  confirm: () => void
}
type OptionProps = { option: string; decision: Decision; names: Names }

/** Complete by type. A kind this build does not know yet is shown as a plain list. */
const renderers: { [kind in DecisionKind]: (props: OptionProps) => ReactNode } = {
  play: (props) => (isCard(props.option) ? <CardFace card={props.option} /> : <WordFace {...props} />),
  discard: ({ option }) => <CardFace card={option} />,
  'choose-cards': ({ option }) => <CardFace card={option} />,
  'choose-player': (props) => <PlayerFace {...props} />,
  'choose-option': (props) => <WordFace {...props} />,
  order: ({ option }) => <CardFace card={option} />,
  arm: (props) => <WordFace {...props} />,
  set: (props) => <PlayerFace {...props} />,
  challenge: ({ option }) => <CardFace card={option} />,
  release: ({ option }) => <CardFace card={option} />,
}

const words = new Set(['draw', 'random', 'end-turn'])
const isCard = (option: string): boolean => !words.has(option) && !option.startsWith('use:')
const cardBehind = (option: string): string | null =>
  option.startsWith('use:') ? option.slice('use:'.length) : words.has(option) || /^s\d+$/.test(option) ? null : option

export function Options({ decision, staging, names, whose, touch, confirm }: Props) {
  const { texts, web } = useWords()
  const list = useRef<HTMLDivElement>(null)
  const several = decision.max > 1 || marksWhatStays(decision)
  const face = renderers[decision.kind] ?? ((props: OptionProps) => <WordFace {...props} />)
  const first = decision.options.find((option) => staging.marked.includes(option)) ?? decision.options[0]

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const steps: { [key: string]: number } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
    const step = steps[event.key]
    const options = [...(list.current?.querySelectorAll<HTMLButtonElement>('[role=option]') ?? [])]
    if (step !== undefined) {
      event.preventDefault()
      const at = options.indexOf(event.currentTarget)
      options[(at + step + options.length) % options.length]?.focus()
    } else if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault()
      options.at(event.key === 'Home' ? 0 : -1)?.focus()
    } else if (event.key === 'Enter' && staging.missing === 0 && staging.picks.length > 0) {
      event.preventDefault()
      confirm()
    }
  }

  return (
    <div
      ref={list}
      className={decision.kind === 'discard' ? 'choose' : 'hand'}
      role="listbox"
      data-decision={decision.id}
      aria-multiselectable={several}
      aria-label={web.table.optionsLabel(promptHeadline(texts, decision.prompt, names), decision.options.length)}
    >
      {decision.options.map((option) => {
        const marked = staging.marked.includes(option)
        const card = cardBehind(option)
        const leaves = marksWhatStays(decision) && !marked
        return (
          <button
            type="button"
            key={option}
            role="option"
            aria-selected={marked}
            tabIndex={option === first ? 0 : -1}
            data-option={option}
            className={`card ${card && factsOf(card) ? kindClass(card) : 'k-word'}${leaves ? ' leaves' : ''}`}
            onClick={() => {
              staging.toggle(option)
              if (card) touch(card)
            }}
            onKeyDown={onKeyDown}
          >
            {marked && <Tick />}
            {face({ option, decision, names })}
            {decision.kind === 'choose-cards' && whose?.(option) && <span className="whose">{whose(option)}</span>}
            {marksWhatStays(decision) && <span className="fate">{marked ? web.table.keep : web.table.goes}</span>}
          </button>
        )
      })}
    </div>
  )
}

export function CardFace({ card }: { card: string }) {
  return (
    <>
      <KindWord card={card} />
      <Window card={card} />
      <span className="name">
        <CardName card={card} />
      </span>
    </>
  )
}

function PlayerFace({ option, decision, names }: OptionProps) {
  const { texts } = useWords()
  const name = optionLabel(texts, option, decision, names)
  return (
    <>
      <span className="token big" aria-hidden="true">
        {initialOf(/^s\d+$/.test(option) ? names(option as SeatId) : name)}
      </span>
      <span className="name">{name}</span>
    </>
  )
}

/** A word, or a free action with the picture of the rule that allows it. */
function WordFace({ option, decision, names }: OptionProps) {
  const { texts, web } = useWords()
  const card = cardBehind(option)
  const rule = option.startsWith('use:') ? card : null
  return (
    <>
      {rule && typeOf(rule) === 'rule' && <span className="kind">{web.table.governs.free}</span>}
      {rule && <Window card={rule} />}
      <span className={rule ? 'name' : 'name word'}>{breakable(optionLabel(texts, option, decision, names))}</span>
    </>
  )
}

const Tick = () => (
  <span className="tick" aria-hidden="true">
    <svg viewBox="0 0 24 24" role="presentation">
      <path d="M4 13l5 5L20 6" />
    </svg>
  </span>
)
