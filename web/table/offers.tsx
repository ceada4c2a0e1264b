'use client'
/** What may be done out of turn and nobody waits for. It lies quietly beside the hand: marigold is for what is asked. */
import type { Decision, View } from '@meanwhile/engine'
import { cardName, deedLabel, missingLabel, promptHeadline, promptHint } from '@meanwhile/texts/sentences'
import { useState } from 'react'
import { useWords } from '../words/words.tsx'
import { Options } from './decision/options.tsx'
import { useStaging } from './decision/staging.ts'
import { Narrowing, narrowingFor } from './narrowing.tsx'
import type { Names } from './people.ts'
import { Sheet } from './sheet.tsx'

type Props = { view: View; names: Names; answer: (decision: string, picks: string[]) => Promise<boolean> }

export function Offers({ view, names, answer }: Props) {
  const { texts, web } = useWords()
  const [open, setOpen] = useState<string | null>(null)
  const offers = view.decisions.filter(({ owed }) => !owed)
  const chosen = offers.find(({ id }) => id === open)
  if (offers.length === 0) return null
  return (
    <>
      <ul className="offers inner" aria-label={web.table.offers}>
        {offers.map((offer) => {
          const { about } = offer
          const isArmed = view.armed.some(({ card }) => card === about)
          const label = about ? cardName(texts, about) : promptHeadline(texts, offer.prompt, names)
          return (
            <li key={offer.id}>
              <button type="button" className="btn on-felt small" onClick={() => setOpen(offer.id)}>
                {isArmed
                  ? web.table.armed(label)
                  : offer.kind === 'arm'
                    ? web.table.arm(label)
                    : isUse(offer)
                      ? texts.words.use(label)
                      : label}
              </button>
            </li>
          )
        })}
      </ul>
      {chosen && (
        <OfferSheet
          key={chosen.id}
          offer={chosen}
          armed={view.armed.find(({ card }) => card === chosen.about)}
          names={names}
          close={() => setOpen(null)}
          take={async (picks) => {
            if (await answer(chosen.id, picks)) setOpen(null)
          }}
        />
      )}
    </>
  )
}

/** Of a challenge the prompt says what it is. */
const isUse = ({ kind, about }: Decision): boolean => about !== undefined && (kind === 'set' || kind === 'release')

type SheetProps = {
  offer: Decision
  /** How it lies ready already. */
  armed: View['armed'][number] | undefined
  names: Names
  close: () => void
  take: (picks: string[]) => Promise<void>
}

export function OfferSheet({ offer, armed, names, close, take }: SheetProps) {
  const { texts, web } = useWords()
  const staging = useStaging(offer)
  const [only, setOnly] = useState<string[]>(armed?.only ?? [])
  const [busy, setBusy] = useState(false)
  const may = narrowingFor(offer, staging.picks[0])
  const deed = deedLabel(texts, offer, staging.picks, names)
  /** The button says what is done, not when it will strike. */
  const arms = offer.kind === 'arm' && !staging.picks.includes('disarm') ? offer.about : undefined
  const ready = staging.missing === 0 && staging.picks.length > 0 && !busy
  const confirm = async (): Promise<void> => {
    if (!ready) return
    setBusy(true)
    await take([...staging.picks, ...only.filter((pick) => may.includes(pick))])
    setBusy(false)
  }
  return (
    <Sheet title={promptHeadline(texts, offer.prompt, names)} close={close}>
      <div className="stack">
        <p className="soft">{promptHint(texts, offer.prompt, names)}</p>
        <Options decision={offer} staging={staging} names={names} touch={() => {}} confirm={confirm} />
        <Narrowing offer={offer} may={may} names={names} only={only} change={setOnly} />
        <button type="button" className="btn ink" aria-disabled={!ready} onClick={confirm}>
          {!ready ? missingLabel(texts, offer, [], names) : arms ? web.table.arm(cardName(texts, arms)) : deed}
        </button>
      </div>
    </Sheet>
  )
}
