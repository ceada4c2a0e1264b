/** Somebody who has played for years has thousands of rows: one after the other would take minutes, all at once would be refused. */
const atOnce = 16

/** What came of each, in their order. */
export async function sideBySide<T, R>(rows: readonly T[], each: (row: T) => Promise<R>): Promise<R[]> {
  const outcomes: R[] = []
  const waiting = rows.entries()
  const work = async (): Promise<void> => {
    for (const [i, row] of waiting) outcomes[i] = await each(row)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, rows.length) }, work))
  return outcomes
}
