import type { EditionId } from '@meanwhile/engine'
import { playable } from '@meanwhile/engine/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFinds } from './axe.ts'
import { boxTroubles } from './boxes.ts'
import { answerSensibly, type House, openHouse, optionIn, type Person, theButton, whatIsAsked } from './browser.ts'
import { layOut } from './laid-out.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
}, 240_000)
afterAll(() => house?.stop())

const patient = { timeout: 20_000 }
const isOver = ({ page }: Person) => page.locator('.over').count()

/** Everybody answers what they are asked until it is over. */
async function playOn(people: Person[], table: string): Promise<void> {
  const [first] = people
  const deadline = Date.now() + 240_000
  while (first && Date.now() < deadline && (await isOver(first)) === 0) {
    const answered = await Promise.all(people.map((somebody) => answerSensibly(somebody, table)))
    if (!answered.includes(true)) await first.page.waitForTimeout(50)
  }
}

describe('A whole game with two browsers', () => {
  // The base game is played in playing.test.ts.
  it.each(playable.filter((edition) => edition !== 'fluxx'))(
    'of %s comes to its end, and the table holds what it lays there',
    async (edition: EditionId) => {
      const ana = await house.guest('Ana')
      const ben = await house.guest('Ben', { width: 1280, dark: true, language: 'de-DE' })
      const settings = { name: edition, editions: [edition], seats: 2, first: 'host', startWhenFull: true, pace: { kind: 'none' } }
      const { id } = await ana.api('/tables', { settings })
      const { link } = await ana.api<{ link: string }>(`/tables/${id}/invites`, {})
      await ben.api('/invites/accept', { token: new URL(link).hash.slice(1) })
      for (const { page } of [ana, ben]) await page.goto(`${house.origin}/t/${id}`)
      await playOn([ana, ben], id)
      expect(await isOver(ana)).toBe(1)
      await expect.poll(() => isOver(ben), patient).toBe(1)
      expect(await boxTroubles(ana.page)).toEqual([])
      expect([...ana.troubles, ...ben.troubles]).toEqual([])
      await Promise.all([ana.context.close(), ben.context.close()])
    },
    300_000,
  )
})

describe('A Creeper that clings', () => {
  it('C5 is one with its Keeper, and is stolen with it', async () => {
    const ana = await house.guest('Ana')
    const ben = await house.guest('Ben')
    const table = await layOut(house, [ana, ben], {
      editions: ['cat'],
      turn: 's1',
      players: [{ hand: ['steal-something'] }, { hand: ['catnip'], front: ['tabby-cat', { creeper: 'fleas', on: 'tabby-cat' }] }],
    })
    for (const { page } of [ana, ben]) await page.goto(`${house.origin}/t/${table}`)
    await ben.page.locator('.seat.mine .pair [data-card=fleas]').waitFor(patient)
    expect(await ana.page.locator('[data-seat=s2] .pair').getAttribute('aria-label')).toMatch(/Tabby Cat.*Fleas/)
    for (const pick of ['steal-something', 'tabby-cat']) {
      const option = optionIn(ana.page, pick)
      if ((await whatIsAsked(ana.page)) === null) break
      await option.click(patient)
      await theButton(ana.page).click(patient)
    }
    // Both pages, without a touch on Ben's.
    await ana.page.locator('.seat.mine .pair [data-card=fleas]').waitFor(patient)
    await expect.poll(() => ben.page.locator('.seat.mine .tile').count(), patient).toBe(0)
    expect(await boxTroubles(ana.page)).toEqual([])
    expect([...ana.troubles, ...ben.troubles]).toEqual([])
  }, 90_000)
})

describe('Alone against two decks', () => {
  it('O1 a game is begun from the page, shows its decks, and is played to its end and its score', async () => {
    const ana = await house.guest('Ana')
    const { page } = ana
    await page.goto(`${house.origin}/new`)
    for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'One person fewer' }).click()
    await page.getByText('against two decks').waitFor()
    await page.locator('.foot-bar .btn.marigold').click()
    await page.waitForURL(/\/t\/[\w-]{22}$/, patient)
    const table = new URL(page.url()).pathname.slice(3)
    await page.getByText('rules to come').first().waitFor(patient)
    expect(await boxTroubles(page)).toEqual([])
    await playOn([ana], table)
    expect(await isOver(ana)).toBe(1)
    await page.getByText(/^The game is over: \d+ Goals?\.$/).waitFor(patient)
    expect(ana.troubles).toEqual([])
  }, 300_000)
})

describe('A Surprise', () => {
  it('U3 armed on one phone fires on the play of another, which could not know', async () => {
    const ana = await house.guest('Ana')
    const ben = await house.guest('Ben')
    const players = [{ hand: ['draw-3', 'play-2'] }, { hand: ['veto', 'play-3'] }]
    const table = await layOut(house, [ana, ben], { editions: ['batman'], turn: 's1', players })
    for (const { page } of [ana, ben]) await page.goto(`${house.origin}/t/${table}`)
    const table1 = ana.page.locator('main .round')
    const before = await table1.innerText()
    await ben.page.locator('.offers .btn').first().click(patient)
    await ben.page.locator('dialog [data-option=rule-played]').click()
    await ben.page.locator('dialog .btn.ink').click()
    await ben.page.locator('.offers .btn', { hasText: 'is armed' }).waitFor(patient)
    expect(await boxTroubles(ben.page)).toEqual([])
    // Whoever plays against it sees nothing of it.
    expect(await table1.innerText()).toBe(before)

    await optionIn(ana.page, 'draw-3').click(patient)
    await theButton(ana.page).click(patient)
    await expect.poll(() => ben.page.locator('.offers .btn').count(), patient).toBe(0)
    await expect.poll(() => ana.page.locator('.term').first().textContent(), patient).toMatch(/Draw 1/)
    expect([...ana.troubles, ...ben.troubles]).toEqual([])
  }, 90_000)

  it('U3 is armed on the page for standing orders too, in long words on a small screen', async () => {
    const [ana, ben] = [await house.guest('Ana'), await house.guest('Ben', { width: 320, language: 'de-DE' })]
    const players = [{ hand: ['draw-3', 'play-2'] }, { hand: ['veto', 'canceled-plans'] }]
    const table = await layOut(house, [ana, ben], { editions: ['batman'], turn: 's1', players })
    await ben.page.goto(`${house.origin}/t/${table}/orders`)
    const surprises = ben.page.locator('[aria-labelledby=arming]')
    await surprises.getByRole('button', { name: 'Veto! scharf stellen' }).click(patient)
    await ben.page.locator('dialog [data-option=rule-played]').click(patient)
    await ben.page.locator('dialog .btn.ink').click(patient)
    await surprises.getByText('Scharf.').waitFor(patient)
    expect(await boxTroubles(ben.page)).toEqual([])
    expect(await axeFinds(ben.page)).toEqual([])
    // The table knows of it.
    await ben.page.goto(`${house.origin}/t/${table}`)
    await ben.page.locator('.offers .btn', { hasText: 'ist scharf' }).waitFor(patient)
    expect(ben.troubles).toEqual([])
  }, 90_000)
})
