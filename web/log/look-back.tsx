'use client'
/** The finished game to go through: a slider, the buttons beside it, the arrow keys. */
import type { SeenEvent } from '@meanwhile/engine'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link } from '../frame/link.tsx'
import { cardIn } from '../recap/news.ts'
import { Goals, Piles } from '../table/board.tsx'
import type { Names, Seen } from '../table/people.ts'
import { Rules } from '../table/rules.tsx'
import { Seat } from '../table/seats.tsx'
import { DiscardPile, type OpenSheet, Reader } from '../table/sheets.tsx'
import { WhyTerm } from '../table/why.tsx'
import { useAllWords } from '../words/all-words.ts'
import { type Moment, type Replayed, useReplay } from './replaying.ts'
import { sentencesOf } from './sentences.ts'

const stepMs = 1200

export function LookBack({ seen, names }: { seen: Seen; names: Names }) {
  const { web } = useAllWords()
  const replay = useReplay(seen.table)
  const { look } = web.log
  return (
    <section className="stack look-back" aria-label={look.title}>
      {replay.at === 'ready' ? (
        <Moments replayed={replay} seen={seen} names={names} />
      ) : (
        <p className="quiet-note" role="status">
          {{ loading: look.loading, unknown: look.cannotLoad, impossible: look.cannotReplay }[replay.at]}
        </p>
      )}
      <Link className="btn on-felt" href={`/t/${seen.table}/verify`}>
        {look.check}
      </Link>
    </section>
  )
}

function Moments({ replayed: { moments, moves, older }, seen, names }: { replayed: Replayed; seen: Seen; names: Names }) {
  const { texts, web } = useAllWords()
  const { look } = web.log
  const last = moments.length - 1
  const [at, setAt] = useState(last)
  const [playing, setPlaying] = useState(false)
  useEffect(() => {
    if (!playing) return
    if (at >= last) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => setAt(at + 1), stepMs)
    return () => clearTimeout(timer)
  }, [playing, at, last])

  const moment = moments[at]
  if (!moment) return null
  const go = (to: number): void => {
    setPlaying(false)
    setAt(Math.max(0, Math.min(last, to)))
  }
  const toggle = (): void => {
    if (!playing && at >= last) setAt(0)
    setPlaying(!playing)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    // The slider has arrows of its own, and a button its space bar.
    const own = event.target instanceof HTMLInputElement || event.target instanceof HTMLButtonElement
    const steps: { [key: string]: number } = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }
    const to = steps[event.key]
    if (to !== undefined && !(event.target instanceof HTMLInputElement)) {
      event.preventDefault()
      go(to)
    } else if (event.key === ' ' && !(own && event.target instanceof HTMLButtonElement)) {
      event.preventDefault()
      toggle()
    }
  }
  const told = sentencesOf(texts, moment.events, names, null).join(' ')
  const place = at === 0 ? look.deal : look.moveOf(moment.move, moves)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for the whole of it; every one has a control of its own as well
    <div className="stack" onKeyDown={onKeyDown}>
      <div className="slip player">
        <p className="told" aria-live={playing ? 'off' : 'polite'}>
          <b>{place}</b> {told}
        </p>
        <input
          type="range"
          className="slider"
          min={0}
          max={last}
          value={at}
          aria-label={look.move}
          aria-valuetext={`${place}. ${told}`}
          onChange={(event) => go(Number(event.target.value))}
        />
        <div className="keys">
          <Step label={look.first} shape="M7 5v14M18 5l-8 7 8 7" off={at === 0} go={() => go(0)} />
          <Step label={look.back} shape="M15 5l-7 7 7 7" off={at === 0} go={() => go(at - 1)} />
          <Step label={playing ? look.pause : look.play} shape={playing ? 'M8 5v14M16 5v14' : 'M7 5l11 7-11 7z'} go={toggle} />
          <Step label={look.forward} shape="M9 5l7 7-7 7" off={at === last} go={() => go(at + 1)} />
          <Step label={look.last} shape="M17 5v14M6 5l8 7-8 7" off={at === last} go={() => go(last)} />
        </div>
      </div>
      <TableThen moment={moment} seen={seen} names={names} />
      <p className="small on-felt-soft">{older > 0 ? look.olderRules(older) : `${look.what} ${look.keys}`}</p>
    </div>
  )
}

function Step({ label, shape, off = false, go }: { label: string; shape: string; off?: boolean; go: () => void }) {
  return (
    <button type="button" className="icon" aria-label={label} aria-disabled={off} onClick={() => !off && go()}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shape} />
      </svg>
    </button>
  )
}

function TableThen({ moment, seen, names }: { moment: Moment; seen: Seen; names: Names }) {
  const { web } = useAllWords()
  const [open, setOpen] = useState<OpenSheet | null>(null)
  const place = useRef<HTMLElement>(null)
  const { view, events } = moment
  useEffect(() => markMoved(place.current, events), [events])
  const then: Seen = { ...seen, view, owed: [], bots: onlyFromTheStart(seen) }
  const read = (card: string) => setOpen({ sheet: 'card', card })
  const close = () => setOpen(null)
  return (
    <section ref={place} className="stack table then" aria-label={web.log.atThatTime}>
      <div className="board">
        <div className="goals">
          <Goals view={view} names={names} read={read} />
        </div>
        <Piles view={view} look={() => setOpen({ sheet: 'pile' })} />
      </div>
      <Rules view={view} explain={(term) => setOpen({ sheet: 'term', term })} read={read} />
      <div className="seats-then">
        {view.players.map((player) => (
          <Seat key={player.seat} player={player} seen={then} names={names} read={read} />
        ))}
      </div>
      {open?.sheet === 'term' && (
        <WhyTerm name={open.term} term={view.terms[open.term]} names={names} view={view} table={seen.table} close={close} />
      )}
      {open?.sheet === 'pile' && <DiscardPile view={view} read={read} close={close} />}
      {open?.sheet === 'card' && <Reader key={open.card} card={open.card} among={[]} read={read} close={close} />}
    </section>
  )
}

/** Who held a seat at that moment is not told; only bots that were bots all along are called so. */
const onlyFromTheStart = ({ bots, people }: Seen): Seen['bots'] =>
  Object.fromEntries(Object.entries(bots).filter(([seat]) => !people[seat]))

/** The changed place keeps a dashed outline until the next step. */
function markMoved(place: HTMLElement | null, events: SeenEvent[]): () => void {
  const moved = new Set(events.map(cardIn))
  const tiles = [...(place?.querySelectorAll<HTMLElement>('[data-card]') ?? [])].filter(({ dataset }) => moved.has(dataset.card ?? ''))
  for (const tile of tiles) tile.dataset.moved = ''
  return () => {
    for (const tile of tiles) delete tile.dataset.moved
  }
}
