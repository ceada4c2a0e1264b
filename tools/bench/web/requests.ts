/** What a table costs to show: scripts in bytes, requests of the service in number. */
import { gzipSync } from 'node:zlib'
import type { House, Person } from '../../../test/e2e/browser.ts'
import { layOut } from '../../../test/e2e/laid-out.ts'

const isApi = (url: string): boolean => new URL(url).pathname.startsWith('/api/v1/')
/** Long enough for whatever a page does by itself. */
const aWhile = 5000

/** Two people at the table, so that there is table talk to ask for as well. */
async function twoAtATable(house: House): Promise<{ ana: Person; ben: Person; table: string }> {
  const ana = await house.guest('Ana')
  const ben = await house.guest('Ben')
  const table = await layOut(house, [ana, ben], {
    turn: 's1',
    players: [{ hand: ['milk', 'bread', 'music'] }, { hand: ['sleep', 'love'] }],
    rules: ['play-3'],
  })
  return { ana, ben, table }
}

export async function toShowTheTable(house: House): Promise<{ firstLoadKiB: number; apiRequests: number }> {
  const { ana, table } = await twoAtATable(house)
  const scripts = new Map<string, Promise<Buffer>>()
  let apiRequests = 0
  ana.page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.ok()) scripts.set(response.url(), response.body())
  })
  ana.page.on('request', (request) => {
    if (isApi(request.url())) apiRequests++
  })
  await ana.page.goto(`${house.origin}/t/${table}`)
  await ana.page.waitForLoadState('networkidle')
  await ana.page.waitForTimeout(aWhile)
  const bytes = (await Promise.all(scripts.values())).reduce((sum, body) => sum + gzipSync(body).length, 0)
  await ana.context.close()
  return { firstLoadKiB: Math.round(bytes / 102.4) / 10, apiRequests }
}

/** Ben moves while Ana's page is hidden: it must not ask for anything before it is looked at again, and then once. */
export async function requestsWhileHidden(house: House): Promise<number> {
  const { ana, ben, table } = await twoAtATable(house)
  await ana.page.goto(`${house.origin}/t/${table}`)
  await ana.page.waitForLoadState('networkidle')
  await ana.page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  let requests = 0
  ana.page.on('request', (request) => {
    if (isApi(request.url())) requests++
  })
  await ben.api(`/tables/${table}/chat`, { text: 'Hello?' })
  const { view } = await ana.api<{ view: { decisions: { id: string }[] } }>(`/tables/${table}/view`)
  await ana.api(`/tables/${table}/answers`, { decision: view.decisions[0]?.id, picks: ['milk'] })
  await ana.page.waitForTimeout(aWhile)
  await ana.context.close()
  return requests
}
