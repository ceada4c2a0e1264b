/** Somebody who has played for years has thousands of rows: one after the other would take minutes, all at once would be refused. */
const atOnce = 16

export async function sideBySide<T>(rows: T[], each: (row: T) => Promise<void>): Promise<void> {
  const waiting = [...rows]
  const work = async (): Promise<void> => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) await each(row)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, rows.length) }, work))
}
