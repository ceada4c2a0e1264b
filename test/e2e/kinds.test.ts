import type { Position, View } from '@meanwhile/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindsNow } from './axe.ts'
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
      expect(await axeFindsNow(page)).toEqual([])
      // The sheet grows out of the bar, which stays: it can be answered with the reasons in sight.
      const why = page.getByRole('button', { name: 'Why?' })
      await why.click()
      await page.getByRole('dialog').waitFor()
      if (plays) await page.getByRole('dialog').getByText('just now').waitFor()
      expect(await boxTroubles(page)).toEqual([])
      expect(await axeFindsNow(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
      expect(await why.evaluate((button) => button === document.activeElement)).toBe(true)
      await why.click()
      await theButton(page).click()
      await expect.poll(async () => (await whatIsAsked(page))?.id !== decision?.id, { timeout: 15_000 }).toBe(true)
      expect(ana.troubles).toEqual([])
      await ana.context.close()
    },
    60_000,
  )
})

describe('Auf einem kleinen Telefon, auf Deutsch', () => {
  it.each(kinds)(
    '$name: what can be picked and the button have room',
    async ({ laid, plays, picks }) => {
      const ana = await house.guest('Ana', { width: 320, height: 640, language: 'de-DE' })
      const table = await layOut(house, [ana, ben, cleo], { turn: 's1', ...laid })
      const { view } = await ana.api<{ view: View }>(`/tables/${table}/view`)
      if (plays) await ana.api(`/tables/${table}/answers`, { decision: view.decisions[0]?.id, picks: [plays] })
      const { page } = ana
      await page.goto(`${house.origin}/t/${table}`)
      await page.waitForLoadState('networkidle')
      expect(await boxTroubles(page)).toEqual([])
      for (const pick of picks) await optionIn(page, pick).click()
      expect(await boxTroubles(page)).toEqual([])
      expect(ana.troubles).toEqual([])
      await ana.context.close()
    },
    60_000,
  )
})

type Offered = {
  kind: string
  laid: Pick<Position, 'players'> & Partial<Position>
  benPlays?: string
  button: string
  asks: string
  shows: string[]
  pick: string
  says: string
}
const offers: Offered[] = [
  {
    kind: 'arm',
    laid: { editions: ['batman'], players: [{ hand: ['veto'] }, { hand: ['draw-3'] }, { hand: [] }] },
    button: 'Arm Veto!',
    asks: 'Arm Veto!',
    shows: ['When somebody plays a New Rule', 'Against a Surprise'],
    pick: 'rule-played',
    says: 'Arm Veto!',
  },
  {
    kind: 'release',
    laid: {
      editions: ['batman'],
      players: [{ hand: ['kpow'], front: ['batman-cuffs'], cuffed: ['bane'] }, { hand: ['draw-3'] }, { hand: [] }],
    },
    button: 'Use Batman Cuffs',
    asks: 'Let somebody go?',
    shows: ['Bane'],
    pick: 'bane',
    says: 'Release Bane',
  },
  {
    kind: 'set',
    laid: { editions: ['regular-show'], players: [{ hand: ['rake'], front: ['time-machine'] }, { hand: ['benson'] }, { hand: [] }] },
    button: 'Use Time Machine',
    asks: 'Set it to whose turn?',
    shows: ['You', 'Ben', 'Cleo'],
    pick: 's3',
    says: 'Set to Cleo',
  },
  {
    kind: 'challenge',
    laid: {
      editions: ['regular-show'],
      players: [{ hand: ['benson'] }, { hand: ['rake', 'coffee'] }, { hand: [] }],
      rules: ['yeahuh-required', 'play-2'],
    },
    benPlays: 'rake',
    button: 'Was the word missing?',
    asks: 'Was the word missing?',
    shows: ['Rake'],
    pick: 'rake',
    says: 'Challenge Rake',
  },
]

describe('Offered on a phone, while nobody waits for it', () => {
  it.each(offers)(
    '$kind says what may be done, shows what can be picked, and is taken',
    async ({ kind, laid, benPlays, button, asks, shows, pick, says }) => {
      const ana = await house.guest('Ana')
      const table = await layOut(house, [ana, ben, cleo], { turn: 's2', ...laid })
      const view = async ({ api }: Asking): Promise<View> => (await api<{ view: View }>(`/tables/${table}/view`)).view
      if (benPlays) await ben.api(`/tables/${table}/answers`, { decision: (await view(ben)).decisions[0]?.id, picks: [benPlays] })
      const offer = (await view(ana)).decisions.find(({ owed }) => !owed)
      expect(offer?.kind).toBe(kind)

      const { page } = ana
      await page.goto(`${house.origin}/t/${table}`)
      await page.waitForLoadState('networkidle')
      await page.locator('.offers').getByRole('button', { name: button }).click()
      const sheet = page.getByRole('dialog', { name: asks })
      await sheet.waitFor()
      expect(await sheet.locator('[role=option] .name').allTextContents()).toEqual(shows)
      await sheet.locator(`[data-option="${pick}"]`).click()
      await expect.poll(() => sheet.locator('.btn.ink').textContent()).toBe(says)
      expect(await boxTroubles(page)).toEqual([])
      expect(await axeFindsNow(page)).toEqual([])
      await sheet.locator('.btn.ink').click()
      await expect.poll(() => page.getByRole('dialog').count(), { timeout: 15_000 }).toBe(0)
      // What has been done is not offered any more; what lies ready can still be changed.
      const isStillOffered = (await view(ana)).decisions.some(({ kind: still }) => still === kind)
      expect(isStillOffered).toBe(kind === 'arm' || kind === 'set')
      expect(ana.troubles).toEqual([])
      await ana.context.close()
    },
    60_000,
  )
})
