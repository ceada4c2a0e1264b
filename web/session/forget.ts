'use client'
/**
 * Before somebody else may sit at this device: nothing of what the last person saw or was given stays on it, and nothing more arrives for
 * them. Only what is named here may stay, so that whatever is kept one day is forgotten too. Language and look are the device's, as cookies.
 */
import { turnOff } from '../live/push.ts'

/** The files of the app itself, as everybody gets them. */
const stayingCaches = /^files-/

/** `but`: what belongs to whoever is just coming. */
export async function forgetHere({ but = [] }: { but?: string[] } = {}): Promise<void> {
  await each([() => empty(localStorage, but), () => empty(sessionStorage, but), emptyCaches, closeNotifications, turnOff])
}

function empty(storage: Storage, but: string[]): void {
  for (const key of Object.keys(storage)) if (!but.includes(key)) storage.removeItem(key)
}

async function emptyCaches(): Promise<void> {
  if (!('caches' in window)) return
  for (const name of await caches.keys()) if (!stayingCaches.test(name)) await caches.delete(name)
}

async function closeNotifications(): Promise<void> {
  await navigator.clearAppBadge?.()
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
}

/** A browser that keeps nothing of one kind, or no connection, must not save the rest from being forgotten. */
async function each(steps: (() => void | Promise<void>)[]): Promise<void> {
  for (const step of steps) {
    try {
      await step()
    } catch {
      // Nothing to forget there, or nobody to tell.
    }
  }
}
