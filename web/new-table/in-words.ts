/** What was agreed for a table, in words. */
import type { Reply } from '@meanwhile/functions/shapes'
import type { WebWords } from '@meanwhile/texts/en/web'

export type Settings = Reply<'table'>['settings']
export type Pace = Settings['pace']
export type Ladder = Settings['ladder']

const hour = 60
const day = 24 * hour

/** 90 minutes stay minutes; 1440 are a day. */
export function spanText(minutes: number, { newTable }: WebWords, length: 'span' | 'short' = 'span'): string {
  const say = newTable[length]
  if (minutes >= day && minutes % day === 0) return say.days(minutes / day)
  if (minutes >= hour && minutes % hour === 0) return say.hours(minutes / hour)
  return say.minutes(minutes)
}

export function paceText(pace: Pace, web: WebWords): string {
  const say = web.newTable.pace
  switch (pace.kind) {
    case 'none':
      return say.none
    case 'each':
      return say.each(spanText(pace.minutes, web))
    case 'bank': {
      const span = spanText(pace.hours * hour, web)
      return pace.incrementMinutes > 0 ? say.bank(span, spanText(pace.incrementMinutes, web)) : say.bankOnly(span)
    }
    case 'daily':
      return say.daily(pace.at)
    default:
      return pace satisfies never
  }
}

/** How Surprises are played, and how long one may think where they are asked for. */
export function reactionsText({ reactions, reactionMinutes }: Pick<Settings, 'reactions' | 'reactionMinutes'>, web: WebWords): string {
  const words = web.newTable
  return reactions === 'ask' ? words.askedFor(spanText(reactionMinutes, web)) : words.reactions.arm
}

/** Where no clock runs, no time can run out, but for that of a Surprise that is asked for. */
export const hasTimeOuts = ({ pace, reactions }: Pick<Settings, 'pace' | 'reactions'>): boolean =>
  pace.kind !== 'none' || reactions === 'ask'

export function ladderText({ botAfter, dropAfter }: Ladder, { newTable: { ladderIs } }: WebWords): string {
  const first = botAfter === null ? ladderIs.never : ladderIs.bot(botAfter)
  return dropAfter === null ? first : `${first}; ${ladderIs.drop(dropAfter)}`
}

/** An edition this build does not know yet is called by its id. */
export const editionsText = (editions: string[], { newTable }: WebWords): string =>
  editions.map((id) => (id in newTable.editions ? newTable.editions[id as keyof typeof newTable.editions].name : id)).join(' + ')
