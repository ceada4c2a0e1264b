import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerOnce, type House, openHouse } from './browser.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
}, 240_000)
afterAll(() => house?.stop())

describe('A newcomer', () => {
  it('plays a first card against bots within a minute, without an account', async () => {
    const { page, troubles } = await house.person()
    const began = Date.now()
    await page.goto(house.origin)
    await page.getByRole('button', { name: 'Play bots now' }).click()
    await page.waitForURL(/\/t\/[\w-]{22}$/)
    const button = page.locator('.ask .btn.ink')
    await expect.poll(() => page.locator('[role=option]').count(), { timeout: 30_000 }).toBeGreaterThan(0)
    const hand = page.locator('.seat.mine .holds')
    const before = await hand.textContent()
    await page.locator('[role=option]').first().click()
    await expect.poll(() => button.textContent()).toMatch(/^(Play|Use) /)
    await button.click()
    await expect.poll(() => hand.textContent(), { timeout: 15_000 }).not.toBe(before)
    expect(Date.now() - began).toBeLessThan(60_000)
    expect(troubles).toEqual([])
  }, 90_000)

  it('can read a card without any risk of playing it', async () => {
    const { page, troubles } = await house.person()
    await page.goto(house.origin)
    await page.getByRole('button', { name: 'Play bots now' }).click()
    await page.waitForURL(/\/t\/[\w-]{22}$/)
    await page.locator('[role=option]').first().click()
    await page.getByRole('button', { name: /^Read / }).click()
    const sheet = page.getByRole('dialog')
    await sheet.waitFor()
    expect(await sheet.getByRole('button').allTextContents()).not.toContainEqual(expect.stringMatching(/^Play/))
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(troubles).toEqual([])
  }, 60_000)
})

describe('Two people with two browsers', () => {
  it('sit down by a link and play a whole game by answering whatever is asked', async () => {
    const ana = await house.person()
    const ben = await house.person({ width: 1280, dark: true })
    const headers = { origin: house.origin }
    const api = async (who: typeof ana, path: string, data: object) =>
      (await who.context.request.post(`${house.origin}/api/v1${path}`, { data, headers })).json()
    await api(ana, '/guests', { name: 'Ana' })
    const { id } = await api(ana, '/tables', { settings: { name: 'Lunch club', seats: 2, first: 'host', pace: { kind: 'none' } } })
    const { link } = await api(ana, `/tables/${id}/invites`, {})

    await ben.page.goto(link)
    await ben.page.getByRole('textbox').first().fill('Ben')
    await ben.page
      .getByRole('button', { name: /take the seat|join|sit down/i })
      .first()
      .click()
    await ben.page.waitForURL(new RegExp(`/t/${id}`), { timeout: 30_000 })
    await ana.page.goto(`${house.origin}/t/${id}`)

    const isOver = () => ana.page.locator('.over').count()
    const deadline = Date.now() + 240_000
    for (let turn = 0; Date.now() < deadline && (await isOver()) === 0; turn++) {
      const answered = [await answerOnce(ana.page, turn), await answerOnce(ben.page, turn * 7)]
      if (!answered.includes(true)) await ana.page.waitForTimeout(100)
    }
    expect(await isOver()).toBe(1)
    await expect.poll(() => ben.page.locator('.over').count(), { timeout: 10_000 }).toBe(1)
    expect([...ana.troubles, ...ben.troubles]).toEqual([])
  }, 300_000)
})
