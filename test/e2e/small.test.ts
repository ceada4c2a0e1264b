/** The smallest screens, in the language with the longest words: what comes after a move, after an absence, after a game. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boxTroubles } from './boxes.ts'
import { type House, type Look, openHouse, optionIn, type Person, theButton } from './browser.ts'
import { bystander, layOut } from './laid-out.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
}, 240_000)
afterAll(() => house?.stop())

const upright: Look = { width: 320, height: 640, language: 'de-DE', dark: true }
const onItsSide: Look = { width: 844, height: 390, language: 'de-DE' }
const both = [
  ['upright', upright],
  ['on its side', onItsSide],
] as const

async function play({ page }: Person, table: string, card: string): Promise<void> {
  await page.goto(`${house.origin}/t/${table}`)
  await optionIn(page, card).click()
  await theButton(page).click()
}

const isInSight = ({ page }: Person, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

describe.each(both)('A small phone, %s', (_, look) => {
  it('shows who won, and with what, without a Goal running out of its paper', async () => {
    const nora = await house.guest('Nora', look)
    const ana = await bystander(house, 'Ana')
    const table = await layOut(house, [nora, ana], {
      turn: 's1',
      players: [{ hand: ['money', 'bread'], front: ['dreams'] }, { hand: ['milk'] }],
      goals: ['winning-the-lottery'],
    })
    await play(nora, table, 'money')
    await nora.page.locator('.over h2').waitFor()
    expect(await isInSight(nora, '.over h2')).toBe(true)
    await nora.page.evaluate(() => scrollTo(0, 0))
    expect(await isInSight(nora, '.over h2')).toBe(true)
    expect(await boxTroubles(nora.page)).toEqual([])
    await nora.context.close()
  }, 60_000)

  it('keeps the way to the next table in sight after a move', async () => {
    const nora = await house.guest('Nora', look)
    const ana = await bystander(house, 'Ana')
    const laid = { turn: 's1' as const, players: [{ hand: ['milk', 'bread', 'toast'] }, { hand: ['time'] }] }
    const [table] = [await layOut(house, [nora, ana], laid, 'Küche'), await layOut(house, [nora, ana], laid, 'Mittagsrunde')]
    await play(nora, table, 'milk')
    await nora.page.locator('.next-table a').waitFor()
    await nora.page.evaluate(() => scrollTo(0, 0))
    expect(await isInSight(nora, '.next-table a')).toBe(true)
    await nora.context.close()
  }, 60_000)

  it('plays what happened: the sentence above the bar, no pip under a button', async () => {
    const nora = await house.guest('Nora', look)
    const ana = await bystander(house, 'Ana')
    const hand = ['milk', 'bread', 'toast', 'time', 'love', 'draw-3', 'rocket-to-the-moon']
    const table = await layOut(house, [ana, nora], { turn: 's1', players: [{ hand }, { hand: ['peace'] }], rules: ['play-all'] })
    for (const card of hand) {
      const { view } = await ana.api<{ view: { decisions: { id: string }[] } }>(`/tables/${table}/view`)
      await ana.api(`/tables/${table}/answers`, { decision: view.decisions[0]?.id, picks: [card] })
    }
    await nora.page.goto(`${house.origin}/t/${table}/recap`)
    await nora.page.locator('.play .pips i').first().waitFor()
    expect(await boxTroubles(nora.page)).toEqual([])
    const under = await nora.page.evaluate(() => {
      const [button] = document.querySelectorAll('.play .controls button')
      const pips = [...document.querySelectorAll('.play .pips i')]
      return pips.filter((pip) => pip.getBoundingClientRect().right > (button?.getBoundingClientRect().left ?? 0)).length
    })
    expect(under).toBe(0)
    const [told, bar] = await Promise.all([
      nora.page.locator('.told').boundingBox(),
      nora.page.locator('.ask, .foot-bar').first().boundingBox(),
    ])
    expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    await nora.context.close()
  }, 60_000)
})
