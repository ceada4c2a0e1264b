'use client'
/** Before somebody else may sit at this device: nothing of what the last person saw stays on it, and nothing more arrives for them. */
import { pagesCache } from '../live/caches.ts'
import { turnOff } from '../live/push.ts'

export async function forgetHere(): Promise<void> {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('table:') || key.startsWith('sign-in:')) localStorage.removeItem(key)
    if ('caches' in window) for (const name of await caches.keys()) if (name.startsWith(pagesCache)) await caches.delete(name)
    if ('caches' in window) await caches.delete('told')
    await navigator.clearAppBadge?.()
    const registration = await navigator.serviceWorker?.getRegistration()
    for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
    await turnOff()
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
