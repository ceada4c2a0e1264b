import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type House, openHouse, optionIn, theButton, whatIsAsked } from './browser.ts'
import { layOut } from './laid-out.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
}, 240_000)
afterAll(() => house?.stop())

const patient = { timeout: 20_000 }

describe('A card that is played', () => {
  const players = () => [{ hand: ['milk', 'bread', 'television'] }, { hand: ['music'] }]

  it('travels from the hand to its place, and the hand has it no more', async () => {
    const [ana, ben] = [await house.guest('Ana'), await house.guest('Ben')]
    const table = await layOut(house, [ana, ben], { turn: 's1', players: players(), rules: ['play-3'] })
    const { page } = ana
    await page.goto(`${house.origin}/t/${table}`)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const watch = new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const added of addedNodes)
            if (added instanceof HTMLElement && added.matches('.travels'))
              seen.push(`${added.querySelector('.name')?.textContent} ${added.getAnimations()[0]?.effect?.getTiming().duration}`)
      })
      watch.observe(document.body, { childList: true })
    })
    await optionIn(page, 'milk').click()
    await theButton(page).click()
    await page.locator('.seat.mine [data-card=milk]').waitFor(patient)
    await expect.poll(() => page.locator('.travels').count(), patient).toBe(0)
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(['Milk 420'])
    expect(ana.troubles).toEqual([])
  }, 60_000)

  /** Holds the answer back until the test lets it go. */
  const heldBack = async (page: Page) => {
    let letGo = (): void => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/answers', async (route) => {
      await held
      await route.continue()
    })
    return letGo
  }
  const middleOf = async (found: Locator): Promise<{ x: number; y: number }> => {
    const { x, y, width, height } = (await found.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: 0, height: 0 }
    return { x: x + width / 2, y: y + height / 2 }
  }
  const isShown = (found: Locator): Promise<boolean> => found.evaluate((element) => getComputedStyle(element).opacity === '1')
  /** Begins to count what moves though nobody has moved it. */
  const watchShifts = (page: Page): Promise<void> =>
    page.evaluate(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      const watch = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      })
      watch.observe({ type: 'layout-shift' })
    })

  it.each([
    { card: 'milk', to: '.seat.mine' },
    { card: 'hand-limit-2', to: '[data-term=handLimit]' },
    { card: 'time-is-money', to: '.goal' },
    { card: 'trash-a-keeper', to: '.pile:nth-child(2)' },
  ])(
    'leaves the hand before the reply and waits at $to, then lands there: $card',
    async ({ card, to }) => {
      const [ana, ben] = [await house.guest('Ana', { worker: false }), await house.guest('Ben')]
      const hand = ['bread', card]
      const table = await layOut(house, [ana, ben], { turn: 's1', players: [{ hand }, { hand: ['music'] }], rules: ['play-3'] })
      const { page } = ana
      await page.goto(`${house.origin}/t/${table}`)
      await page.waitForLoadState('networkidle')
      const letGo = await heldBack(page)
      await optionIn(page, card).click()
      await watchShifts(page)
      await theButton(page).click()
      await page.locator('.travels.waits').waitFor(patient)
      expect(await theButton(page).textContent()).toBe('Playing…')
      expect(await isShown(optionIn(page, card))).toBe(false)
      const place = await page.locator(to).and(page.locator(':visible')).first().boundingBox()
      const { x, y } = await middleOf(page.locator('.travels'))
      expect(place && x > place.x && x < place.x + place.width && y > place.y && y < place.y + place.height).toBe(true)
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
      letGo()
      await optionIn(page, card).waitFor({ state: 'detached', ...patient })
      await expect.poll(() => page.locator('.travels').count(), patient).toBe(0)
      expect(ana.troubles).toEqual([])
    },
    60_000,
  )

  it('comes back into the hand when it is refused, and the bar says why', async () => {
    const [ana, ben] = [await house.guest('Ana', { worker: false }), await house.guest('Ben')]
    const table = await layOut(house, [ana, ben], { turn: 's1', players: players(), rules: ['play-3'] })
    const { page } = ana
    await page.goto(`${house.origin}/t/${table}`)
    await page.waitForLoadState('networkidle')
    const letGo = await heldBack(page)
    const asked = await whatIsAsked(page)
    await optionIn(page, 'milk').click()
    await theButton(page).click()
    await page.locator('.travels.waits').waitFor(patient)
    // Answered from somewhere else meanwhile: the table moves on, and this card is still on its way.
    await ana.api(`/tables/${table}/answers`, { decision: asked?.id, picks: ['bread'] })
    await page.locator('.seat.mine [data-card=bread]').waitFor(patient)
    expect(await isShown(optionIn(page, 'milk'))).toBe(false)
    letGo()
    await expect.poll(() => isShown(optionIn(page, 'milk')), patient).toBe(true)
    await expect.poll(() => page.locator('.travels').count(), patient).toBe(0)
    expect(await page.locator('.ask p[aria-live]').textContent()).toContain('You have already answered this')
    expect(ana.troubles).toEqual([])
  }, 60_000)

  it('comes back when the network fails for good, and can be played again', async () => {
    const [ana, ben] = [await house.guest('Ana', { worker: false }), await house.guest('Ben')]
    const table = await layOut(house, [ana, ben], { turn: 's1', players: players(), rules: ['play-3'] })
    const { page } = ana
    await page.goto(`${house.origin}/t/${table}`)
    await page.waitForLoadState('networkidle')
    await page.route('**/answers', (route) => route.abort('connectionreset'))
    await optionIn(page, 'milk').click()
    await theButton(page).click()
    await page.locator('.travels.waits').waitFor(patient)
    await expect.poll(() => isShown(optionIn(page, 'milk')), patient).toBe(true)
    await page.unroute('**/answers')
    await expect.poll(() => theButton(page).textContent(), patient).toBe('Play Milk')
    await theButton(page).click()
    await page.locator('.seat.mine [data-card=milk]').waitFor(patient)
    await expect.poll(() => page.locator('.travels').count(), patient).toBe(0)
    expect(ana.troubles).toEqual([])
  }, 60_000)

  it('is not the only one that leaves at once: so do all that a limit takes, and they come back when the network fails', async () => {
    const [ana, ben] = [await house.guest('Ana'), await house.guest('Ben', { worker: false })]
    const hand = ['milk', 'bread', 'the-sun', 'the-toaster', 'music']
    const table = await layOut(house, [ana, ben], {
      turn: 's1',
      players: [{ hand: ['hand-limit-2', 'television'] }, { hand }],
      rules: ['play-2'],
    })
    const { view } = await ana.api<{ view: { decisions: { id: string; owed: boolean }[] } }>(`/tables/${table}/view`)
    const decision = view.decisions.find(({ owed }) => owed)?.id
    await ana.api(`/tables/${table}/answers`, { decision, picks: ['hand-limit-2'] })
    const { page } = ben
    await page.goto(`${house.origin}/t/${table}`)
    await page.waitForLoadState('networkidle')
    await page.route('**/answers', (route) => route.abort('connectionreset'))
    for (const kept of ['milk', 'bread']) await optionIn(page, kept).click()
    await theButton(page).click()
    await expect.poll(() => page.locator('.travels.waits').count(), patient).toBe(3)
    const gone = ['the-sun', 'the-toaster', 'music']
    for (const card of gone) expect(await isShown(optionIn(page, card))).toBe(false)
    for (const card of gone) await expect.poll(() => isShown(optionIn(page, card)), patient).toBe(true)
    await page.unroute('**/answers')
    const letGo = await heldBack(page)
    await theButton(page).click()
    await expect.poll(() => page.locator('.travels.waits').count(), patient).toBe(3)
    letGo()
    await expect.poll(() => page.locator('.hand .name').allTextContents(), patient).toEqual(['Milk', 'Bread'])
    await expect.poll(() => page.locator('.travels').count(), patient).toBe(0)
    expect(ben.troubles).toEqual([])
  }, 60_000)

  it('changes a number when it has landed, not before', async () => {
    const [ana, ben] = [await house.guest('Ana'), await house.guest('Ben')]
    const hand = ['play-2', 'milk', 'bread', 'television']
    const table = await layOut(house, [ana, ben], { turn: 's1', players: [{ hand }, { hand: ['music'] }], rules: ['play-3'] })
    const { page } = ana
    await page.goto(`${house.origin}/t/${table}`)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const number = document.querySelector('[data-term=play] .n')
      const look = () => {
        const said = `${number?.textContent}${document.querySelector('.travels') ? ' on its way' : ''}`
        if (seen.at(-1) !== said) seen.push(said)
        requestAnimationFrame(look)
      }
      look()
    })
    await optionIn(page, 'play-2').click()
    await theButton(page).click()
    await expect.poll(() => page.locator('[data-term=play] .n').textContent(), patient).toBe('2')
    await expect.poll(() => page.locator('.travels').count(), patient).toBe(0)
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect(seen.slice(0, 2)).toEqual(['3', '3 on its way'])
    expect(seen.filter((said) => said.startsWith('2'))).toEqual(['2'])
    expect(ana.troubles).toEqual([])
  }, 60_000)

  it('changes its place without travelling for those who want no motion, and is marked until the next tap', async () => {
    const [ana, ben] = [await house.guest('Ana'), await house.guest('Ben')]
    const table = await layOut(house, [ana, ben], { turn: 's1', players: players(), rules: ['play-3'] })
    const { page } = ana
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${house.origin}/t/${table}`)
    await optionIn(page, 'milk').click()
    await theButton(page).click()
    await page.locator('.seat.mine [data-card=milk][data-moved]').waitFor(patient)
    expect(await page.locator('.travels').count()).toBe(0)
    await optionIn(page, 'bread').click()
    await page.locator('[data-moved]').waitFor({ state: 'detached', ...patient })
    expect(ana.troubles).toEqual([])
  }, 60_000)
})
