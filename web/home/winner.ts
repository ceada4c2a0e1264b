/** Who won a game that is over, as the reader calls them. */
import type { Reply } from '@meanwhile/functions/shapes'
import type { WebWords } from '@meanwhile/texts/en/web'

type Finished = Reply<'myFinished'>
export type Result = Finished['results'][number]

/** Null where it is not known: the game ended before this was kept, or nobody is left who could be named. */
export function winnerOf({ winner, bot }: Result, names: Finished['names'], { common }: WebWords): string | null {
  if (winner) return names[winner] ?? null
  return bot ? common.bot(common.botNames[bot as keyof typeof common.botNames] ?? bot) : null
}
