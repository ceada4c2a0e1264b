/** What stands in the way of people who cannot see, hear or point as others do. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** In the light and in the dark: what is wrong, and where. */
export async function axeFinds(page: Page): Promise<string[]> {
  const light = await axeFindsNow(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await inWords(axe(page).withRules(ofColours))
  await page.emulateMedia({ colorScheme: null })
  return [...light, ...dark.map((found) => `in the dark, ${found}`)]
}

/** As the page is shown at the moment. */
export const axeFindsNow = (page: Page): Promise<string[]> => inWords(axe(page))

/** All that the dark changes. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** No page of ours has frames, so none needs a second page to put together what was found in each. */
const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode()

async function inWords(asked: AxeBuilder): Promise<string[]> {
  const { violations } = await asked.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}
