/**
 * A notification as it travels: Declarative Web Push, which some browsers show by themselves; for all others the service worker
 * (web/public/sw.js) shows the same words.
 */
import type { Decision } from '@meanwhile/engine'
import { type Language, type Names, optionLabel, texts } from '@meanwhile/texts'
import type { NewlyOwed } from '../ports.ts'
import { formatIn } from '../time/zone.ts'
import type { Told } from './devices.ts'

export type Notification = {
  language: Language
  title: string
  body: string
  /** Where a click leads. */
  link: string
  /** One notification per tag: the next replaces it. Also the topic, under which a push service keeps only the newest. */
  tag: string
  /** The same words told twice carry the same name, and do not ring again. */
  once: string
  /** Everything its reader owes. */
  badge: number
  /** The question it asks, so that an open page can tell whether it still waits. */
  decision?: string
  /** What can be answered without opening anything: at most two, where everybody may see the options. */
  options?: { pick: string; label: string }[]
  ttlSeconds: number
  urgency: 'low' | 'normal' | 'high'
}

const mostActions = 2
const longestTtl = 28 * 24 * 60 * 60
const hour = 60 * 60 * 1000
/** Encrypted at most 1,024 bytes: 86 before it, 16 after it, one to mark its end. */
const mostBytes = 1024 - 86 - 16 - 1

export function toldAs(notification: Notification): Told {
  const { tag: topic, ttlSeconds, urgency, options: _options, ...briefly } = notification
  return {
    body: fitting(notification),
    brief: jsonOf({ ...briefly, tag: topic, ttlSeconds, urgency, body: '' }),
    topic,
    ttlSeconds,
    urgency,
  }
}

function jsonOf({ language: lang, title, body, link: navigate, tag, once, badge, decision, options }: Notification): string {
  const actions = options?.map(({ pick: action, label: title }) => ({ action, title, navigate }))
  const data = { once, ...(decision && { decision }) }
  const notification = { title, body, navigate, tag, lang, data, app_badge: String(badge), ...(actions && { actions }) }
  return JSON.stringify({ web_push: 8030, app_badge: badge, notification })
}

/**
 * Names can be long in bytes. What does not fit goes in the order in which it is missed least: answers to tap, for the page has them as well; the end
 * of the text; the end of the title. Never in the middle of a character.
 */
function fitting(notification: Notification): string {
  const { options: _answers, ...plain } = notification
  const fits = (whole: string): boolean => Buffer.byteLength(whole) <= mostBytes
  for (const candidate of [[notification, plain], shorter(plain, 'body'), shorter({ ...plain, body: '…' }, 'title')])
    for (const less of candidate) if (fits(jsonOf(less))) return jsonOf(less)
  return jsonOf({ ...plain, title: '…', body: '…' })
}

/** With less and less of it. */
function* shorter(notification: Notification, part: 'title' | 'body'): Generator<Notification> {
  const letters = [...notification[part]]
  for (let kept = letters.length - 1; kept >= 0; kept--) yield { ...notification, [part]: `${letters.slice(0, kept).join('')}…` }
}

/** A question with a few open options is answered by a tap on one of them. */
export function answersTo(decision: Decision, texts_: { language: Language; names: Names }): { pick: string; label: string }[] | null {
  const { options, min, max } = decision
  if (min !== 1 || max !== 1 || options.length > mostActions) return null
  return options.map((pick) => ({ pick, label: optionLabel(texts(texts_.language), pick, decision, texts_.names) }))
}

/** How long a push service may keep it: until the game answers by itself. */
export const ttlUntil = (deadline: number | null, now: number): number =>
  deadline === null ? longestTtl : Math.max(0, Math.min(longestTtl, Math.floor((deadline - now) / 1000)))

/** Rising as the deadline comes near: a device that saves its battery is woken for what is urgent. */
export function urgencyOf({ since, deadline, reminder }: NewlyOwed, now: number): Notification['urgency'] {
  if (reminder === 'last') return 'high'
  if (deadline === null) return 'normal'
  const left = deadline - now
  return left < 2 * hour || left < (deadline - since) / 4 ? 'high' : 'normal'
}

/** "Thu 19 Nov, 18:00": it may be read days later, so there is no "tomorrow" in it. */
export function dayAndTime(at: number, language: Language, timeZone: string): string {
  return formatIn(timeZone, language === 'de' ? 'de-DE' : 'en-GB', inWords).format(at)
}

const inWords = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
