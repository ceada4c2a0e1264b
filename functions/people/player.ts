/** A person as stored: one row for who they are, one per game they sit in, one per game they finished. */
import { createHash } from 'node:crypto'
import type { CalendarShape, PreferencesShape, VacationShape } from '../api/shapes/common.ts'
import type { Condition, Item, Key } from '../store/store.ts'

export type Player = {
  id: string
  name: string
  guest: boolean
  email: string | null
  language: 'en' | 'de'
  zone: string
  calendar: CalendarShape
  /** In order, none overlapping another. */
  vacation: VacationShape[]
  preferences: PreferencesShape
  /** Every session carries it; raising it ends them all. */
  epoch: number
  played: number
  won: number
  /** The best solo score of each set of editions, joined by a plus. */
  best: { [editions: string]: number }
  created: number
  /** Nobody any more: the row stays so that games, results and words of others still have a name for them. */
  deleted: boolean
}

export const meKey = (id: string): Key => ({ pk: `P#${id}`, sk: 'ME' })
/** Somebody still: the row of whoever left for good stays, and must be left as empty as it is. */
export const thereStill = { exists: true, absent: ['deleted'] } satisfies Condition
/** Sorts before ME, so that one query gets a person and their games. */
export const gameKey = (id: string, table: string): Key => ({ pk: `P#${id}`, sk: `GAME#${table}` })
export const resultKey = (id: string, ended: number, table: string): Key => ({
  pk: `P#${id}`,
  sk: `OVER#${String(ended).padStart(13, '0')}#${table}`,
})
export const subscriptionKey = (id: string, subscription: string): Key => ({ pk: `P#${id}`, sk: `SUB#${subscription}` })
export const shunKey = (id: string, player: string): Key => ({ pk: `P#${id}`, sk: `SHUN#${player}` })
/** That somebody spoke at a table: they may have left it, or it may be closed. */
export const saidKey = (id: string, table: string): Key => ({ pk: `P#${id}`, sk: `SAID#${table}` })
/** A guest that this account once was. */
export const wasKey = (id: string, guest: string): Key => ({ pk: `P#${id}`, sk: `WAS#${guest}` })
/** Their own copy of a report they made. */
export const reportedKey = (id: string, report: string): Key => ({ pk: `P#${id}`, sk: `REPORTED#${report}` })
/** Whose an address is. Not keyed with the session secret: changing that one must not cut everybody off from their account. */
export const addressKey = (email: string): Key => ({ pk: `E#${createHash('sha256').update(email).digest('base64url')}`, sk: 'OWNER' })

export const defaultPreferences: PreferencesShape = {
  mail: { asked: true, digest: true, over: true, bot: true },
  push: { asked: true, over: true, bot: true, chat: false },
  digestHour: 18,
  lastReminder: false,
  theme: 'system',
  motion: 'system',
  textSize: 'normal',
}

/** Each best score is an attribute of its own, so that it can be raised without reading the row. */
const bestPrefix = 'best:'
export const bestName = (editions: string[]): string => `${bestPrefix}${editions.toSorted().join('+')}`

export function writePlayer(player: Player): Item {
  const { id, email, deleted, best, ...rest } = player
  const scores = Object.fromEntries(Object.entries(best).map(([editions, score]) => [bestPrefix + editions, score]))
  return { ...meKey(id), ...rest, ...scores, ...(email !== null && { email }), ...(deleted && { deleted }) }
}

const bestOf = (item: Item): Player['best'] =>
  Object.fromEntries(
    Object.entries(item).flatMap(([name, score]) =>
      name.startsWith(bestPrefix) ? [[name.slice(bestPrefix.length), score as number]] : [],
    ),
  )

export function readPlayer(item: Item): Player {
  return {
    id: item.pk.slice(2),
    name: item.name as string,
    guest: item.guest as boolean,
    email: (item.email as string | undefined) ?? null,
    language: item.language as 'en' | 'de',
    zone: item.zone as string,
    calendar: item.calendar as CalendarShape,
    vacation: (item.vacation as VacationShape[] | undefined) ?? [],
    preferences: withDefaults(item.preferences as Partial<PreferencesShape> | undefined),
    epoch: item.epoch as number,
    played: item.played as number,
    won: item.won as number,
    best: bestOf(item),
    created: item.created as number,
    deleted: item.deleted === true,
  }
}

/** What could not be chosen yet when it was stored. */
const withDefaults = (kept: Partial<PreferencesShape> = {}): PreferencesShape => ({
  ...defaultPreferences,
  ...kept,
  mail: { ...defaultPreferences.mail, ...kept.mail },
  push: { ...defaultPreferences.push, ...kept.push },
})
