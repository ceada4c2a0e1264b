'use client'
/** What only all together can change: a pause, going on, the pace, what becomes of the absent. */
import { client } from '@meanwhile/functions/client'
import type { Request } from '@meanwhile/functions/shapes'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ProblemLine } from '../../../../frame/problem-line.tsx'
import type { Info } from '../../../../lobby/lobby-screen.tsx'
import { Fold } from '../../../../new-table/fields.tsx'
import { hasTimeOuts, ladderText, paceText, spanText } from '../../../../new-table/in-words.ts'
import { LadderField } from '../../../../new-table/ladder-field.tsx'
import { PaceField } from '../../../../new-table/pace-field.tsx'
import { ReactionField } from '../../../../new-table/reaction-field.tsx'
import { useDeed } from '../../../../session/use-deed.ts'
import { type AllWords, useAllWords } from '../../../../words/all-words.ts'

type Proposal = NonNullable<Info['proposal']>
type Proposed = Request<'propose'>['body']

export function Together({ info, me, surprises }: { info: Info; me: string; surprises: boolean }) {
  const { web } = useAllWords()
  const words = web.about
  const router = useRouter()
  const { busy, problem, run } = useDeed()
  const params = { table: info.id }
  const api = client()
  const propose = (body: Proposed) =>
    run(async () => {
      await api.call('propose', { params, body })
      router.refresh()
    })
  const vote = (agree: boolean) =>
    run(async () => {
      const since = info.proposal?.since
      // Also when it was refused: another proposal may have taken the place of the one that was read.
      await api.call('vote', { params, body: { agree, ...(since !== undefined && { since }) } }).finally(router.refresh)
    })
  // Nobody waits for the word of somebody for whom a bot plays.
  const voters = info.seats.flatMap(({ player, bot }) => (player && !bot ? [player] : []))
  const alone = voters.length < 2
  return (
    <section className="slip stack" aria-labelledby="together">
      <h2 id="together">{words.together}</h2>
      {info.proposal ? (
        <Proposed info={info} proposal={info.proposal} voters={voters} me={me} busy={busy} vote={vote} />
      ) : (
        <Proposing info={info} surprises={surprises} alone={alone} busy={busy} propose={propose} />
      )}
      <ProblemLine problem={problem} />
      {!alone && <p className="small soft">{words.togetherWhat}</p>}
    </section>
  )
}

/** As long as the service waits for whoever has not said anything. */
const longestRest = 3 * 24 * 60 * 60 * 1000

type ProposedProps = { info: Info; proposal: Proposal; voters: string[]; me: string; busy: boolean; vote: (agree: boolean) => void }

function Proposed({ info, proposal, voters, me, busy, vote }: ProposedProps) {
  const words = useAllWords()
  const { about } = words.web
  const nameOf = (player: string): string => (player === me ? words.web.common.you : (info.names[player] ?? words.web.common.somebody))
  const mine = proposal.by === me
  const asked = !proposal.agreed.includes(me)
  const missing = voters.filter((voter) => !proposal.agreed.includes(voter))
  const isResume = proposal.what.kind === 'resume'
  const overdue = isResume && !asked && Date.now() - (proposal.since ?? 0) >= longestRest
  return (
    <>
      <p>
        <b>
          {sentence(proposal, mine ? null : nameOf(proposal.by), words, (seat) =>
            nameOf(info.seats[Number(seat.slice(1)) - 1]?.player ?? ''),
          )}
        </b>
      </p>
      <p className="small">
        {about.agreedSoFar(proposal.agreed.map(nameOf).join(', '))} {missing.length > 0 && about.missing(missing.map(nameOf).join(', '))}{' '}
        {isResume && about.silentLetsGo}
      </p>
      <div className="deeds">
        <button type="button" className="btn line" aria-disabled={busy} onClick={() => vote(false)}>
          {mine ? about.withdraw : about.refuse}
        </button>
        {(asked || overdue) && (
          <button type="button" className="btn marigold" aria-disabled={busy} onClick={() => vote(true)}>
            {asked ? about.agree : about.goOnWithout}
          </button>
        )}
      </div>
    </>
  )
}

function sentence({ what }: Proposal, who: string | null, { web }: AllWords, nameAt: (seat: string) => string): string {
  const { proposes, yours } = web.about
  switch (what.kind) {
    case 'pause':
    case 'resume':
      return who === null ? yours[what.kind] : proposes[what.kind](who)
    case 'bot':
      return who === null ? yours.bot(nameAt(what.seat)) : proposes.bot(who, nameAt(what.seat))
    case 'pace': {
      const reaction = what.reactionMinutes === undefined ? '' : `; ${web.newTable.reactionTimeIs(spanText(what.reactionMinutes, web))}`
      const pace = paceText(what.pace, web) + reaction
      return who === null ? yours.pace(pace) : proposes.pace(who, pace)
    }
    case 'ladder': {
      const ladder = ladderText(what.ladder, web)
      return who === null ? yours.ladder(ladder) : proposes.ladder(who, ladder)
    }
    default:
      return what satisfies never
  }
}

type ProposingProps = { info: Info; surprises: boolean; alone: boolean; busy: boolean; propose: (what: Proposed) => void }

function Proposing({ info, surprises, alone, busy, propose }: ProposingProps) {
  const { web } = useAllWords()
  const words = web.about
  const { reactions, reactionMinutes: before } = info.settings
  const [pace, setPace] = useState(info.settings.pace)
  const [reactionMinutes, setReaction] = useState(before)
  const [ladder, setLadder] = useState(info.settings.ladder)
  const paused = info.status === 'paused'
  const button = alone ? words.apply : words.propose
  const pause = alone ? (paused ? words.resumeNow : words.pauseNow) : paused ? words.proposeResume : words.proposePause
  return (
    <>
      <button type="button" className="btn line" aria-disabled={busy} onClick={() => propose({ kind: paused ? 'resume' : 'pause' })}>
        {pause}
      </button>
      <p className="small">{words.pauseEnds}</p>
      <div>
        <Fold title={web.newTable.time} value={paceText(info.settings.pace, web)}>
          <div className="stack">
            <PaceField value={pace} onChange={setPace} />
            {surprises && reactions === 'ask' && <ReactionField value={reactionMinutes} onChange={setReaction} />}
            <button
              type="button"
              className="btn line"
              aria-disabled={busy}
              onClick={() => propose({ kind: 'pace', pace, ...(reactionMinutes !== before && { reactionMinutes }) })}
            >
              {button}
            </button>
          </div>
        </Fold>
        {hasTimeOuts(info.settings) && (
          <Fold title={web.newTable.ladder} value={ladderText(info.settings.ladder, web)}>
            <div className="stack">
              <LadderField value={ladder} onChange={setLadder} />
              <button type="button" className="btn line" aria-disabled={busy} onClick={() => propose({ kind: 'ladder', ladder })}>
                {button}
              </button>
            </div>
          </Fold>
        )}
      </div>
    </>
  )
}
