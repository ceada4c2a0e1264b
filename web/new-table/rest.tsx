'use client'
/** Everything about a table that is fine as it is for most: folded, each with what holds now. */
import { useId } from 'react'
import { useAllWords } from '../words/all-words.ts'
import { Choices, Fold } from './fields.tsx'
import { hasTimeOuts, ladderText, reactionsText, type Settings } from './in-words.ts'
import { LadderField } from './ladder-field.tsx'
import { ReactionField } from './reaction-field.tsx'

export type Rest = Pick<
  Settings,
  'name' | 'first' | 'ladder' | 'visibility' | 'latecomers' | 'startWhenFull' | 'reactions' | 'reactionMinutes'
>

/** In the order they are written. */
const options = <L extends { [value: string]: string }>(labels: L) =>
  Object.entries(labels).map(([value, label]) => ({ value: value as keyof L & string, label }))

type Props = {
  value: Rest & Pick<Settings, 'pace'>
  onChange: (change: Partial<Rest>) => void
  /** There are Surprises among the cards. */
  surprises: boolean
  /** Alone there is nothing to agree on. */
  solo?: boolean
}

export function RestFields({ value, onChange, surprises, solo = false }: Props) {
  const { web } = useAllWords()
  const words = web.newTable
  const id = useId()
  return (
    <section className="slip folds" aria-label={words.rest}>
      <Fold title={words.name} value={value.name}>
        <div className="field">
          <label className="vh" htmlFor={id}>
            {words.name}
          </label>
          <input
            className="input"
            id={id}
            value={value.name}
            maxLength={40}
            required
            autoComplete="off"
            onChange={(event) => onChange({ name: event.target.value })}
          />
          <p className="small soft">{words.nameHint}</p>
        </div>
      </Fold>
      {!solo && <Agreed value={value} onChange={onChange} surprises={surprises} />}
    </section>
  )
}

function Agreed({ value, onChange, surprises }: Props) {
  const { web } = useAllWords()
  const words = web.newTable
  return (
    <>
      <Fold title={words.first} value={words.firsts[value.first]}>
        <Choices
          legend={words.first}
          quietLegend
          options={options(words.firsts)}
          value={value.first}
          onChange={(first) => onChange({ first })}
          tall
        />
      </Fold>
      {hasTimeOuts(value) && (
        <Fold title={words.ladder} value={ladderText(value.ladder, web)}>
          <LadderField value={value.ladder} onChange={(ladder) => onChange({ ladder })} />
        </Fold>
      )}
      <Fold title={words.visibility} value={words.visibilities[value.visibility]}>
        <Choices
          legend={words.visibility}
          quietLegend
          options={options(words.visibilities)}
          value={value.visibility}
          onChange={(visibility) => onChange({ visibility })}
          tall
        />
      </Fold>
      <Fold title={words.latecomers} value={words.latecomersAre[value.latecomers]}>
        <Choices
          legend={words.latecomers}
          quietLegend
          options={options(words.latecomersAre)}
          value={value.latecomers}
          onChange={(latecomers) => onChange({ latecomers })}
          tall
        />
      </Fold>
      <Fold title={words.begins} value={words.beginsWhen[value.startWhenFull ? 'full' : 'host']}>
        <Choices
          legend={words.begins}
          quietLegend
          options={options(words.beginsWhen)}
          value={value.startWhenFull ? 'full' : 'host'}
          onChange={(when) => onChange({ startWhenFull: when === 'full' })}
          tall
        />
      </Fold>
      {surprises && (
        <Fold title={words.surprises} value={reactionsText(value, web)}>
          <div className="stack">
            <Choices
              legend={words.surprises}
              quietLegend
              options={options(words.reactions)}
              value={value.reactions}
              onChange={(reactions) => onChange({ reactions })}
              tall
            />
            <p className="small soft">{words.reactionsHint}</p>
            {value.reactions === 'ask' && (
              <ReactionField value={value.reactionMinutes} onChange={(reactionMinutes) => onChange({ reactionMinutes })} />
            )}
          </div>
        </Fold>
      )}
    </>
  )
}
