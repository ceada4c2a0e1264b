/** How soon, how steady and how light the pages are: the built ones, on the local host, through a real browser, as a guest. */
import { openHouse } from '../../test/e2e/browser.ts'
import { atLeast, atMost, type Part, type Row } from './part.ts'
import { type Page, scores } from './web/lighthouse.ts'
import { pickingMillis } from './web/picking.ts'
import { requestsWhileHidden, toShowTheTable } from './web/requests.ts'

const runs = 5
const wanted = { performance: 90, accessibility: 100, bestPractices: 100 } as const

export async function bench(): Promise<Part> {
  const house = await openHouse()
  try {
    const { firstLoadKiB, apiRequests } = await toShowTheTable(house)
    const hiddenRequests = await requestsWhileHidden(house)
    const inpMs = await pickingMillis(house)
    const { home, table, cls } = await scores(house, runs)
    return {
      figures: { lighthouse: { home, table }, firstLoadKiB, cls, inpMs, apiRequests, hiddenRequests },
      rows: [
        ...lighthouseRows('home', home),
        ...lighthouseRows('table', table),
        atMost('JavaScript of the table page, KiB after gzip', firstLoadKiB, 180),
        atMost('layout shift', cls, 0),
        atMost('picking a card on a quarter of a processor, ms', inpMs, 100),
        atMost('API requests to show the table', apiRequests, 2),
        atMost('API requests while hidden', hiddenRequests, 0),
      ],
    }
  } finally {
    await house.stop()
  }
}

const lighthouseRows = (page: string, found: Page): Row[] =>
  Object.entries(wanted).map(([category, least]) =>
    atLeast(`Lighthouse, ${page}, ${category}, median of ${runs}`, found[category as keyof typeof wanted], least),
  )
