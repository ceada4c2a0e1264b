import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashOf } from '../../functions/people/ids.ts'
import { type House, openHouse, optionIn, type Person, theButton } from './browser.ts'
import { layOut } from './laid-out.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
}, 240_000)
afterAll(() => house?.stop())

const patient = { timeout: 20_000 }

/** Ana on turn with three cards, Ben waiting. */
const tableOf = (ana: Person, ben: Person): Promise<string> =>
  layOut(house, [ana, ben], {
    turn: 's1',
    players: [{ hand: ['milk', 'bread', 'hand-limit-1'] }, { hand: ['music', 'sleep'] }],
    rules: ['play-3'],
  })

describe('Without a connection', () => {
  it('the last table is shown and said to be old, picking works, nothing is sent; and it goes on by itself', async () => {
    const ana = await house.guest('Ana')
    const ben = await house.guest('Ben')
    const table = await tableOf(ana, ben)
    const { page, context } = ana
    await page.goto(`${house.origin}/t/${table}`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect.poll(() => page.evaluate(keptPages), patient).toContain(`/t/${table}`)

    await context.setOffline(true)
    await page.getByText(/^Offline\. This is the table as of \d\d:\d\d\.$/).waitFor(patient)
    await optionIn(page, 'milk').click()
    expect(await theButton(page).textContent()).toBe('Needs a connection')
    await theButton(page).click({ force: true })
    // A reload, or opening it from the home screen: still the table, still said to be old.
    await page.reload()
    await page.getByText(/^Offline\. This is the table as of/).waitFor(patient)
    await expect.poll(() => page.locator('.hand .name').allTextContents()).toEqual(['Milk', 'Bread', 'Hand Limit 1'])

    await context.setOffline(false)
    await page.getByText(/^Offline\. This is the table as of/).waitFor({ state: 'detached', ...patient })
    await optionIn(page, 'milk').click()
    await expect.poll(() => theButton(page).textContent()).toBe('Play Milk')
    await theButton(page).click()
    await page.locator('.seat.mine [data-card=milk]').waitFor(patient)
    expect(ana.troubles).toEqual([])
  }, 120_000)

  it('a page never seen before says what is the matter and comes by itself when there is one', async () => {
    const { page, context } = await house.guest('Ana')
    await page.goto(house.origin)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await context.setOffline(true)
    await page.goto(`${house.origin}/stats`)
    await page
      .getByRole('heading', { name: /offline/i })
      .first()
      .waitFor(patient)
    await context.setOffline(false)
    await page.getByRole('heading', { name: 'Statistics' }).waitFor(patient)
  }, 60_000)

  const keptPages = async (): Promise<string[]> => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages-'))
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname)
  }
})

describe('When the session is over', () => {
  it('one signs in by mail and is back at the same question', async () => {
    const ana = await house.person()
    const ben = await house.guest('Ben')
    await signIn(ana, 'ana@example.org')
    const table = await tableOf(ana, ben)
    const { page, context } = ana
    await page.goto(`${house.origin}/t/${table}`)
    await optionIn(page, 'milk').click()
    await expect.poll(() => theButton(page).textContent()).toBe('Play Milk')
    await context.clearCookies()
    await theButton(page).click()
    await page.getByText('Your session is over.').waitFor(patient)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('Your e-mail address').fill('ana@example.org')
    await page.getByRole('button', { name: 'Mail me a code' }).click()
    await page.getByLabel('Code', { exact: true }).fill(await codeFor('ana@example.org'))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(`${house.origin}/t/${table}`, patient)
    await optionIn(page, 'milk').click()
    await theButton(page).click()
    await page.locator('.seat.mine [data-card=milk]').waitFor(patient)
    expect(ana.troubles).toEqual([])
  }, 120_000)

  let used = ''
  const codeFor = async (email: string): Promise<string> => {
    const mail = () => house.host.outbox.list().find(({ to, id }) => to.includes(email) && id > used)
    await expect.poll(() => mail()?.text, patient).toMatch(/\b\d{6}\b/)
    const { id = '', text = '' } = mail() ?? {}
    used = id
    return text.match(/\b\d{6}\b/)?.[0] ?? ''
  }
  const signIn = async ({ api }: Person, email: string): Promise<void> => {
    await api('/sessions/email', { email })
    await api('/sessions/email/confirm', { email, code: await codeFor(email) })
  }
})

describe('What one may not see', () => {
  it('a private table says that it is not yours, and what to do', async () => {
    const ana = await house.guest('Ana')
    const ben = await house.guest('Ben')
    const eve = await house.guest('Eve')
    const table = await tableOf(ana, ben)
    const response = await eve.page.goto(`${house.origin}/t/${table}`)
    expect(response?.status()).toBe(404)
    await eve.page.getByRole('heading', { name: 'This table is not yours to see.' }).waitFor(patient)
    await eve.page.getByRole('link', { name: 'Sign in' }).waitFor()
    expect(await eve.page.content()).not.toContain('Lunch club')
  }, 60_000)

  it('an invitation that was used, or has expired, says what to do', async () => {
    const [ana, ben, eve] = [await house.guest('Ana'), await house.guest('Ben'), await house.person()]
    const { id } = await ana.api('/tables', { settings: { name: 'Lunch club', seats: 4, pace: { kind: 'none' } } })
    const invited = async () => (await ana.api<{ link: string }>(`/tables/${id}/invites`, {})).link
    const used = await invited()
    await ben.api('/invites/accept', { token: used.split('#')[1] })
    await eve.page.goto(used)
    await eve.page.getByRole('heading', { name: 'This invitation has been used.' }).waitFor(patient)

    const old = await invited()
    const { ports } = house.host
    const key = { pk: `INVITE#${hashOf(old.split('#')[1] ?? '', ports)}`, sk: 'INVITE' }
    await ports.store.update('ephemeral', key, { set: { until: Date.now() - 1 } }, { exists: true })
    await eve.page.goto(old)
    await eve.page.reload()
    await eve.page.getByRole('heading', { name: 'This invitation has expired.' }).waitFor(patient)
    await eve.page.getByText('Ask your host for a new one.').waitFor()
  }, 60_000)

  it('an invitation that was taken back, or never was one, says so', async () => {
    const ana = await house.guest('Ana')
    const { id } = await ana.api('/tables', { settings: { name: 'Lunch club', seats: 3, pace: { kind: 'none' } } })
    const { link, invite } = await ana.api<{ link: string; invite: { id: string } }>(`/tables/${id}/invites`, {})
    await ana.context.request.delete(`${house.origin}/api/v1/tables/${id}/invites/${invite.id}`, {
      headers: { origin: house.origin, 'content-type': 'application/json' },
      data: {},
    })
    const eve = await house.person()
    await eve.page.goto(link)
    await eve.page.getByRole('heading', { name: 'This invitation was taken back.' }).waitFor(patient)
    await eve.page.goto(`${house.origin}/join#${'x'.repeat(27)}`)
    await eve.page.reload()
    await eve.page.getByRole('heading', { name: 'This invitation is not valid.' }).waitFor(patient)
    await eve.page.goto(`${house.origin}/join`)
    await eve.page.getByRole('heading', { name: 'There is no invitation in this link.' }).waitFor(patient)
  }, 60_000)
})

describe('When something breaks', () => {
  it('a page that the service cannot fill is an error page with a way on, never a white one', async () => {
    const { page } = await house.guest('Ana', { worker: false })
    // The page itself breaks: a reply that no build of ours has ever sent.
    await page.route('**/api/v1/invites/look', (route) => route.fulfill({ json: { nonsense: true } }))
    await page.goto(`${house.origin}/join#${'y'.repeat(27)}`)
    await page.getByRole('heading', { name: /went wrong/i }).waitFor(patient)
    await page
      .getByRole('link', { name: /first page|home/i })
      .first()
      .waitFor()
  }, 60_000)

  it('an answer that gets lost is asked about again, and counts once', async () => {
    const ana = await house.guest('Ana', { worker: false })
    const ben = await house.guest('Ben')
    const table = await tableOf(ana, ben)
    const { page } = ana
    await page.goto(`${house.origin}/t/${table}`)
    let lost = 0
    await page.route('**/answers', async (route) => {
      // It arrives, but its reply does not.
      if (lost++ > 0) return route.continue()
      await route.fetch()
      await route.abort('connectionreset')
    })
    await optionIn(page, 'milk').click()
    await expect.poll(() => theButton(page).textContent()).toBe('Play Milk')
    await theButton(page).click()
    await expect.poll(() => theButton(page).textContent(), { timeout: 5000, interval: 20 }).toBe('Not sure it arrived. Checking…')
    await page.locator('.seat.mine [data-card=milk]').waitFor(patient)
    await expect.poll(() => lost).toBe(2)
    await expect.poll(() => page.locator('.seat.mine .tile').count()).toBe(1)
  }, 60_000)

  it('on a slow network the question can be read before any script has come', async () => {
    const ana = await house.guest('Ana', { worker: false })
    const ben = await house.guest('Ben')
    const table = await tableOf(ana, ben)
    await ana.page.route('**/*.js', () => {})
    await ana.page.goto(`${house.origin}/t/${table}`, { waitUntil: 'commit' })
    await ana.page.getByRole('heading', { name: /^Play/ }).waitFor(patient)
    expect(await ana.page.locator('[role=option] .name').allTextContents()).toEqual(['Milk', 'Bread', 'Hand Limit 1'])
  }, 60_000)

  it('a tap that comes before the scripts do is kept, and counts once, however often it is repeated', async () => {
    const ana = await house.guest('Ana', { worker: false })
    const ben = await house.guest('Ben')
    const table = await tableOf(ana, ben)
    let come = (): void => {}
    const scripts = new Promise<void>((resolve) => {
      come = resolve
    })
    await ana.page.route('**/*.js', async (route) => {
      await scripts
      await route.continue()
    })
    await ana.page.goto(`${house.origin}/t/${table}`, { waitUntil: 'commit' })
    const milk = ana.page.locator('[data-option=milk]')
    for (let tap = 0; tap < 2; tap++) await milk.click(patient)
    expect(await milk.getAttribute('aria-selected')).toBe('false')
    come()
    await expect.poll(() => milk.getAttribute('aria-selected'), patient).toBe('true')
    await expect.poll(() => ana.page.locator('.ask .btn.ink').textContent(), patient).toBe('Play Milk')
    expect(ana.troubles).toEqual([])
  }, 60_000)
})
