/** What a part of the benchmark gives: figures for machines, and rows of a table for people. */
export type Part = {
  figures: Record<string, unknown>
  /** Figures that stand beside the part's own, under names of their own. */
  beside?: Record<string, Record<string, unknown>>
  rows: Row[]
}
/** `asked` is the figure the project wants to reach, `met` whether it did. */
export type Row = { what: string; measured: number; asked?: string; met?: boolean }

export const plain = (what: string, measured: number): Row => ({ what, measured })
export const atMost = (what: string, measured: number, most: number): Row => ({ what, measured, asked: `≤ ${most}`, met: measured <= most })
export const atLeast = (what: string, measured: number, least: number): Row => ({
  what,
  measured,
  asked: `≥ ${least}`,
  met: measured >= least,
})

export function tableOf(rows: Row[]): string {
  const widest = Math.max(...rows.map(({ what }) => what.length))
  return rows
    .map(({ what, measured, asked = '', met }) => {
      const mark = met === undefined ? '' : met ? '✓' : '✗'
      return `  ${what.padEnd(widest)}  ${String(measured).padStart(10)}  ${asked.padEnd(9)} ${mark}`.trimEnd()
    })
    .join('\n')
}
