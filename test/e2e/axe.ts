/** What stands in the way of people who cannot see, hear or point as others do. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** In the light and in the dark: what is wrong, and where. */
export async function axeFinds(page: Page): Promise<string[]> {
  const light = await finds(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await finds(page)
  await page.emulateMedia({ colorScheme: null })
  return [...light, ...dark.map((found) => `in the dark, ${found}`)]
}

async function finds(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}
