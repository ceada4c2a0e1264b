/** Real browsers in front of the real local host, with the pages as they are built for playing. */
import { spawnSync } from 'node:child_process'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { type LocalHost, type LocalOptions, startLocal } from '../../local/index.ts'

const candidates = [process.env.CHROMIUM_PATH, 'chromium', 'chromium-browser', 'google-chrome']

function executable(): string {
  for (const command of candidates) {
    const found = command && spawnSync('which', [command], { encoding: 'utf8' }).stdout.trim()
    if (found) return found
  }
  throw new Error('no Chromium was found: set CHROMIUM_PATH')
}

export type House = {
  origin: string
  host: LocalHost
  /** A person with a browser of their own. */
  person: (look?: { width?: number; dark?: boolean; language?: string }) => Promise<Person>
  stop: () => Promise<void>
}
export type Person = {
  page: Page
  context: BrowserContext /** what went wrong or left the house, which must stay empty */
  troubles: string[]
}

export async function openHouse(options: LocalOptions = {}): Promise<House> {
  const host = await startLocal({ port: 0, pages: 'built', ...options })
  const browser: Browser = await chromium.launch({
    executablePath: executable(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
  const person: House['person'] = async ({ width = 390, dark = false, language = 'en-GB' } = {}) => {
    const height = width < 600 ? 844 : 800
    const context = await browser.newContext({ viewport: { width, height }, colorScheme: dark ? 'dark' : 'light', locale: language })
    const page = await context.newPage()
    const troubles: string[] = []
    page.on('pageerror', (error) => troubles.push(`error in the page: ${error.message}`))
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== host.origin) troubles.push(`left the house: ${request.url()}`)
    })
    return { page, context, troubles }
  }
  const stop = async () => {
    await browser.close()
    await host.stop()
  }
  return { origin: host.origin, host, person, stop }
}

/** Answers whatever is asked with the first thing that can be picked, `turn` apart from it. True if something was answered. */
export async function answerOnce(page: Page, turn: number): Promise<boolean> {
  const asked = page.locator('#asked')
  if ((await asked.count()) === 0) return false
  const options = page.locator('[role=option]')
  const count = await options.count()
  if (count === 0) return false
  const button = page.locator('.ask .btn.ink')
  for (let i = 0; i < count && (await button.getAttribute('aria-disabled')) === 'true'; i++) {
    const option = options.nth((turn + i) % count)
    if ((await option.getAttribute('aria-selected')) !== 'true') await option.click({ timeout: 2000 }).catch(() => {})
  }
  if ((await button.getAttribute('aria-disabled')) === 'true') return false
  await button.click({ timeout: 2000 }).catch(() => {})
  return true
}
