import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFinds } from './axe.ts'
import { boxTroubles } from './boxes.ts'
import { type House, openHouse, type Person } from './browser.ts'
import { type Screen, screenNames, screensFor } from './screens.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
}, 240_000)
afterAll(() => house?.stop())

describe.each([
  { width: 390, language: 'en-GB' },
  { width: 1280, language: 'de-DE' },
])('Every screen at $width px in $language', ({ width, language }) => {
  let reader: Person
  let screens: Screen[]
  beforeAll(async () => {
    reader = await house.guest('Mia', { width, language })
    screens = await screensFor(house, reader)
  }, 120_000)

  it.each(screenNames)(
    '%s: has a title of its own, axe finds nothing in the light or in the dark, nothing is cut off or too wide, no trouble',
    async (name) => {
      const screen = screens.find((screen) => screen.name === name)
      const page = await reader.context.newPage()
      await page.goto(house.origin + screen?.address)
      await page.waitForLoadState('networkidle')
      expect(await page.title()).toMatch(/\w.* · Meanwhile$/)
      expect(await axeFinds(page)).toEqual([])
      expect(await boxTroubles(page)).toEqual([])
      expect(reader.troubles).toEqual([])
      await page.close()
    },
    60_000,
  )
})
