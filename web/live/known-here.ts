'use client'
/**
 * That this device has been turned on, and under which name the service listed it. Without it nobody could tell a device that its owner has
 * taken off the list from one that the service never heard of, nor a lost subscription from one that was never wanted.
 */
const shelf = 'push:known'
/** That we have offered to tell people things here. */
const askedShelf = 'tell:asked'

type Known = { id: string; since: number }

export function knownAs(): Known | null {
  try {
    return JSON.parse(localStorage.getItem(shelf) ?? 'null') as Known | null
  } catch {
    return null
  }
}

export function rememberKnown(id: string): void {
  put(shelf, JSON.stringify({ id, since: Date.now() } satisfies Known))
}

export function forgetKnown(): void {
  drop(shelf)
}

// ── The offer to tell people things here ───────────────────────────────────────────────────────────────────────────

export function wasAsked(): boolean {
  try {
    return localStorage.getItem(askedShelf) !== null
  } catch {
    return true
  }
}

export function rememberAsked(): void {
  put(askedShelf, String(Date.now()))
}

/** It was not on this device that it was turned off: whoever misses it here is offered it once more. */
export function askAgain(): void {
  drop(askedShelf)
}

function put(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // No room or no permission: then they are asked again at the next visit, and a lost subscription stays lost.
  }
}

function drop(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // What cannot be kept cannot be there.
  }
}
