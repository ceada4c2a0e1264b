/** What the service said no with, in the reader's language. */
import type { Problem } from '@meanwhile/functions/client'
import type { WebWords } from '@meanwhile/texts/en/web'

export function problemText({ code, message }: Pick<Problem, 'code' | 'message'>, web: WebWords): string {
  const { codes } = web.errors
  // A newer service may say what this build has no words for yet.
  return code in codes ? codes[code as keyof typeof codes] : message
}
