'use client'
/** The whole table: what is asked, what happened since, and the state, always in the same places. */
import type { Decision } from '@meanwhile/engine'
import type { Reply } from '@meanwhile/functions/shapes'
import { useCallback, useMemo, useState } from 'react'
import type { Said } from '../chat/talk-link.tsx'
import { ZoneMoved } from '../frame/zone-moved.tsx'
import { useAskedFor } from '../live/asked-for.ts'
import { ReloadWhenOld } from '../live/reload-when-old.tsx'
import { useLive } from '../live/use-live.ts'
import { useNow } from '../live/use-now.ts'
import { useTable } from '../live/use-table.ts'
import { clockTime } from '../words/time.ts'
import { untilShort } from '../words/until.ts'
import { useWords } from '../words/words.tsx'
import { AskToTell } from './ask-to-tell.tsx'
import { DecisionBar, isSessionOver, problemSentence, SignInAgain } from './decision/bar.tsx'
import { useForQuestion } from './decision/for-question.ts'
import { Options } from './decision/options.tsx'
import { isSpokenAt, SayField } from './decision/say.tsx'
import { useStaging } from './decision/staging.ts'
import { Felt } from './felt.tsx'
import { Hand } from './hand.tsx'
import { useKeepPlace } from './keep-place.ts'
import { NextTable } from './next-table.tsx'
import { Offers } from './offers.tsx'
import { Over } from './over.tsx'
import { namesOf, type Seen } from './people.ts'
import { DiscardPile, type OpenSheet, Reader } from './sheets.tsx'
import { TopLine } from './top-line.tsx'
import { type Sent, Travel } from './travel.ts'
import { WaitingLine } from './waiting-line.tsx'
import { WhyDecision, WhyTerm } from './why.tsx'

type Props = {
  talk: Said
  initial: Seen
  info: Reply<'table'>
  zone: string | undefined
  now: number /** the question a notification led to */
  asks: string | null
}

export function TableScreen({ initial, info, talk, zone: livedIn, now: rendered, asks }: Props) {
  const words = useWords()
  const { web, language } = words
  const live = useTable(initial)
  const { seen, sending, problem, staleSince } = live
  const isEverybodyHere = useLive(seen) && staleSince === null
  const { view } = seen
  const now = useNow(rendered, seen.number)
  const names = useMemo(() => namesOf(seen, info.names, words), [seen, info.names, words])
  const [open, setOpen] = useState<OpenSheet | null>(null)
  const [zone, setZone] = useState(livedIn)
  const [which, setWhich] = useState<string | null>(asks)
  const [moved, setMoved] = useState(false)
  const [said, setSaid] = useState('')
  const [sent, setSent] = useState<Sent | null>(null)
  const owed = view.decisions.filter((decision) => decision.owed)
  const decision = owed.find(({ id }) => id === which) ?? owed[0]
  const [touched, setTouched] = useForQuestion<string | null>(decision?.id, null)
  const armed = view.armed.map(({ card }) => card)
  const staging = useStaging(decision)
  const [dock, keepPlace] = useKeepPlace()
  const until = seen.owed.find(({ seat, prompt }) => seat === view.you && prompt === decision?.prompt.key)?.until ?? null
  const read = (card: string) => setOpen({ sheet: 'card', card })
  const close = useCallback(() => setOpen(null), [])
  const choose = useCallback(
    (id: string) => {
      setWhich(id)
      // What lies over the question goes.
      close()
    },
    [close],
  )
  useAskedFor(choose)
  const whose = (card: string): string | null => {
    const owner = view.players.find(({ front }) => front.includes(card))?.seat
    return owner ? (owner === view.you ? web.common.you : names(owner)) : null
  }

  const confirm = async (): Promise<void> => {
    if (!decision || sending !== 'no') return
    setSent(givenAway(decision, staging.picks, view.hand))
    const keep = keepPlace()
    const isTaken = await live.answer(decision.id, staging.picks, said.trim())
    setSent(null)
    if (!isTaken) return
    setMoved(true)
    keep()
    close()
    setSaid('')
  }

  return (
    <div className="desk">
      <TopLine info={info} seen={seen} names={names} asked={decision !== undefined} isEverybodyHere={isEverybodyHere} said={talk} />
      {staleSince !== null && (
        <p className="strip" role="status">
          {web.common.offline(clockTime(staleSince, language))}
        </p>
      )}
      {/* Whoever always comes by a notification never sees the first page. */}
      {zone && <ZoneMoved zone={zone} look="strip" taken={setZone} />}
      <ReloadWhenOld isOld={live.isOld} busy={staging.hasBegun || sending !== 'no'} />
      <Felt seen={seen} names={names} now={now} said={talk} open={setOpen} heardOf={live.heardOf} />
      <Travel number={seen.number} turn={view.turn} sent={sending === 'no' ? null : sent} />
      <section ref={dock} tabIndex={-1} className="dock" aria-label={web.table.handAndQuestion}>
        <AskToTell moved={moved} />
        {!view.over && <Offers view={view} names={names} answer={live.answer} />}
        {view.over ? (
          <Over view={view} info={info} names={names} />
        ) : decision ? (
          <>
            <Several decisions={owed} chosen={decision} choose={setWhich} />
            <div className="inner">
              {decision.kind !== 'play' && decision.kind !== 'discard' && <Hand cards={view.hand} armed={armed} read={read} quiet />}
              <Options decision={decision} staging={staging} names={names} whose={whose} touch={setTouched} confirm={confirm} />
            </div>
            <DecisionBar
              decision={decision}
              staging={staging}
              names={names}
              sending={sending}
              offline={staleSince !== null}
              problem={problem}
              until={until === null ? null : untilShort(until, now, words, zone)}
              touched={touched}
              say={isSpokenAt(view) ? <SayField value={said} onChange={setSaid} /> : null}
              why={open?.sheet === 'why' && <WhyDecision decision={decision} names={names} view={view} table={seen.table} close={close} />}
              onWhy={() => setOpen(open?.sheet === 'why' ? null : { sheet: 'why' })}
              onRead={read}
              onConfirm={confirm}
            />
          </>
        ) : (
          <div className="inner">
            {view.you && <Hand cards={view.hand} armed={armed} read={read} />}
            {problem ? (
              <p className="quiet-line" role="status">
                {problemSentence(problem, { player: view.you ?? 's0' }, names, words)}
              </p>
            ) : (
              <WaitingLine seen={seen} names={names} now={now} zone={zone} isEverybodyHere={isEverybodyHere} />
            )}
            {isSessionOver(problem) && <SignInAgain look="marigold" />}
            {moved && <NextTable here={seen.table} />}
          </div>
        )}
      </section>
      {open?.sheet === 'term' && (
        <WhyTerm name={open.term} term={view.terms[open.term]} names={names} view={view} table={seen.table} close={close} />
      )}
      {open?.sheet === 'pile' && <DiscardPile view={view} read={read} close={close} />}
      {open?.sheet === 'card' && (
        <Reader key={open.card} card={open.card} among={view.hand.includes(open.card) ? view.hand : []} read={read} close={close} />
      )}
    </div>
  )
}

/** What leaves its place before the reply is there. */
function givenAway({ kind, prompt }: Decision, picks: string[], hand: string[]): Sent | null {
  // Whatever else is discarded goes only when the others have chosen too.
  if (kind === 'discard') return prompt.key.endsWith('-limit') ? { cards: picks, as: 'discarded' } : null
  return kind === 'play' ? { cards: picks.filter((card) => hand.includes(card)), as: 'played' } : null
}

/** Over both limits at once, a player owes two answers, in any order (L7). */
function Several({ decisions, chosen, choose }: { decisions: Decision[]; chosen: Decision; choose: (id: string) => void }) {
  const { texts } = useWords()
  if (decisions.length < 2) return null
  return (
    <div className="several inner">
      {decisions.map(({ id, prompt }) => (
        <button type="button" key={id} className="btn on-felt small" aria-pressed={id === chosen.id} onClick={() => choose(id)}>
          {texts.words.slots[prompt.key as keyof typeof texts.words.slots]?.name ?? prompt.key}
        </button>
      ))}
    </div>
  )
}
