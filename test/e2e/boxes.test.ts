import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boxTroubles } from './boxes.ts'
import { type House, openHouse } from './browser.ts'
import { enter, situations } from './situations.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
}, 240_000)
afterAll(() => house?.stop())

describe('A table', () => {
  it.each(situations)(
    '$name: nothing is cut off, nothing lies on each other, nothing scrolls sideways',
    async (situation) => {
      const { page, context, troubles } = await enter(house, situation)
      const [first] = await page.locator('[role=option]').all()
      expect(await boxTroubles(page)).toEqual([])
      // Picked: a ring, a tick and another button.
      await first?.click()
      expect(await boxTroubles(page)).toEqual([])
      expect(troubles).toEqual([])
      await context.close()
    },
    60_000,
  )
})
