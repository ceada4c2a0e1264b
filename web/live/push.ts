'use client'
/** Being told on this device: whether it can be, whether it is, and what has to be done first. */
import { ApiProblem, client } from '@meanwhile/functions/client'
import type { Reply } from '@meanwhile/functions/shapes'
import { deviceName } from './device-name.ts'
import { askAgain, forgetKnown, knownAs, rememberKnown } from './known-here.ts'

/** `install-first`: on iOS only an app on the home screen is told anything. `denied`: only the browser's own settings can undo it. */
export type PushState = 'cannot' | 'install-first' | 'denied' | 'off' | 'on'

const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true

export async function pushState(): Promise<PushState> {
  if (isApple() && !isInstalled()) return 'install-first'
  if (!canPush()) return 'cannot'
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && (await present()) ? 'on' : 'off'
}

async function present(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Asks the reader through their browser: only ever after they pressed something that says so. */
export async function turnOn(): Promise<PushState> {
  if (!canPush()) return 'cannot'
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
  const { key } = await client().call('mySubscriptions', {})
  await subscribeWith(key)
  return 'on'
}

async function subscribeWith(key: string): Promise<void> {
  const { pushManager } = await readyWorker()
  const known = await pushManager.getSubscription()
  // Subscribed to another pair of keys it would never hear of us.
  if (known && !isFor(known, key)) await known.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) return
  const { p256dh, auth } = keys
  rememberKnown((await client().call('addSubscription', { body: { endpoint, keys: { p256dh, auth }, device: deviceName() } })).id)
}

/** While developing there is no worker, and waiting for one would never end. */
function readyWorker(): Promise<ServiceWorkerRegistration> {
  const tooLong = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no service worker')), 10_000))
  return Promise.race([navigator.serviceWorker.ready, tooLong])
}

export async function turnOff(): Promise<void> {
  // First of all, so that whatever fails after it, the next start does not turn it on again.
  forgetKnown()
  const subscription = await present()
  if (!subscription) return
  const id = await idOf(subscription)
  await subscription.unsubscribe()
  await takeOffTheList(id)
}

/** Taken off the list. What stayed subscribed here would be back on it at the next start. */
export async function removeDevice(id: string): Promise<void> {
  await (id === (await thisDevice()) ? turnOff() : takeOffTheList(id))
}

async function takeOffTheList(id: string): Promise<void> {
  await client().call('removeSubscription', { params: { subscription: id }, body: {} })
}

/** This device has been allowed to tell its owner something: then what it has and what the service has must be compared. */
export const mayBeTold = (): boolean => canPush() && Notification.permission === 'granted'

const takesEffectIn = 60_000

/** At each start: what the browser has and what the service has must be the same, or its owner waits for words that never come. */
export async function compare(listed = () => client().call('mySubscriptions', {})): Promise<void> {
  if (!mayBeTold()) return
  const subscription = await present()
  // Never turned on here, or turned off.
  if (!subscription && !knownAs()) return
  try {
    await agree(subscription, await listed())
  } catch (error) {
    // Nobody is signed in, or nobody answers: it is compared again at the next start.
    if (!(error instanceof ApiProblem)) throw error
  }
}

async function agree(subscription: PushSubscription | null, { subscriptions, removed, key }: Reply<'mySubscriptions'>): Promise<void> {
  const known = knownAs()
  const isListed = (id: string): boolean => subscriptions.some((listed) => listed.id === id)
  const id = subscription && (await idOf(subscription))
  const isNew = !id || (id !== known?.id && !isListed(id))
  // The browser has lost it or was given another address, we have other keys now, or the service never heard of it.
  if (isNew || !isFor(subscription, key)) {
    await subscribeWith(key)
    const old = known?.id
    if (old && old !== knownAs()?.id && isListed(old)) await takeOffTheList(old)
  } else if (isListed(id)) {
    if (id !== known?.id) rememberKnown(id)
  }
  // The list may be a moment older than the word that put it there.
  else if (known && Date.now() - known.since > takesEffectIn)
    await (removed.includes(id) ? stayOff(subscription) : startAnew(subscription, key))
}

/** Its owner has taken it off the list, elsewhere. */
async function stayOff(subscription: PushSubscription): Promise<void> {
  forgetKnown()
  await subscription.unsubscribe()
  askAgain()
}

/** Its push service has given it up, though the browser does not know. At the same address it would be given up again. */
async function startAnew(subscription: PushSubscription, key: string): Promise<void> {
  await subscription.unsubscribe()
  await subscribeWith(key)
}

/** Which of the listed devices this one is. */
export async function thisDevice(): Promise<string | null> {
  if (!canPush()) return null
  const subscription = await present()
  return subscription && idOf(subscription)
}

/** As the service names it: after where its push service is called. */
async function idOf({ endpoint }: PushSubscription): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return base64url(new Uint8Array(hash)).slice(0, 22)
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const isFor = ({ options }: PushSubscription, key: string): boolean =>
  options.applicationServerKey !== null && base64url(new Uint8Array(options.applicationServerKey)) === key

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
