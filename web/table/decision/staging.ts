'use client'
/** What is picked but not sent yet. A tap picks, a second tap puts back; only the button sends. */
import type { Decision } from '@meanwhile/engine'
import { useForQuestion } from './for-question.ts'

export type Staging = {
  /** What the reader has marked: of a limit the cards that stay, of anything else what is picked. */
  marked: string[]
  /** What will be sent. */
  picks: string[]
  toggle: (option: string) => void
  /** 0: ready; above: so many are missing; below: so many are too much. */
  missing: number
  /** The reader has begun to choose, and would have to begin again. */
  hasBegun: boolean
}

/** "Keep 2 of 5" reads better than "discard 3", so of a limit one marks what stays. */
export const marksWhatStays = (decision: Decision): boolean => decision.kind === 'discard'

/** Where there is nothing to choose it is picked already, and one tap is enough. */
const isLone = ({ options, min }: Decision): boolean => options.length === 1 && min === 1

export function useStaging(decision: Decision | undefined): Staging {
  const isSettled = decision !== undefined && isLone(decision)
  const [marked, setMarked] = useForQuestion<string[]>(decision?.id, isSettled && !marksWhatStays(decision) ? decision.options : [])
  if (!decision) return { marked: [], picks: [], toggle: () => {}, missing: 0, hasBegun: false }
  const { options, min, max } = decision
  const stays = marksWhatStays(decision)
  const wanted = stays ? { least: options.length - max, most: options.length - min } : { least: min, most: max }
  const still = marked.filter((option) => options.includes(option))
  const toggle = (option: string): void => {
    // Whoever taps it all the same means it.
    if (isSettled) return
    if (still.includes(option)) setMarked(still.filter((other) => other !== option))
    // Where one is asked for, another pick takes its place.
    else setMarked(wanted.most === 1 ? [option] : [...still, option])
  }
  const missing = still.length < wanted.least ? wanted.least - still.length : still.length > wanted.most ? wanted.most - still.length : 0
  return {
    marked: still,
    picks: stays ? options.filter((option) => !still.includes(option)) : still,
    toggle,
    missing,
    hasBegun: still.length > 0 && !isSettled,
  }
}
