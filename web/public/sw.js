// @ts-check
/// <reference lib="webworker" />
/**
 * Keeps the app readable without a connection, and shows what is pushed. Registered as /sw.js?build=…, so that each build has caches of
 * its own. It never answers for the service: what the table is, only the network or the page's own memory may say.
 */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self))
const build = new URL(worker.location.href).searchParams.get('build') ?? 'none'

const filesCache = `files-${build}`
/** The app clears these when somebody signs out (web/session/forget.ts, which leaves only `files-`): they hold what that person saw. */
const pagesCache = `pages-${build}`
const offlinePage = '/offline'
const mostPages = 40

// ── Coming and going ───────────────────────────────────────────────────────────────────────────────────────────────

worker.addEventListener('install', (event) => {
  event.waitUntil(goPastUs(event))
  event.waitUntil(keepShell().then(() => worker.skipWaiting()))
})

/**
 * What goes to the service goes past this worker, where a browser can do so: a word that a page says while it is being closed would
 * be lost on the way through. @param {any} event
 */
async function goPastUs(event) {
  try {
    await event.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' })
  } catch {
    // Not in this form: then all goes through the worker, as ever.
  }
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldBuilds().then(() => worker.clients.claim()))
})

/** The offline page with all it needs. Its files are named by their content, so they are found in its text. */
async function keepShell() {
  const cache = await caches.open(filesCache)
  const page = await fetch(offlinePage, { cache: 'reload' })
  if (!page.ok) throw new Error('no offline page')
  const text = await page.clone().text()
  await cache.put(offlinePage, page)
  const named = [...text.matchAll(/(?:href|src)="(\/[^"?#]+)"/g)].map(([, path = '']) => path).filter(isFile)
  await keepFiles([...named, '/felt.svg', '/icons/icon-192.png'])
}

async function forgetOldBuilds() {
  const mine = [filesCache, pagesCache]
  const names = await caches.keys()
  await Promise.all(names.filter((name) => /^(files|pages)-/.test(name) && !mine.includes(name)).map((name) => caches.delete(name)))
}

/** Windows whose page came out of a cache, because nobody answered. */
const shownFromMemory = new Set()

/** The first page came before there was a worker: it says itself what it consists of. In return it hears whether it is an old one. */
worker.addEventListener('message', (event) => {
  const { keep, page } = event.data ?? {}
  const { source } = event
  if (source && 'id' in source && shownFromMemory.has(source.id)) source.postMessage('from-memory')
  if (Array.isArray(keep)) event.waitUntil(keepFiles(keep.map((url) => new URL(url).pathname).filter(isFile)))
  if (typeof page === 'string' && isPage(new URL(page))) event.waitUntil(fetch(page).then((response) => keepPage(page, response)))
})

/** @param {string[]} paths */
async function keepFiles(paths) {
  const cache = await caches.open(filesCache)
  const one = async (/** @type {string} */ path) => {
    if (await cache.match(path)) return
    const response = await fetch(path)
    if (response.ok) await cache.put(path, response)
  }
  // What is missing is fetched when it is needed.
  await Promise.all([...new Set(paths)].map((path) => one(path).catch(() => {})))
}

// ── Answering ──────────────────────────────────────────────────────────────────────────────────────────────────────

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  if (request.mode === 'navigate') {
    if (isPage(url)) event.respondWith(pageFor(event))
  } else if (isFile(url.pathname)) event.respondWith(fileFor(request))
})

/** Files whose name changes with their content, and pictures. @param {string} path */
function isFile(path) {
  return /^\/(_next\/static|pictures|shapes|icons)\//.test(path) || path === '/felt.svg'
}

/** Not what lets somebody in, nor what is not ours to render. @param {URL} url */
function isPage({ pathname }) {
  return !/^\/(api|ws|outbox|_next|sign-in|device|join|answer|stop-mail)(\/|$)/.test(pathname) && !/\.\w+$/.test(pathname)
}

/** @param {Request} request */
async function fileFor(request) {
  const cache = await caches.open(filesCache)
  const kept = await cache.match(request, { ignoreSearch: true })
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok && response.type === 'basic') await cache.put(request, response.clone())
  return response
}

/** The network's word if there is one, else the page as it was last seen. @param {FetchEvent} event */
async function pageFor(event) {
  const { request } = event
  try {
    const response = await fetch(request)
    // Somebody on the way answers that nobody is at home.
    if (response.status >= 502 && response.status <= 504) throw new Error('not reached')
    event.waitUntil(keepPage(request.url, response.clone()))
    return response
  } catch {
    shownFromMemory.add(event.resultingClientId)
    const pages = await caches.open(pagesCache)
    const files = await caches.open(filesCache)
    return (await pages.match(request.url)) ?? (await files.match(offlinePage)) ?? Response.error()
  }
}

/** @param {string} url @param {Response} response */
async function keepPage(url, response) {
  // A page reached by another one's address would be shown under the wrong name.
  if (!response.ok || response.redirected || response.type !== 'basic') return
  const cache = await caches.open(pagesCache)
  // Anew, so that the pages seen longest ago are the first in the list.
  await cache.delete(url)
  await cache.put(url, response)
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, Math.max(0, kept.length - mostPages)).map((old) => cache.delete(old)))
}

// ── Telling ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What was shown lately under each tag, so that a repeat does not ring again. The app clears it when somebody signs out. */
const toldCache = 'told'
/** Two questions that are asked at once take turns under one tag: with one name remembered, each repeat would ring. */
const mostNames = 6
const somethingHappened = { de: 'An einem deiner Tische ist etwas passiert.', en: 'Something happened at one of your tables.' }

/** Pushes come in the form browsers can also show by themselves; whatever comes, something is shown. */
worker.addEventListener('push', (event) => {
  const push = readPush(event)
  event.waitUntil(show(push).catch(() => worker.registration.showNotification('Meanwhile', { body: plainly(push) })))
})

/** @param {PushEvent} event */
function readPush(event) {
  try {
    const push = event.data?.json()
    return typeof push === 'object' && push !== null ? push : {}
  } catch {
    return {}
  }
}

/** @param {any} push */
function plainly({ notification }) {
  const { body } = notification ?? {}
  return typeof body === 'string' && body !== '' ? body : somethingHappened[navigator.language.startsWith('de') ? 'de' : 'en']
}

/** @param {any} push */
async function show(push) {
  const { title = 'Meanwhile', tag, lang, navigate = '/', actions = [], data = {}, app_badge } = push.notification ?? {}
  const { once, decision } = data
  const isRepeat = await wasShown(tag, once)
  /** What the worker knows and its types do not yet. */
  const more = /** @type {NotificationOptions} */ ({
    actions: actions.map((/** @type {any} */ { action, title }) => ({ action, title })),
    renotify: Boolean(tag) && !isRepeat,
  })
  await worker.registration.showNotification(String(title), {
    body: plainly(push),
    tag,
    lang,
    silent: isRepeat,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { url: ours(navigate), decision, at: Date.now() },
    ...more,
  })
  const count = Number(push.app_badge ?? app_badge)
  if (Number.isSafeInteger(count)) await putOnTheIcon(count)
}

/** @param {number} count */
async function putOnTheIcon(count) {
  if ('setAppBadge' in navigator) await navigator.setAppBadge(count).catch(() => {})
}

/** Remembers it as well. @param {unknown} tag @param {unknown} once */
async function wasShown(tag, once) {
  if (typeof tag !== 'string' || typeof once !== 'string') return false
  const told = await caches.open(toldCache)
  const under = `/told/${encodeURIComponent(tag)}`
  const names = ((await (await told.match(under))?.text()) ?? '').split('\n')
  await told.put(under, new Response([once, ...names.filter((name) => name !== once)].slice(0, mostNames).join('\n')))
  return names.includes(once)
}

/** Never a page of somebody else's. @param {unknown} address */
function ours(address) {
  try {
    const url = new URL(String(address), worker.location.origin)
    return url.origin === worker.location.origin ? url.href : worker.location.origin
  } catch {
    return worker.location.origin
  }
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { tag: table, data } = event.notification
  const { url, decision } = data ?? {}
  event.waitUntil(event.action && decision ? answer(event.action, { url, table, decision }) : open(ours(url ?? '/')))
})

/**
 * Answers with the session this browser has. The same answer counts once, so a tap too many does no harm; whatever is in the way, the
 * table itself says it best.
 * @param {string} pick @param {{ url: string, table: string, decision: string }} asked
 */
async function answer(pick, { url, table, decision }) {
  const taken = await fetch(`/api/v1/tables/${encodeURIComponent(table)}/answers`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ decision, picks: [pick] }),
  }).catch(() => null)
  if (!taken?.ok) return open(ours(url))
  await countAgain()
}

/** No page is open to count what waits still, and the number on the icon would go on counting what was just answered. */
async function countAgain() {
  const listed = await fetch('/api/v1/me/games', { credentials: 'same-origin' }).catch(() => null)
  if (!listed?.ok) return
  const { games } = await listed.json()
  const waiting = games.filter((/** @type {any} */ { status }) => status === 'playing')
  await putOnTheIcon(waiting.reduce((/** @type {number} */ sum, /** @type {any} */ { owed }) => sum + owed.length, 0))
}

/** Where it is open already, else in a window that is there, else in a new one. @param {string} url */
async function open(url) {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const { pathname, searchParams } = new URL(url)
  const there = windows.find((window) => new URL(window.url).pathname === pathname)
  if (there) {
    // It may show another question; sent to the address again, it would lose what is picked there.
    there.postMessage({ asked: searchParams.get('asked') })
    return there.focus()
  }
  for (const window of windows) {
    try {
      const moved = await window.navigate(url)
      return await (moved ?? window).focus()
    } catch {
      // A window we do not control cannot be sent anywhere.
    }
  }
  return worker.clients.openWindow(url)
}

/** The browser gives this device another address now and then; whoever tells us things has to know it. */
worker.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(moved(/** @type {any} */ (event)))
})

/** @param {{ oldSubscription?: PushSubscription | null, newSubscription?: PushSubscription | null }} event */
async function moved({ oldSubscription, newSubscription }) {
  const key = oldSubscription?.options.applicationServerKey
  const subscription =
    newSubscription ?? (key ? await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }) : null)
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  if (!endpoint || !keys) return
  const device = new URL(worker.location.href).searchParams.get('device') ?? 'Browser'
  await fetch('/api/v1/me/subscriptions', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, device }),
  })
}
