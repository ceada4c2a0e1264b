/**
 * How far the reader has looked at a table, on this device: by the number of their own view. What they had seen before
 * the present visit is kept beside it, so that opening the table does not take the recap away. Where a visit has ended is told
 * to the service as well, once a visit and only if there was something new after one's last answer: the next one may be on another device.
 */
import { client } from '@meanwhile/functions/client'

const marks = { now: 'looked', before: 'looked-before' } as const

export const lookedAt = (table: string): number | null => read(marks.now, table)
export const lookedBefore = (table: string): number | null => read(marks.before, table)

export const markLooked = (table: string, number: number): void => write(marks.now, table, number)
export const markVisit = (table: string, before: number): void => write(marks.before, table, before)

/** What to ask the log for when a visit begins: what this device does not know, and neither does any other. */
export const sinceLastVisit = (table: string): { since?: number; looked: 'true' } => {
  const since = lookedAt(table)
  return { looked: 'true', ...(since !== null && { since }) }
}

/** Goes out although the page is about to. */
const parting = client('', (url, init) => fetch(url, { ...init, keepalive: true }))
const ended = new Map<string, number>()

/** The reader has answered, and sees what came of it: the move itself has told the service, and nothing need be said of it at the end. */
export function answeredAt(table: string, number: number): void {
  ended.set(table, Math.max(ended.get(table) ?? -1, number))
}

/** The reader turns away: they have seen all that was shown. */
export function leaveTable(table: string, number: number): void {
  if ((ended.get(table) ?? lookedBefore(table) ?? -1) >= number) return
  ended.set(table, number)
  // Lost, it costs being told the same once more on another device.
  void parting.call('seen', { params: { table }, body: { number, left: true } }).catch(() => {})
}

function read(mark: string, table: string): number | null {
  try {
    const kept = localStorage.getItem(`${mark}:${table}`)
    return kept === null ? null : Number(kept)
  } catch {
    return null
  }
}

function write(mark: string, table: string, number: number): void {
  try {
    localStorage.setItem(`${mark}:${table}`, String(number))
  } catch {
    // Not remembered: then the same is told again next time.
  }
}
