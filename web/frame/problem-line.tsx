'use client'
/** A refusal in a sentence, read out at once. The place is there from the start, so that a screen reader notices. */
import type { Problem } from '@meanwhile/functions/client'
import { problemText } from '../words/problem.ts'
import { useWords } from '../words/words.tsx'

type Props = {
  problem: Problem | null /** where this place has better words for a code than everywhere else */
  say?: { [code: string]: string }
}

export function ProblemLine({ problem, say = {} }: Props) {
  const { web } = useWords()
  return (
    <p className="problem" role="alert">
      {problem && (say[problem.code] ?? problemText(problem, web))}
    </p>
  )
}
