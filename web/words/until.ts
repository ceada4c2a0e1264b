/** How long there still is, in the reader's own zone and words. */
import type { Language } from '@meanwhile/texts'
import type { WordsAtHand } from '@meanwhile/texts/en/web/at-hand'
import { inWords } from './time.ts'

const minute = 60_000
const hour = 60 * minute

export function untilText(until: number, now: number, { web, language }: { web: WordsAtHand; language: Language }, zone?: string): string {
  if (until <= now) return web.common.timeIsUp
  if (until - now < hour) return web.common.minutesLeft(Math.max(1, Math.floor((until - now) / minute)))
  return web.common.until(inWords(until, now, language, zone))
}

/** Where there is little room. */
export function untilShort(until: number, now: number, words: { web: WordsAtHand; language: Language }, zone?: string): string {
  return until - now < hour ? untilText(until, now, words, zone) : words.web.table.until(inWords(until, now, words.language, zone))
}
