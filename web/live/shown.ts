'use client'
/** Notifications that this device shows already. */

/** What the worker keeps with each: the question it asks, if it asks one, and when it was shown. */
type Kept = { decision?: string; at?: number }

async function eachShown(close: (tag: string, kept: Kept) => boolean, filter?: GetNotificationOptions): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  for (const shown of (await registration?.getNotifications?.(filter)) ?? []) {
    if (close(shown.tag, (shown.data ?? {}) as Kept)) shown.close()
  }
}

/** Closes what speaks of a question that waits no more: it was answered elsewhere. `open` are those that still do. */
export const closeAnswered = (table: string, open: string[]): Promise<void> =>
  eachShown((_, { decision }) => !decision || !open.includes(decision), { tag: table })

/**
 * The same for every table but those that wait for the reader, as of then: what was shown later may know better. Only what asks something
 * goes; that a game is over, or that somebody spoke, is true still.
 */
export const closeSettled = (waiting: string[], asOf: number): Promise<void> =>
  eachShown((tag, { decision, at = 0 }) => decision !== undefined && !waiting.includes(tag) && at < asOf)
