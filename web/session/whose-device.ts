'use client'
/**
 * Whose device this was last. It outlives a session that has run out, so that the same person finds everything as it was, notifications
 * too, and nobody else finds anything.
 */
import { forgetKnown } from '../live/known-here.ts'
import { compare } from '../live/push.ts'
import { forgetHere } from './forget.ts'

const shelf = 'device:of'

type Coming = {
  /** Who was signed in when they came, if anybody was. */
  before?: string | undefined
  /** That was a guest, whose seats have come along to this account. */
  tookAlong?: boolean
  /** What belongs to whoever is just coming. */
  but?: string[]
}

/** Somebody is signed in now. Who was here before them and is not known was somebody else. */
export async function nowHere(player: string, { before, tookAlong = false, but = [] }: Coming = {}): Promise<void> {
  const last = [before, lastHere()].filter((id) => id !== undefined)
  const isSame = last.length > 0 && last.every((id) => id === player || (tookAlong && id === before))
  if (!isSame) await forgetHere({ but })
  else if (!last.includes(player)) await beKnownAgain()
  write(player)
}

/** The guest's list of devices went with the guest: this one would take itself for removed. */
async function beKnownAgain(): Promise<void> {
  forgetKnown()
  // Not now: then at the next start.
  await compare().catch(() => {})
}

/** Whoever has signed in before this was written down. A page left open from an earlier person must not put them back. */
export function stillHere(player: string): void {
  if (lastHere() === undefined) write(player)
}

function lastHere(): string | undefined {
  try {
    return localStorage.getItem(shelf) ?? undefined
  } catch {
    return undefined
  }
}

function write(player: string): void {
  try {
    localStorage.setItem(shelf, player)
  } catch {
    // What keeps nothing has nothing to hide from the next one either.
  }
}
