/** Time in words, in the reader's own zone: "until tomorrow evening", "since this morning". */
import type { Language } from '@meanwhile/texts'

type DayPart = 'night' | 'morning' | 'noon' | 'afternoon' | 'evening'
const partOf = (hour: number): DayPart =>
  hour < 5 ? 'night' : hour < 11 ? 'morning' : hour < 14 ? 'noon' : hour < 18 ? 'afternoon' : 'evening'

type TimeWords = {
  today: Record<DayPart, string>
  tomorrow: Record<DayPart, string>
  yesterday: Record<DayPart, string>
  onDay: (weekday: string, part: DayPart) => string
  onDate: (date: string) => string
  soon: (minutes: number) => string
  justNow: string
}

const words: Record<Language, TimeWords> = {
  en: {
    today: { night: 'tonight', morning: 'this morning', noon: 'noon today', afternoon: 'this afternoon', evening: 'this evening' },
    tomorrow: {
      night: 'tomorrow, before dawn',
      morning: 'tomorrow morning',
      noon: 'tomorrow at noon',
      afternoon: 'tomorrow afternoon',
      evening: 'tomorrow evening',
    },
    yesterday: {
      night: 'last night',
      morning: 'yesterday morning',
      noon: 'yesterday at noon',
      afternoon: 'yesterday afternoon',
      evening: 'last night',
    },
    onDay: (weekday, part) =>
      `${weekday}${{ night: ' night', morning: ' morning', noon: ', around noon', afternoon: ' afternoon', evening: ' evening' }[part]}`,
    onDate: (date) => date,
    soon: (minutes) => (minutes === 1 ? 'a minute from now' : `${minutes} minutes from now`),
    justNow: 'just now',
  },
  de: {
    today: { night: 'heute Nacht', morning: 'heute Morgen', noon: 'heute Mittag', afternoon: 'heute Nachmittag', evening: 'heute Abend' },
    tomorrow: {
      night: 'morgen in aller Frühe',
      morning: 'morgen früh',
      noon: 'morgen Mittag',
      afternoon: 'morgen Nachmittag',
      evening: 'morgen Abend',
    },
    yesterday: {
      night: 'gestern Nacht',
      morning: 'gestern Morgen',
      noon: 'gestern Mittag',
      afternoon: 'gestern Nachmittag',
      evening: 'gestern Abend',
    },
    onDay: (weekday, part) =>
      `${weekday}${{ night: 'nacht', morning: 'morgen', noon: 'mittag', afternoon: 'nachmittag', evening: 'abend' }[part]}`,
    onDate: (date) => `dem ${date}`,
    soon: (minutes) => (minutes === 1 ? 'in einer Minute' : `in ${minutes} Minuten`),
    justNow: 'eben',
  },
}

const minute = 60_000
const day = 24 * 60 * minute

/** The same moment reads differently from minute to minute, so `now` is given, not looked up. */
export function inWords(at: number, now: number, language: Language, timeZone?: string): string {
  const say = words[language]
  const ahead = at - now
  if (ahead > 0 && ahead < 60 * minute) return say.soon(Math.max(1, Math.round(ahead / minute)))
  if (ahead <= 0 && ahead > -2 * minute) return say.justNow
  const locale = language === 'de' ? 'de-DE' : 'en-GB'
  const zone = timeZone ? { timeZone } : {}
  const dayNumber = (ms: number) => {
    const parts = new Intl.DateTimeFormat('en-CA', { ...zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(ms)
    return Math.round(Date.parse(`${parts}T00:00:00Z`) / day)
  }
  const hour = Number(new Intl.DateTimeFormat('en-GB', { ...zone, hour: '2-digit', hourCycle: 'h23' }).format(at))
  const part = partOf(hour)
  const days = dayNumber(at) - dayNumber(now)
  if (days === 0) return say.today[part]
  if (days === 1) return say.tomorrow[part]
  if (days === -1) return say.yesterday[part]
  if (Math.abs(days) < 7) return say.onDay(new Intl.DateTimeFormat(locale, { ...zone, weekday: 'long' }).format(at), part)
  return say.onDate(new Intl.DateTimeFormat(locale, { ...zone, day: 'numeric', month: 'long' }).format(at))
}

/** Since when somebody is waited for; null: only just, which is not worth a word. */
export const sinceInWords = (since: number, now: number, language: Language, timeZone?: string): string | null =>
  now - since < 2 * minute ? null : inWords(since, now, language, timeZone)

export const clockTime = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', { hour: '2-digit', minute: '2-digit' }).format(at)
