'use client'
/** Notifications that this device shows already. */

/** Closes what speaks of a question that waits no more: it was answered elsewhere. `open` are those that still do. */
export async function closeAnswered(table: string, open: string[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  for (const shown of (await registration?.getNotifications?.({ tag: table })) ?? []) {
    const { decision } = (shown.data ?? {}) as { decision?: string }
    if (!decision || !open.includes(decision)) shown.close()
  }
}
