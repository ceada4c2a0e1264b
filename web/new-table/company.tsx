'use client'
/** Who plays: so many people, so many bots, up to six together; or one alone, against two decks (O1). */
import { useAllWords } from '../words/all-words.ts'
import { Choices, Stepper } from './fields.tsx'
import type { Settings } from './in-words.ts'

export type Company = Pick<Settings, 'seats' | 'bots'>
export type Bot = Settings['bots'][number]

const [fewest, most] = [1, 6]
export const isSolo = ({ seats }: Pick<Settings, 'seats'>): boolean => seats === 1
export const botKinds: Bot[] = ['random', 'greedy', 'shrewd']

type Props = { value: Company; onChange: (company: Company) => void /** so many people sit there already */; present?: number }

export function CompanyField({ value: { seats, bots }, onChange, present = 1 }: Props) {
  const { web } = useAllWords()
  const words = web.newTable
  const people = seats - bots.length
  const kind = bots[0] ?? 'greedy'
  const change = (people: number, count: number, kind: Bot) =>
    onChange({ seats: people + count, bots: Array.from({ length: count }, (_, i) => (kind === bots[0] ? (bots[i] ?? kind) : kind)) })
  return (
    <>
      <Stepper
        label={words.people}
        hint={isSolo({ seats }) ? words.alone : people === 1 ? words.justYou : words.youAndOthers(people - 1)}
        value={people}
        least={Math.max(present, fewest - bots.length)}
        most={most - bots.length}
        fewer={words.onePersonFewer}
        more={words.onePersonMore}
        onChange={(people) => change(people, bots.length, kind)}
      />
      <Stepper
        label={words.bots}
        hint={words.botsPlayAtOnce}
        value={bots.length}
        least={Math.max(0, fewest - people)}
        most={most - people}
        fewer={words.oneBotFewer}
        more={words.oneBotMore}
        onChange={(count) => change(people, count, kind)}
      />
      {bots.length > 0 && (
        <Choices
          legend={words.whichBots}
          options={botKinds.map((bot) => ({ value: bot, label: web.common.botNames[bot], hint: words.botsLike[bot] }))}
          value={kind}
          onChange={(kind) => onChange({ seats, bots: bots.map(() => kind) })}
          tall
        />
      )}
    </>
  )
}
