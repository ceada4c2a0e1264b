'use client'
import { newEntropy } from './become-guest.ts'

let made: string | null = null

/** One for each page: a code that was used by a request nobody heard of again is still good for the page that sent it, and for no other. */
export function thisAttempt(): string {
  made ??= newEntropy()
  return made
}
