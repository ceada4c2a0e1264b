/** How a device shows what is pushed: by its service worker, as it is served. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, it } from 'vitest'

const source = readFileSync(fileURLToPath(new URL('../../web/public/sw.js', import.meta.url)), 'utf8')

type Shown = { tag: string; silent: boolean; body: string }
type PushEvent = { data: { json: () => unknown }; waitUntil: (work: Promise<void>) => void }

/** A browser as far as the worker needs one to show something. */
function device() {
  const shown: Shown[] = []
  const kept = new Map<string, string>()
  const heard = new Map<string, (event: PushEvent) => void>()
  const cache = {
    match: async (key: string) => (kept.has(key) ? { text: async () => kept.get(key) } : undefined),
    put: async (key: string, response: { written: string }) => void kept.set(key, response.written),
  }
  class Written {
    constructor(readonly written: string) {}
  }
  const self = {
    location: { href: 'https://meanwhile.example/sw.js?build=1', origin: 'https://meanwhile.example' },
    addEventListener: (name: string, listener: (event: PushEvent) => void) => void heard.set(name, listener),
    registration: { showNotification: async (_title: string, how: Shown) => void shown.push(how) },
  }
  runInNewContext(source, { self, caches: { open: async () => cache }, Response: Written, URL, navigator: { language: 'en' } })
  const push = async (tag: string, once: string): Promise<void> => {
    const notification = { title: 'Friday', body: once, tag, navigate: '/t/1', data: { once } }
    const work: Promise<void>[] = []
    heard.get('push')?.({ data: { json: () => ({ notification }) }, waitUntil: (one) => void work.push(one) })
    await Promise.all(work)
  }
  return { shown, push, rings: () => shown.filter(({ silent }) => !silent).map(({ tag, body }) => `${tag} ${body}`) }
}

describe('A device', () => {
  let phone: ReturnType<typeof device>
  beforeEach(() => {
    phone = device()
  })

  it('shows whatever is pushed, and does not ring again for what it has shown', async () => {
    for (const once of ['hand', 'hand', 'hand:half', 'hand:half']) await phone.push('friday', once)
    expect(phone.shown).toHaveLength(4)
    expect(phone.rings()).toEqual(['friday hand', 'friday hand:half'])
  })

  it('does not ring again for two questions that take turns at one table', async () => {
    for (const once of ['hand', 'keepers', 'hand', 'keepers']) await phone.push('friday', once)
    expect(phone.rings()).toEqual(['friday hand', 'friday keepers'])
  })

  it('keeps tables apart', async () => {
    for (const tag of ['friday', 'sunday', 'friday']) await phone.push(tag, 'hand')
    expect(phone.rings()).toEqual(['friday hand', 'sunday hand'])
  })
})
