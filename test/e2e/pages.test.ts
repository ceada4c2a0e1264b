import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type House, openHouse } from './browser.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
}, 240_000)
afterAll(() => house?.stop())

const addresses = [
  '/',
  '/new',
  '/open',
  '/rules',
  '/cards',
  '/cards/inflation',
  '/tutorial',
  '/settings',
  '/stats',
  '/sign-in',
  '/device',
  '/privacy',
  '/imprint',
  '/nothing-here',
]

/** Boxes that stick out of the page, or hold more than they show. */
const sticksOut = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')

describe.each([
  { width: 390, dark: false, language: 'en-GB' },
  { width: 1280, dark: true, language: 'de-DE' },
])('Every page at $width px, dark: $dark, in $language', ({ width, dark, language }) => {
  it.each(addresses)(
    '%s: axe finds nothing, nothing scrolls sideways, no trouble',
    async (address) => {
      const { page, context, troubles } = await house.guest('Mia', { width, dark, language })
      await page.goto(house.origin + address)
      await page.waitForLoadState('networkidle')
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)).toEqual([])
      expect(await sticksOut(page)).toBeLessThanOrEqual(0)
      expect(troubles).toEqual([])
      await context.close()
    },
    60_000,
  )
})
