/**
 * How far the reader has looked at a table, on this device: by the number of their own view. What they had seen before
 * the present visit is kept beside it, so that opening the table does not take the recap away.
 */
const marks = { now: 'looked', before: 'looked-before' } as const

export const lookedAt = (table: string): number | null => read(marks.now, table)
export const lookedBefore = (table: string): number | null => read(marks.before, table)

export const markLooked = (table: string, number: number): void => write(marks.now, table, number)
export const markVisit = (table: string, before: number): void => write(marks.before, table, before)

/** For somebody who has never looked here: the last few moves, not the whole game. */
export const aLittleBefore = (number: number): number => Math.max(0, number - 12)

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
