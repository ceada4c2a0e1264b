import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFinds } from './axe.ts'
import { boxTroubles } from './boxes.ts'
import { type House, openHouse, optionIn, theButton, whatIsAsked } from './browser.ts'
import { layOut } from './laid-out.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
}, 240_000)
afterAll(() => house?.stop())

const patient = { timeout: 20_000 }

describe('An invitation by mail', () => {
  it('is in the outbox, and whoever opens its link sits down as a guest', async () => {
    const ana = await house.guest('Ana')
    const ben = await house.person({ width: 1280 })
    const { id } = await ana.api('/tables', { settings: { name: 'Lunch club', seats: 3, pace: { kind: 'none' } } })
    await ana.page.goto(`${house.origin}/t/${id}`)
    await ana.page.getByLabel('By e-mail').fill('ben@example.org')
    await ana.page.getByRole('button', { name: 'Send', exact: true }).click()
    await ana.page.getByText('on its way to ben@example.org').waitFor(patient)

    await ben.page.goto(`${house.origin}/outbox`)
    await ben.page.locator('article', { hasText: 'ben@example.org' }).locator(`a[href^="${house.origin}/join#"]`).first().click()
    await ben.page.getByRole('heading', { name: 'Ana keeps a seat for you' }).waitFor(patient)
    await ben.page.getByLabel('Your name at the table').fill('Ben')
    await ben.page.getByRole('button', { name: 'Sit down as a guest' }).click()
    await ben.page.waitForURL(`${house.origin}/t/${id}`, patient)
    await ben.page.getByText('Two of three are in').waitFor(patient)
    // Ana, who has not touched anything, sees him come.
    await ana.page.getByText('Two of three are in').waitFor(patient)

    // The link has done what it was for.
    const [mail] = house.host.outbox.list()
    const link = mail?.text.match(/http\S+\/join#\S+/)?.[0] ?? ''
    const eve = await house.person()
    await eve.page.goto(link)
    await eve.page.getByRole('heading', { name: 'This invitation has been used.' }).waitFor(patient)
    expect([...ana.troubles, ...ben.troubles, ...eve.troubles]).toEqual([])
  }, 120_000)
})

describe('A Hand Limit, out of turn', () => {
  it('is asked on both devices at once, answered on one of them, and gone from the other', async () => {
    const ana = await house.guest('Ana')
    const ben = await house.guest('Ben')
    const laptop = await house.person({ width: 1280 })
    await laptop.context.addCookies(await ben.context.cookies())
    const hand = ['milk', 'bread', 'the-sun', 'the-toaster', 'music']
    const table = await layOut(house, [ana, ben], {
      turn: 's1',
      players: [{ hand: ['hand-limit-2', 'television'] }, { hand }],
      rules: ['play-2'],
    })
    await Promise.all([ana, ben, laptop].map(({ page }) => page.goto(`${house.origin}/t/${table}`)))
    await ben.page.getByText('Ana is thinking').waitFor(patient)

    await optionIn(ana.page, 'hand-limit-2').click()
    await theButton(ana.page).click()
    for (const { page } of [ben, laptop]) {
      await page.getByRole('heading', { name: 'Keep 2 of your 5 cards' }).waitFor(patient)
      await page.getByText('Ana is on turn. You are asked meanwhile.').waitFor(patient)
    }
    await optionIn(laptop.page, 'milk').click()
    await optionIn(laptop.page, 'bread').click()
    await theButton(laptop.page).click()
    // The phone, on which nobody has touched anything, shows it.
    await expect.poll(() => whatIsAsked(ben.page), patient).toBeNull()
    await expect.poll(() => ben.page.locator('.hand .name').allTextContents(), patient).toEqual(['Milk', 'Bread'])
    await expect.poll(() => ana.page.locator('[data-seat=s2] .holds').textContent(), patient).toContain('2 in hand')
    expect([...ana.troubles, ...ben.troubles, ...laptop.troubles]).toEqual([])
  }, 120_000)
})

describe('“Since you last looked”', () => {
  it('means the person: what was seen on the phone is not told again on the laptop', async () => {
    const ana = await house.guest('Ana')
    const ben = await house.guest('Ben')
    const laptop = await house.person({ width: 1280 })
    await laptop.context.addCookies(await ben.context.cookies())
    const players = [{ hand: ['milk', 'bread', 'television'] }, { hand: ['music'] }]
    const table = await layOut(house, [ana, ben], { turn: 's1', players, rules: ['play-3'] })
    const plays = async (card: string) => {
      const { view } = await ana.api<{ view: { decisions: { id: string; owed: boolean }[] } }>(`/tables/${table}/view`)
      const decision = view.decisions.find(({ owed }) => owed)?.id
      await ana.api(`/tables/${table}/answers`, { decision, picks: [card] })
    }
    await ben.page.goto(`${house.origin}/t/${table}`)
    // As at any visit but the first: through the worker, what a page says while it is being closed would be lost.
    await ben.page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, patient)
    await plays('milk')
    await ben.page.locator('.since', { hasText: 'Milk' }).waitFor(patient)
    await ben.page.goto(`${house.origin}/about`)
    const since = async () => (await ben.api<{ since: number }>(`/tables/${table}/log?looked=true`)).since
    await expect.poll(since, patient).toBeGreaterThan(0)

    await plays('bread')
    await laptop.page.goto(`${house.origin}/t/${table}`)
    await laptop.page.locator('.lately', { hasText: 'Bread' }).waitFor(patient)
    expect(await laptop.page.locator('.lately').textContent()).not.toContain('Milk')
    await laptop.page.goto(`${house.origin}/t/${table}/recap`)
    await laptop.page.getByText('Bread').first().waitFor(patient)
    expect(await laptop.page.locator('main').textContent()).not.toContain('Milk')
    expect([...ben.troubles, ...laptop.troubles]).toEqual([])
  }, 120_000)
})

describe('A table at which everybody is', () => {
  it('says so without a move, to whoever was there first, and says it no more when somebody has gone', async () => {
    const [ana, ben] = [await house.guest('Ana'), await house.guest('Ben', { width: 1280 })]
    const players = [{ hand: ['milk', 'bread'] }, { hand: ['music'] }]
    const table = await layOut(house, [ana, ben], { turn: 's1', players, rules: ['play-2'] })
    const says = (page: typeof ana.page) => page.locator('.top [role=status]', { hasText: 'Everybody is here.' })
    await ana.page.goto(`${house.origin}/t/${table}`)
    await ana.page.waitForLoadState('networkidle')
    expect(await says(ana.page).count()).toBe(0)
    const asked: string[] = []
    ana.page.on('request', (request) => asked.push(new URL(request.url()).pathname))

    await ben.page.goto(`${house.origin}/t/${table}`)
    for (const { page } of [ana, ben]) await says(page).waitFor(patient)
    // It was told, not asked for.
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])

    // A page that is loaded again is not missed.
    await ana.page.evaluate(() => {
      const lines: string[] = []
      Object.assign(window, { lines })
      const status = document.querySelector('.top [role=status]')
      const watch = new MutationObserver(() => lines.push(status?.textContent ?? ''))
      if (status) watch.observe(status, { childList: true, characterData: true, subtree: true })
    })
    await ben.page.reload()
    await says(ben.page).waitFor(patient)
    await ana.page.waitForTimeout(2500)
    expect(await ana.page.evaluate(() => (window as unknown as { lines: string[] }).lines)).toEqual([])

    await ben.page.goto(`${house.origin}/about`)
    await says(ana.page).waitFor({ state: 'detached', timeout: 6_000 })
    await ben.page.goBack()
    await says(ana.page).waitFor(patient)
    await ben.context.close()
    await says(ana.page).waitFor({ state: 'detached', timeout: 6_000 })
    expect([...ana.troubles, ...ben.troubles]).toEqual([])
  }, 60_000)
})

describe('Table talk, at two desks', () => {
  it('goes on beside the table, and a phone does not ask for it', async () => {
    const [ana, ben, mia] = [await house.guest('Ana', { width: 1280 }), await house.guest('Ben', { width: 1280 }), await house.guest('Mia')]
    const players = [{ hand: ['milk'] }, { hand: ['bread'] }, { hand: ['time'] }]
    const table = await layOut(house, [ana, ben, mia], { turn: 's1', players })
    const asked: string[] = []
    mia.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    for (const { page } of [ana, ben, mia]) await page.goto(`${house.origin}/t/${table}`)
    await mia.page.waitForLoadState('networkidle')
    expect(asked.filter((path) => /chat|shunned/.test(path))).toEqual([])
    const beside = (page: typeof ana.page) => page.locator('.talk-beside')
    await beside(ana.page).getByRole('textbox').fill('Sorry about the milk.')
    await ana.page.keyboard.press('Enter')
    await beside(ana.page).getByText('You Sorry about the milk.').waitFor(patient)
    await beside(ben.page).getByText('Ana Sorry about the milk.').waitFor(patient)
    // Said while nobody looks, it is there for whoever comes.
    await ben.page.reload()
    await beside(ben.page).getByText('Ana Sorry about the milk.').waitFor(patient)
    expect(await boxTroubles(ben.page)).toEqual([])
    expect(await axeFinds(ben.page)).toEqual([])
    expect([...ana.troubles, ...ben.troubles, ...mia.troubles]).toEqual([])
  }, 60_000)
})

describe('A move', () => {
  const laid = { turn: 's1', players: [{ hand: ['milk', 'bread', 'television'] }, { hand: ['music'] }], rules: ['play-3'] } as const
  const numberAt = async ({ api }: Pick<Awaited<ReturnType<House['guest']>>, 'api'>, table: string) =>
    (await api<{ number: number }>(`/tables/${table}/view`)).number

  it('counts once, however often it is clicked', async () => {
    const ana = await house.guest('Ana')
    const ben = await house.guest('Ben')
    const table = await layOut(house, [ana, ben], {
      ...laid,
      players: laid.players.map(({ hand }) => ({ hand: [...hand] })),
      rules: ['play-3'],
    })
    const before = await numberAt(ana, table)
    await ana.page.goto(`${house.origin}/t/${table}`)
    await optionIn(ana.page, 'milk').click()
    await expect.poll(() => theButton(ana.page).textContent()).toBe('Play Milk')
    await theButton(ana.page).dblclick()
    await ana.page.locator('.seat.mine [data-card=milk]').waitFor(patient)
    expect(await numberAt(ana, table)).toBe(before + 1)
    expect(ana.troubles).toEqual([])
  }, 60_000)

  it('counts once from two tabs, and the slower one is told what was chosen', async () => {
    const ana = await house.guest('Ana')
    const ben = await house.guest('Ben')
    const table = await layOut(house, [ana, ben], {
      ...laid,
      players: laid.players.map(({ hand }) => ({ hand: [...hand] })),
      rules: ['play-3'],
    })
    const other = await ana.context.newPage()
    for (const page of [ana.page, other]) await page.goto(`${house.origin}/t/${table}`)
    const before = await numberAt(ana, table)
    await optionIn(ana.page, 'milk').click()
    await optionIn(other, 'bread').click()
    await expect.poll(() => theButton(ana.page).textContent()).toBe('Play Milk')
    await expect.poll(() => theButton(other).textContent()).toBe('Play Bread')
    // The very same instant: no poke can have reached the other tab yet.
    const press = (page: typeof other) => page.evaluate(() => document.querySelector<HTMLElement>('.ask .btn.ink')?.click())
    await Promise.all([press(ana.page), press(other)])
    const table1 = ana.page.locator('.seat.mine .tile')
    await expect.poll(() => table1.count(), patient).toBe(1)
    await expect.poll(() => other.locator('.seat.mine .tile').count(), patient).toBe(1)
    expect(await numberAt(ana, table)).toBe(before + 1)
    const said = await Promise.all([ana.page, other].map((page) => page.locator('.ask p[aria-live]').textContent()))
    expect(said.filter((text) => /You have already answered this/.test(text ?? ''))).toHaveLength(1)
    expect(ana.troubles).toEqual([])
  }, 60_000)
})
