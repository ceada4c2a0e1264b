/** What people say of themselves and agree on. */
import type { EditionId } from '@meanwhile/engine'
import * as z from 'zod/mini'
import { Id, like, text, whole } from './words.ts'

/** What people call themselves and their tables: one line, no control characters, and something to be seen, or nobody could tell who it is. */
export const Name = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(40), z.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u), z.refine(isVisible, 'something to be seen'))
export const Email = z.pipe(
  z.email().check(z.maxLength(254)),
  z.transform((address) => address.toLowerCase()),
)
/** A code is used once. Whoever names their attempt may repeat it for two minutes, should they not hear what became of it; nobody else may. */
export const Attempt = like(/^[0-9a-f]{32}$/).check(z.describe('16 bytes of your own, in hex, that are told to nobody else'))
export const Entropy = like(/^[0-9a-f]{32}$/).check(z.describe('16 bytes of your own for the shuffle, in hex'))
export const Code = z.string().check(z.trim(), z.regex(/^\d{6}$/))
export const DeviceCode = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-HJ-NP-Z2-9]{10}$/))
export const Zone = text(64).check(z.refine(isZone, 'an IANA time zone, such as Europe/Berlin'))
export const LanguageCode = z.enum(['en', 'de'])
/** Only what is finished: a half-written edition cannot be asked for. Said here once more, because the engine itself is too heavy to take along. */
const canBeAskedFor: { [id in EditionId]: boolean } = { fluxx: true, batman: true, 'doctor-who': true, cat: true, 'regular-show': true }
export const Edition = z.enum((Object.keys(canBeAskedFor) as EditionId[]).filter((id) => canBeAskedFor[id]))
export const Bot = z.enum(['random', 'greedy', 'shrewd'])

function isVisible(name: string): boolean {
  return /[^\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\u2800]/u.test(name)
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone.length > 0
  } catch {
    return false
  }
}

/** How long a question may wait. */
export const Pace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('each'), minutes: whole(10, 14 * 24 * 60) }),
  z.strictObject({ kind: z.literal('bank'), hours: whole(1, 14 * 24), incrementMinutes: whole(0, 24 * 60) }),
  z.strictObject({ kind: z.literal('daily'), at: like(/^([01]\d|2[0-3]):[0-5]\d$/), zone: Zone }),
])

/** How long somebody may think about a Surprise where the table asks for them. */
export const ReactionMinutes = whole(10, 3 * 24 * 60).check(
  z.describe('of their own time, and never more than the pace gives; then the game passes'),
)

/** What happens to somebody who does not come back: after so many time-outs in a row. Reminders and orders come first in any case. */
export const Ladder = z.strictObject({ botAfter: z.nullable(whole(1, 10)), dropAfter: z.nullable(whole(1, 30)) })

export const TableSettings = z.strictObject({
  name: Name,
  editions: z.array(Edition).check(z.minLength(1), z.maxLength(3)),
  /** One seat is a solo table (O1): no bots, no clock, nobody to watch or to join. */
  seats: whole(1, 6),
  bots: z.array(Bot).check(z.maxLength(5)),
  pace: Pace,
  first: z.enum(['host', 'random', 'initiative']),
  reactions: z.enum(['arm', 'ask']),
  reactionMinutes: ReactionMinutes,
  ladder: Ladder,
  /** Who can find the table and watch it. */
  visibility: z.enum(['private', 'open']),
  /** Who may sit down once the game has begun (J1). */
  latecomers: z.enum(['invited', 'anybody', 'nobody']),
  /** Begin by itself when every seat is taken. */
  startWhenFull: z.boolean(),
})

/** Weekly hours of being available, in the person's own zone: day 0 is Monday, minutes from midnight. Empty means always. */
export const Calendar = z.array(z.strictObject({ day: whole(0, 6), from: whole(0, 24 * 60), to: whole(0, 24 * 60) })).check(z.maxLength(28))

/** Whole days in the person's own zone, both included. */
export const Vacation = z.strictObject({ from: z.iso.date(), to: z.iso.date() })

export const Preferences = z.strictObject({
  mail: z.strictObject({ asked: z.boolean(), digest: z.boolean(), over: z.boolean(), bot: z.boolean() }),
  // Those with a default are younger than some clients.
  push: z.strictObject({ asked: z.boolean(), over: z.boolean(), bot: z._default(z.boolean(), true), chat: z.boolean() }),
  digestHour: whole(0, 23),
  lastReminder: z._default(z.boolean(), false).check(z.describe('a last reminder may come outside your hours')),
  theme: z.enum(['system', 'light', 'dark']),
  motion: z.enum(['system', 'reduced']),
  textSize: z.enum(['normal', 'large', 'huge']),
})

export const Me = z.object({
  id: Id,
  name: Name,
  guest: z.boolean(),
  email: z.nullable(z.string()),
  language: LanguageCode,
  zone: z.string(),
  calendar: Calendar,
  vacation: z.array(Vacation),
  preferences: Preferences,
  played: z.int(),
  won: z.int(),
  /** The best solo score of each set of editions, joined by a plus. */
  best: z.record(z.string(), z.int()),
})

export type TableSettingsShape = z.infer<typeof TableSettings>
export type PaceShape = z.infer<typeof Pace>
export type PreferencesShape = z.infer<typeof Preferences>
export type CalendarShape = z.infer<typeof Calendar>
export type VacationShape = z.infer<typeof Vacation>
