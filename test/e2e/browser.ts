/** Real browsers in front of the real local host, with the pages as they are built for playing. */
import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chanceOf, greedy, type View } from '@meanwhile/engine'
import { type Browser, type BrowserContext, chromium, type Page, type Response } from 'playwright-core'
import { type LocalHost, type LocalOptions, startLocal } from '../../local/index.ts'

const candidates = [process.env.CHROMIUM_PATH, 'chromium', 'chromium-browser', 'google-chrome']

export function executable(): string {
  for (const command of candidates) {
    const found = command && spawnSync('which', [command], { encoding: 'utf8' }).stdout.trim()
    if (found) return found
  }
  throw new Error('no Chromium was found: set CHROMIUM_PATH')
}

export type Look = {
  width?: number
  height?: number
  dark?: boolean
  language?: string
  /** Where their device is: in the zone of an account that names none, so that nobody is asked about it, on whatever machine this runs. */
  zone?: string
  /** `false`: without a service worker, so that a test can come between the page and the network. */
  worker?: boolean
}
export type Person = {
  page: Page
  context: BrowserContext
  /** What went wrong or left the house, which must stay empty. */
  troubles: string[]
  /** Asks the service directly, with the session of this browser. */
  api: <T = { id: string }>(path: string, data?: object) => Promise<T>
}
export type House = {
  origin: string
  host: LocalHost
  /** Somebody with a browser of their own. */
  person: (look?: Look) => Promise<Person>
  /** The same, who has sat down as a guest already. */
  guest: (name: string, look?: Look) => Promise<Person>
  stop: () => Promise<void>
}

export async function openHouse(options: LocalOptions = {}): Promise<House> {
  const host = await startLocal({ port: 0, pages: 'built', ...options })
  const gate = await gateForAllElse(new URL(host.origin).hostname)
  const browser = await launch(gate.proxy)
  const person: House['person'] = ({
    width = 390,
    height = width < 600 ? 844 : 800,
    dark = false,
    language = 'en-GB',
    zone = 'UTC',
    worker = true,
  } = {}) =>
    enter(host.origin, browser, {
      viewport: { width, height },
      colorScheme: dark ? 'dark' : 'light',
      locale: language,
      timezoneId: zone,
      serviceWorkers: worker ? 'allow' : 'block',
    })
  const guest: House['guest'] = async (name, look) => {
    const somebody = await person(look)
    await somebody.api('/guests', { name })
    return somebody
  }
  const stop = async () => {
    await browser.close()
    await Promise.all([host.stop(), gate.close()])
    const left = gate.asked.filter((line) => !itsMakers.test(line))
    if (left.length > 0) throw new Error(`requests left the house: ${left.join(', ')}`)
  }
  return { origin: host.origin, host, person, guest, stop }
}

/** Whatever the browsers ask of anybody but the house, page, worker and socket alike, comes here, and gets nothing. */
async function gateForAllElse(bypass: string) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.writeHead(403).end()
  })
  server.on('connect', (request, socket) => {
    asked.push(`CONNECT ${request.url}`)
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { proxy: { server: `http://127.0.0.1:${port}`, bypass }, asked, close: () => new Promise((resolve) => server.close(resolve)) }
}

/** No browser of ours has anything to say to its maker. */
export const quietly = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--disable-features=AutofillServerCommunication,OptimizationHints,MediaRouter,Translate',
  '--no-first-run',
  '--no-pings',
]
/** What it says all the same. That no page asks them for anything is watched for each page. */
const itsMakers =
  /\b(update\.googleapis|content-autofill\.googleapis|optimizationguide-pa\.googleapis|accounts\.google|clients2\.google)\.com\b/

const launch = (proxy: { server: string; bypass: string }): Promise<Browser> =>
  chromium.launch({ executablePath: executable(), proxy, args: quietly })

async function enter(origin: string, browser: Browser, look: Parameters<Browser['newContext']>[0]): Promise<Person> {
  const context = await browser.newContext(look)
  // Where tsx runs this, functions sent into a page call a helper of its compiler that is not there.
  await context.addInitScript('globalThis.__name = (named) => named')
  const troubles: string[] = []
  const watch = (page: Page): void => {
    page.on('pageerror', (error) => troubles.push(`error in the page: ${error.message}`))
    page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) troubles.push(message.text())
    })
    page.on('request', (request) => {
      const { origin: asked, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && asked !== origin) troubles.push(`left the house: ${request.url()}`)
    })
    page.on('response', (response) => troubles.push(...policyTroubles(response)))
  }
  context.on('page', watch)
  const api: Person['api'] = async (path, data) => {
    const url = `${origin}/api/v1${path}`
    const response = await (data ? context.request.post(url, { data, headers: { origin } }) : context.request.get(url))
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`)
    return response.json()
  }
  return { page: await context.newPage(), context, troubles, api }
}

/** Every page says what it may load, and no page may load a script that it has not named. */
function policyTroubles(response: Response): string[] {
  const isPage = response.request().isNavigationRequest() && !/\/(outbox|api)\b/.test(new URL(response.url()).pathname)
  if (!isPage || response.status() >= 300 || response.fromServiceWorker()) return []
  const policy = response.headers()['content-security-policy'] ?? ''
  const [, scripts = ''] = policy.match(/script-src ([^;]*)/) ?? []
  const isGood = /'nonce-/.test(scripts) && !/unsafe|https?:/.test(scripts) && /frame-ancestors 'none'/.test(policy)
  return isGood ? [] : [`the policy of ${response.url()}: ${policy || 'none'}`]
}

type Asked = { id: string; options: string[]; marked: string[]; ready: boolean }

/** What is asked, read in one go: a moment later it may be something else. */
export const whatIsAsked = (page: Page): Promise<Asked | null> =>
  page.evaluate(() => {
    const list = document.querySelector('[role=listbox]')
    const button = document.querySelector('.ask .btn.ink')
    if (!list || !button) return null
    const options = [...list.querySelectorAll('[role=option]')]
    const named = (found: Element[]) => found.map((option) => option.getAttribute('data-option') ?? '')
    return {
      id: list.getAttribute('data-decision') ?? '',
      options: named(options),
      marked: named(options.filter((option) => option.getAttribute('aria-selected') === 'true')),
      ready: button.getAttribute('aria-disabled') !== 'true',
    }
  })

const moment = { timeout: 2000 }
export const optionIn = (page: Page, option: string) => page.locator(`[role=option][data-option="${option}"]`)
export const theButton = (page: Page) => page.locator('.ask .btn.ink')

/** Picks these in the page and presses the button. False if the question was gone before it was done. */
async function answer(page: Page, decision: string, picks: string[]): Promise<boolean> {
  try {
    const asked = await whatIsAsked(page)
    if (asked?.id !== decision) return false
    const isLimit = await page.evaluate(() => document.querySelector('[role=option] .fate') !== null)
    // Of a limit one marks what stays.
    const wanted = isLimit ? asked.options.filter((option) => !picks.includes(option)) : picks
    for (const option of asked.options)
      if (asked.marked.includes(option) !== wanted.includes(option)) await optionIn(page, option).click(moment)
    await theButton(page).and(page.locator('[aria-disabled=false]')).click(moment)
    return true
  } catch {
    return false
  }
}

/** Answers whatever is asked as a sensible player would, so that games come to an end. True if something was answered. */
export async function answerSensibly({ page, api }: Person, table: string): Promise<boolean> {
  const asked = await whatIsAsked(page)
  if (!asked) return false
  const { view } = await api<{ view: View }>(`/tables/${table}/view`)
  const decision = view.decisions.find(({ id }) => id === asked.id)
  return decision ? answer(page, decision.id, greedy(view, decision, chanceOf(decision.id))) : false
}
