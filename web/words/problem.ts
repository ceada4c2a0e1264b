/** What the service said no with, in the reader's language. */
import type { Problem } from '@meanwhile/functions/client'
import type { WordsAtHand } from '@meanwhile/texts/en/web/at-hand'

export function problemText({ code, message }: Pick<Problem, 'code' | 'message'>, web: WordsAtHand): string {
  const { codes } = web.errors
  // A newer service may say what this build has no words for yet.
  return code in codes ? codes[code as keyof typeof codes] : message
}
