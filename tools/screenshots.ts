/** `npm run screenshots`: every table in every situation that a layout has to bear, as pictures in `docs/screens`. A word after it picks those whose name holds it. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openHouse } from '../test/e2e/browser.ts'
import { enter, situations } from '../test/e2e/situations.ts'

const folder = join(import.meta.dirname, '..', 'docs', 'screens')
const [part = ''] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const house = await openHouse()
for (const situation of situations.filter(({ name }) => name.includes(part))) {
  const { page, context } = await enter(house, situation)
  // A card picked says more than none.
  await page.locator('[role=option]').first().click()
  await page.waitForTimeout(300)
  await page.screenshot({ path: join(folder, `${situation.name}.jpg`), type: 'jpeg', quality: 70, animations: 'disabled' })
  await context.close()
  console.log(situation.name)
}
await house.stop()
