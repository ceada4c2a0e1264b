/** Moments as the reader's own days and hours. */
import type { Language } from '@meanwhile/texts'
import type { WebWords } from '@meanwhile/texts/en/web'

const locale = (language: Language): string => (language === 'de' ? 'de-DE' : 'en-GB')
const dayOf = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)

export const hourOf = (at: number, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(locale(language), { timeZone, hour: '2-digit', minute: '2-digit' }).format(at)

/** "Today", "Yesterday", "Monday, 3 June". */
export function dayInWords(at: number, now: number, language: Language, timeZone: string, { log }: Pick<WebWords, 'log'>): string {
  const day = dayOf(at, timeZone)
  if (day === dayOf(now, timeZone)) return log.today
  if (day === dayOf(now - 24 * 60 * 60_000, timeZone)) return log.yesterday
  return new Intl.DateTimeFormat(locale(language), { timeZone, weekday: 'long', day: 'numeric', month: 'long' }).format(at)
}

/** Consecutive items of the same day together. */
export function byDay<T extends { at: number }>(items: T[], timeZone: string): { day: string; items: T[] }[] {
  const days: { day: string; items: T[] }[] = []
  for (const item of items) {
    const day = dayOf(item.at, timeZone)
    const last = days.at(-1)
    if (last?.day === day) last.items.push(item)
    else days.push({ day, items: [item] })
  }
  return days
}
