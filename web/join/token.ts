'use client'
/**
 * The token of an invitation travels in the fragment, which no server and no log ever sees. Whoever goes to sign in first leaves it on this
 * device, so that they find it when they come back, in whichever tab.
 */
const shelf = 'invitation'
const shape = /^[A-Za-z0-9_-]{27}$/

export function readToken(): string | null {
  const here = location.hash.slice(1)
  if (shape.test(here)) return here
  const left = here === '' ? recall() : null
  return left && shape.test(left) ? left : null
}

function recall(): string | null {
  try {
    return localStorage.getItem(shelf)
  } catch {
    return null
  }
}

export function leaveHere(token: string): void {
  try {
    localStorage.setItem(shelf, token)
  } catch {
    // Then they open the invitation a second time after signing in.
  }
}

export function forgetToken(): void {
  try {
    localStorage.removeItem(shelf)
  } catch {
    // Nothing was kept.
  }
}
