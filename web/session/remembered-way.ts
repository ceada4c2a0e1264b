'use client'
/** The link in the mail opens another tab; this is how that one knows where its reader wanted to go. */
import { wayOn } from './way-on.ts'

const key = 'sign-in:back'

export function rememberWay(back: string): void {
  try {
    localStorage.setItem(key, back)
  } catch {
    // Then one begins at the first page.
  }
}

export function recallWay(): string {
  try {
    const back = localStorage.getItem(key)
    localStorage.removeItem(key)
    return wayOn(back)
  } catch {
    return '/'
  }
}
