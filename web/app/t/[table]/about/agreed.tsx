/** What was agreed when the table was made, and what the shuffle is bound to. */
import type { WebWords } from '@meanwhile/texts/en/web'
import type { Info } from '../../../../lobby/lobby-screen.tsx'
import { editionsText, hasTimeOuts, ladderText, paceText, reactionsText } from '../../../../new-table/in-words.ts'

export function Agreed({ info: { settings, commitment }, surprises, web }: { info: Info; surprises: boolean; web: WebWords }) {
  const words = web.newTable
  const facts: [string, string][] = [
    [words.edition, editionsText(settings.editions, web)],
    [words.time, paceText(settings.pace, web)],
    [words.first, words.firsts[settings.first]],
    [words.ladder, hasTimeOuts(settings) ? ladderText(settings.ladder, web) : words.ladderIs.noClock],
    [words.visibility, words.visibilities[settings.visibility]],
    [words.latecomers, words.latecomersAre[settings.latecomers]],
    ...(surprises ? [[words.surprises, reactionsText(settings, web)] as [string, string]] : []),
  ]
  return (
    <section className="slip stack" aria-labelledby="agreed">
      <h2 id="agreed">{web.about.settings}</h2>
      <dl className="told">
        {facts.map(([what, is]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{is}</dd>
          </div>
        ))}
      </dl>
      <details className="fold">
        <summary className="setting">
          <b className="grow">{web.lobby.fairShuffle}</b>
        </summary>
        <p className="small">{web.lobby.fairShuffleWhy}</p>
        <p className="number">{commitment}</p>
      </details>
    </section>
  )
}
