import { chanceOf, type Decision, greedy, type View } from '@meanwhile/engine'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerSensibly, type House, openHouse, theButton, whatIsAsked } from './browser.ts'

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
    const first = await whatIsAsked(page)
    await page.locator('[role=option]').first().click()
    await expect.poll(() => button.textContent(), { timeout: 10_000 }).toMatch(/^Play /)
    await button.click()
    // The bots may be through, and the newcomer asked again, before anybody looks.
    await expect.poll(async () => (await whatIsAsked(page))?.id, { timeout: 15_000 }).not.toBe(first?.id)
    expect(Date.now() - began).toBeLessThan(60_000)
    expect(troubles).toEqual([])
  }, 90_000)

  it('finds the game on the first page when they go back to it', async () => {
    const { page, troubles } = await house.person()
    await page.goto(house.origin)
    await page.getByRole('heading', { name: 'An empty table.' }).waitFor()
    await page.getByRole('button', { name: 'Play bots now' }).click()
    await page.waitForURL(/\/t\/[\w-]{22}$/)
    await page.locator('.dock').waitFor()
    await expect.poll(() => page.title(), { timeout: 10_000 }).toBe('Against bots · Meanwhile')
    await page.goBack()
    await page.getByRole('link', { name: /Against bots/ }).waitFor({ timeout: 10_000 })
    expect(troubles).toEqual([])
  }, 60_000)

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
    const ana = await house.guest('Ana')
    const ben = await house.person({ width: 1280, dark: true })
    const { id } = await ana.api('/tables', { settings: { name: 'Lunch club', seats: 2, first: 'host', pace: { kind: 'none' } } })
    const { link } = await ana.api<{ link: string }>(`/tables/${id}/invites`, {})

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
    while (Date.now() < deadline && (await isOver()) === 0) {
      const answered = [await answerSensibly(ana, id), await answerSensibly(ben, id)]
      if (!answered.includes(true)) await ana.page.waitForTimeout(50)
    }
    expect(await isOver()).toBe(1)
    await expect.poll(() => ben.page.locator('.over').count(), { timeout: 10_000 }).toBe(1)
    expect([...ana.troubles, ...ben.troubles]).toEqual([])
  }, 300_000)
})

describe('Somebody with a keyboard and nothing else', () => {
  it('starts a game against bots and plays it to its end', async () => {
    const ana = await house.person({ width: 1280 })
    const { page, api } = ana
    await page.goto(house.origin)
    await tabTo(page, 'Play bots now')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/t\/[\w-]{22}$/, { timeout: 30_000 })
    const table = new URL(page.url()).pathname.slice(3)
    const isOver = () => page.locator('.over').count()
    const deadline = Date.now() + 240_000
    while (Date.now() < deadline && (await isOver()) === 0) {
      const asked = await whatIsAsked(page)
      const { view } = asked ? await api<{ view: View }>(`/tables/${table}/view`) : {}
      const decision = view?.decisions.find(({ id }) => id === asked?.id)
      if (decision && view) await typeAnswer(page, decision, greedy(view, decision, chanceOf(decision.id)))
      else await page.waitForTimeout(50)
    }
    expect(await isOver()).toBe(1)
    await tabTo(page, 'Play again')
    expect(ana.troubles).toEqual([])
  }, 300_000)
})

/** Walks with the tab key until what has this name is reached. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((name) => document.activeElement?.textContent?.trim() === name, name)) return
  }
  throw new Error(`${name} cannot be reached with the tab key`)
}

/** Into the list box by tab, through it by arrows, picked by space, confirmed by enter. */
async function typeAnswer(page: Page, decision: Decision, picks: string[]): Promise<void> {
  const here = () => page.evaluate(() => document.activeElement?.getAttribute('data-option') ?? null)
  for (let i = 0; i < 80 && (await here()) === null; i++) await page.keyboard.press('Tab')
  const marks = decision.kind === 'discard' ? decision.options.filter((option) => !picks.includes(option)) : picks
  const left = new Set(marks)
  for (let i = 0; i <= decision.options.length; i++) {
    const option = await here()
    if (option === null) return
    if (left.delete(option)) await page.keyboard.press('Space')
    if (left.size === 0) break
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await whatIsAsked(page))?.id !== decision.id, { timeout: 10_000 }).toBe(true)
  // The card is gone; they are not.
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.dock') !== null), { timeout: 10_000 }).toBe(true)
}

describe('Auf Deutsch', () => {
  it('nobody meets an English word on the way to a first card', async () => {
    const { page, troubles } = await house.person({ language: 'de-DE' })
    await page.goto(house.origin)
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    await page.getByRole('button', { name: 'Gegen Bots spielen' }).click()
    await page.waitForURL(/\/t\/[\w-]{22}$/, { timeout: 30_000 })
    const option = page.locator('[role=option]').first()
    await option.click({ timeout: 30_000 })
    await expect.poll(() => theButton(page).textContent()).toMatch(/spielen$|nutzen$/)
    const text = await page.locator('body').innerText()
    expect(text.match(/\b(the|your|card|play|draw|hand of|nobody|turn)\b/gi) ?? []).toEqual([])
    expect(troubles).toEqual([])
  }, 90_000)
})
