import { AxeBuilder } from '@axe-core/playwright'
import type { Position, View } from '@meanwhile/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boxTroubles } from './boxes.ts'
import { type House, openHouse, optionIn, theButton, whatIsAsked } from './browser.ts'
import { type Asking, bystander, layOut } from './laid-out.ts'

let house: House
let ben: Asking
let cleo: Asking
beforeAll(async () => {
  house = await openHouse()
  ben = await bystander(house, 'Ben')
  cleo = await bystander(house, 'Cleo')
}, 240_000)
afterAll(() => house?.stop())

type Laid = Omit<Position, 'editions' | 'table' | 'turn'>
type Asked = { name: string; laid: Laid; plays?: string; kind: string; asks: string; shows: string[]; picks: string[]; says: string }

const hands = [{ hand: ['bread'] }, { hand: ['music'] }]
const kinds: Asked[] = [
  {
    name: 'a play',
    laid: { players: [{ hand: ['milk', 'toast'] }, ...hands], rules: ['play-2', 'get-on-with-it'] },
    kind: 'play',
    asks: 'Play 2 cards',
    shows: ['Milk', 'Toast', 'Use Get On With It!'],
    picks: ['milk'],
    says: 'Play Milk',
  },
  {
    name: 'a limit',
    laid: { players: [{ hand: ['hand-limit-1', 'milk', 'toast'] }, ...hands] },
    plays: 'hand-limit-1',
    kind: 'discard',
    asks: 'Keep 1 of your 2 cards',
    shows: ['Milk', 'Toast'],
    picks: ['toast'],
    says: 'Keep this one',
  },
  {
    name: 'a choice of cards',
    laid: { players: [{ hand: ['steal-a-keeper'] }, { hand: ['bread'], front: ['the-moon', 'love'] }, { hand: ['music'] }] },
    plays: 'steal-a-keeper',
    kind: 'choose-cards',
    asks: 'Steal which Keeper?',
    shows: ['The Moon', 'Love'],
    picks: ['love'],
    says: 'Steal Love',
  },
  {
    name: 'a choice of a player',
    laid: { players: [{ hand: ['trade-hands', 'milk'] }, ...hands] },
    plays: 'trade-hands',
    kind: 'choose-player',
    asks: 'Trade hands with whom?',
    shows: ['Ben', 'Cleo'],
    picks: ['s3'],
    says: 'Trade with Cleo',
  },
  {
    name: 'a choice of words',
    laid: { players: [{ hand: ['rotate-hands', 'milk'] }, ...hands] },
    plays: 'rotate-hands',
    kind: 'choose-option',
    asks: 'Left or right?',
    shows: ['Left', 'Right'],
    picks: ['left'],
    says: 'Pass to the left',
  },
]

describe('Seen alone on a phone', () => {
  it.each(kinds)(
    '$name says what is asked, shows what can be picked, and is answered',
    async ({ laid, plays, kind, asks, shows, picks, says }) => {
      const ana = await house.guest('Ana')
      const table = await layOut(house, [ana, ben, cleo], { turn: 's1', ...laid })
      const view = async (): Promise<View> => (await ana.api<{ view: View }>(`/tables/${table}/view`)).view
      if (plays) await ana.api(`/tables/${table}/answers`, { decision: (await view()).decisions[0]?.id, picks: [plays] })
      const [decision] = (await view()).decisions
      expect(decision?.kind).toBe(kind)

      const { page } = ana
      await page.goto(`${house.origin}/t/${table}`)
      await page.waitForLoadState('networkidle')
      await page.getByRole('heading', { name: asks }).waitFor()
      expect(await page.locator('[role=option] .name').allTextContents()).toEqual(shows)
      for (const pick of picks) await optionIn(page, pick).click()
      expect(await theButton(page).textContent()).toBe(says)
      expect(await boxTroubles(page)).toEqual([])
      expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
      await page.getByRole('button', { name: 'Why?' }).click()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await theButton(page).click()
      await expect.poll(async () => (await whatIsAsked(page))?.id !== decision?.id, { timeout: 15_000 }).toBe(true)
      expect(ana.troubles).toEqual([])
      await ana.context.close()
    },
    60_000,
  )
})
