/** How long a card takes from the tap to the paint, on a processor that is four times slower than this one. */
import type { House } from '../../../test/e2e/browser.ts'
import { layOut } from '../../../test/e2e/laid-out.ts'

const slower = 4
const hand = ['milk', 'bread', 'the-sun', 'the-toaster', 'music', 'sleep', 'love', 'time', 'money', 'peace']

/** As Interaction to Next Paint has it: of so few interactions the slowest. Median of three pages, since any browser hiccups. */
export async function pickingMillis(house: House): Promise<number> {
  const slowest: number[] = []
  for (let i = 0; i < 3; i++) slowest.push(await slowestPick(house))
  return slowest.toSorted((a, b) => a - b)[1] ?? Number.NaN
}

async function slowestPick(house: House): Promise<number> {
  const ana = await house.guest('Ana')
  const ben = await house.guest('Ben')
  const table = await layOut(house, [ana, ben], { turn: 's1', players: [{ hand }, { hand: ['television'] }], rules: ['play-3'] })
  const { page, context } = ana
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.addInitScript(() => {
    const taps: number[] = []
    Object.assign(window, { taps })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) taps.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.goto(`${house.origin}/t/${table}`)
  await page.waitForLoadState('networkidle')
  for (const card of hand) {
    await page.locator(`[data-option="${card}"]`).click()
    await page.waitForTimeout(150)
  }
  const taps = await page.evaluate(() => (window as unknown as { taps: number[] }).taps)
  await context.close()
  await ben.context.close()
  // Anything below the 16 ms that browsers report at all is as good as nothing.
  return Math.max(16, ...taps)
}
