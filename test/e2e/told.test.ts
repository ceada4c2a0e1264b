/** The whole chain of a push: subscribe, be asked, see the notification, click, answer. */

import { readFileSync } from 'node:fs'
import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { layOut } from '../reach/laid-out.ts'
import { type Device, openPushService, type PushService } from '../reach/push-service.ts'
import { answerSensibly, type House, openHouse, type Person } from './browser.ts'
import { layOut as tableOf } from './laid-out.ts'

const subscribing = readFileSync(new URL('./subscribing.js', import.meta.url), 'utf8')

let service: PushService
let house: House
beforeAll(async () => {
  service = await openPushService()
  house = await openHouse({ pushService: service })
}, 240_000)
afterAll(async () => {
  await house?.stop()
  await service?.stop()
})

/** No real push service may be asked: the browser's subscribing is replaced, and what it would be sent is handed to its worker. */
async function withDevice(context: BrowserContext): Promise<Device> {
  const device = service.subscribe(house.host.ports.settings.pushKey)
  await context.grantPermissions(['notifications'], { origin: house.origin })
  await context.addInitScript({ content: `{ const subscription = ${JSON.stringify(device.subscription)}; ${subscribing} }` })
  return device
}

/** The machine may be busy with other things. */
const soon = { timeout: 15_000 }

type Inside = { session: CDPSession; registration: string; context: BrowserContext }

async function insideOf({ page, context }: Person): Promise<Inside> {
  const session = await context.newCDPSession(page)
  const registration = new Promise<string>((found) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) found(first.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  return { session, registration: await registration, context }
}

/**
 * Until the worker has shown it. Nobody may ask for what is shown before that: listing notifications, Chromium drops those it does not see on
 * the screen yet.
 */
async function deliver({ session, registration, context }: Inside, data: string): Promise<void> {
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(noteTheNextShown)
  await session.send('ServiceWorker.deliverPushMessage', { origin: house.origin, registrationId: registration, data })
  await worker?.evaluate('nextShown')
}
const noteTheNextShown = `globalThis.nextShown = new Promise((resolve) => {
  registration.showNotification = (...given) =>
    ServiceWorkerRegistration.prototype.showNotification.apply(registration, given).then((shown) => setTimeout(resolve, 100, shown))
}); 0`

type Shown = { title: string; body: string; tag: string }
const listShown = `navigator.serviceWorker.ready
  .then((registration) => registration.getNotifications())
  .then((all) => all.map(({ title, body, tag }) => ({ title, body, tag })))`
const shownOn = (page: Page): Promise<Shown[]> => page.evaluate(listShown)

/** A real click needs a finger. */
async function click({ context }: Person, tag: string, action = ''): Promise<void> {
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(`registration.getNotifications({ tag: '${tag}' })
    .then(([notification]) => dispatchEvent(new NotificationEvent('notificationclick', { notification, action: '${action}' })))`)
}

const post = async (who: Person, path: string, data: object) =>
  (await who.context.request.post(`${house.origin}/api/v1${path}`, { data, headers: { origin: house.origin } })).json()

const devices = (): string => `${house.origin}/api/v1/me/subscriptions`
const listedBy = async ({ context }: Person) => (await (await context.request.get(devices())).json()).subscriptions

/** As its owner does on another device, or the service when a push service says that nobody is there. */
async function takeOffTheList(who: Person): Promise<void> {
  const [{ id }] = await listedBy(who)
  await who.context.request.delete(`${devices()}/${id}`, { data: {}, headers: { origin: house.origin } })
  expect(await listedBy(who)).toEqual([])
}

/** What the page keeps in mind of being listed, as it is after an hour. */
const anHourPasses = `localStorage.setItem('push:known',
  JSON.stringify({ ...JSON.parse(localStorage.getItem('push:known')), since: Date.now() - 3600000 }))`
const theBrowserLosesIt = "localStorage.removeItem('subscribed-for-a-test')"

/** Ana and Ben at a table; Ben begins, and Ana's turn comes when he is through. */
async function twoPeople() {
  const [ana, ben] = [await house.person(), await house.person()]
  const device = await withDevice(ana.context)
  await post(ana, '/guests', { name: 'Ana' })
  await post(ben, '/guests', { name: 'Ben' })
  const settings = { name: 'Lunch club', seats: 2, first: 'host', pace: { kind: 'none' }, visibility: 'open' }
  const { id } = await post(ben, '/tables', { settings })
  await post(ana, `/tables/${id}/seats`, {})
  return { ana, ben, device, table: id as string }
}

describe('A notification', () => {
  it('is asked for in the settings, arrives, opens the very decision, and goes when it is answered elsewhere', async () => {
    const { ana, ben, device, table } = await twoPeople()
    const { page } = ana
    await page.goto(`${house.origin}/settings`)
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.getByText('Notifications are on here.').waitFor()
    await expect.poll(() => page.getByText('(this one)').count(), soon).toBe(1)

    // What the browser has lost it gets again at the next start, though the service has dropped it meanwhile.
    await expect.poll(async () => (await listedBy(ana)).length, soon).toBe(1)
    await takeOffTheList(ana)
    await page.evaluate(theBrowserLosesIt)
    await page.reload()
    await expect.poll(async () => (await listedBy(ana)).length, soon).toBe(1)

    // Taken off the list elsewhere, it stays off it, until its owner turns it on again.
    await takeOffTheList(ana)
    await page.evaluate(anHourPasses)
    await page.reload()
    await expect.poll(() => page.evaluate("localStorage.getItem('subscribed-for-a-test')"), soon).toBe(null)
    await page.reload()
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.getByText('(this one)').waitFor()

    // Taken off the list right here, it is off at once.
    await page.getByRole('button', { name: /^Remove/ }).click()
    await page.getByRole('button', { name: 'Turn on' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.getByText('(this one)').waitFor()
    expect(await listedBy(ana)).toHaveLength(1)

    // A test of it.
    await page.getByRole('button', { name: /^Send a test/ }).click()
    await expect.poll(() => service.pushed.filter((pushed) => pushed.device === device.id).length, soon).toBe(1)
    const inside = await insideOf(ana)
    await deliver(inside, service.pushed.at(-1)?.text ?? '')
    await expect.poll(() => shownOn(page), soon).toEqual([expect.objectContaining({ title: 'This is a test' })])

    // Away from the game, Ana is told when her turn comes.
    await page.goto('about:blank')
    await ben.page.goto(`${house.origin}/t/${table}`)
    const mine = () => service.pushed.filter((pushed) => pushed.device === device.id && pushed.topic === table)
    for (let turn = 0; mine().length === 0 && turn < 60; turn++) {
      await answerSensibly(ben, table)
      await ben.page.waitForTimeout(250)
    }
    expect(mine()).toHaveLength(1)
    const [told] = mine()
    expect(told?.bytes).toBeLessThanOrEqual(1024)
    const { notification } = JSON.parse(told?.text ?? '{}')
    expect(notification).toMatchObject({ title: 'Lunch club', tag: table, body: expect.stringContaining('Ben played') })

    // Shown once, though it comes twice.
    await page.goto(`${house.origin}/rules`)
    await deliver(inside, told?.text ?? '')
    await deliver(inside, told?.text ?? '')
    await expect.poll(async () => (await shownOn(page)).filter(({ tag }) => tag === table).length, soon).toBe(1)

    // A click opens the decision.
    await click(ana, table)
    await page.waitForURL(new RegExp(`/t/${table}\\?asked=`), { timeout: 15_000 })
    await page.locator('#asked').waitFor()

    // Answered on another device: an open page takes the word back.
    await deliver(inside, told?.text ?? '')
    await expect.poll(async () => (await shownOn(page)).filter(({ tag }) => tag === table).length, soon).toBe(1)
    const { view } = await (await ana.context.request.get(`${house.origin}/api/v1/tables/${table}/view`)).json()
    const [asked] = view.decisions
    await post(ana, `/tables/${table}/answers`, { decision: asked.id, picks: asked.options.slice(0, asked.min) })
    await expect.poll(async () => (await shownOn(page)).filter(({ tag }) => tag === table).length, soon).toBe(0)
    expect(ana.troubles).toEqual([])
  }, 180_000)

  it('is offered after the first move, with the reason', async () => {
    const { ana, table } = await twoPeople()
    await layOut(
      house.host.ports.store,
      table,
      { turn: 's2', players: [{ hand: ['milk'] }, { hand: ['time', 'love'] }], rules: ['play-2'] },
      Date.now(),
    )
    await ana.page.goto(`${house.origin}/t/${table}`)
    const offer = ana.page.getByText('Shall we tell you when it is your move?')
    await ana.page.getByRole('option').first().click()
    expect(await offer.count()).toBe(0)
    await ana.page.locator('.ask .btn.ink').click()
    await offer.waitFor()
    await ana.page.getByRole('button', { name: 'Yes, tell me' }).click()
    await expect.poll(() => offer.count(), soon).toBe(0)
    expect(await listedBy(ana)).toHaveLength(1)

    // A table compares as well, with what it asks for anyway: what was lost is there again.
    await takeOffTheList(ana)
    await ana.page.evaluate(theBrowserLosesIt)
    await ana.page.reload()
    await expect.poll(async () => (await listedBy(ana)).length, soon).toBe(1)
    expect(ana.troubles).toEqual([])
  }, 60_000)

  it('brings its very question to the front of a table that is open, and goes when the first page hears that it is settled', async () => {
    const { ana, ben, table } = await twoPeople()
    const hands = [{ hand: ['hand-limit-1', 'milk'] }, { hand: ['time', 'love', 'music'], front: ['bread', 'sleep', 'cookies'] }]
    await layOut(house.host.ports.store, table, { turn: 's1', players: hands, rules: ['play-2', 'keeper-limit-2'] }, Date.now())
    type Asked = { id: string; options: string[]; min: number }
    const askedOf = async ({ api }: Person) => (await api<{ view: { decisions: Asked[] } }>(`/tables/${table}/view`)).view.decisions
    const limits = async () => (await askedOf(ana)).filter(({ min }) => min > 0)
    const [play] = await askedOf(ben)
    await post(ben, `/tables/${table}/answers`, { decision: play?.id, picks: ['hand-limit-1'] })
    const [first, second] = await limits()
    const { page } = ana
    await page.goto(`${house.origin}/t/${table}?asked=${first?.id}`)
    await page.locator(`[role=listbox][data-decision="${first?.id}"] [role=option]`).first().click()

    await shownOn(page)
    const inside = await insideOf(ana)
    const push = { title: 'Lunch club', body: 'Ben played Hand Limit 1.', tag: table, navigate: `/t/${table}?asked=${second?.id}` }
    await deliver(inside, JSON.stringify({ notification: { ...push, data: { decision: second?.id } } }))
    await click(ana, table)
    await page.locator(`[role=listbox][data-decision="${second?.id}"]`).waitFor()
    // What was picked is picked still.
    await page.locator('.several [aria-pressed=false]').click()
    await page.locator(`[role=listbox][data-decision="${first?.id}"] [aria-selected=true]`).waitFor()

    await page.goto(house.origin)
    await deliver(inside, JSON.stringify({ notification: { ...push, data: { decision: second?.id } } }))
    for (const { id, options, min } of await limits()) {
      expect(await shownOn(page)).toHaveLength(1)
      await post(ana, `/tables/${table}/answers`, { decision: id, picks: options.slice(0, min) })
    }
    await expect.poll(() => shownOn(page), soon).toEqual([])
    expect(ana.troubles).toEqual([])
  }, 90_000)

  it('is answered by a tap, without a page', async () => {
    const { ana, device, table } = await twoPeople()
    await post(ana, '/me/subscriptions', { ...device.subscription, device: 'Phone' })
    await ana.page.goto(`${house.origin}/rules`)
    await shownOn(ana.page)
    await ana.page.goto('about:blank')
    const hands = [{ hand: ['milk'] }, { hand: ['rotate-hands', 'love'] }]
    await layOut(house.host.ports.store, table, { turn: 's2', players: hands, rules: ['play-2'] }, Date.now())
    const asked = async () => (await (await ana.context.request.get(`${house.origin}/api/v1/tables/${table}/view`)).json()).view.decisions
    await post(ana, `/tables/${table}/answers`, { decision: (await asked())[0].id, picks: ['rotate-hands'] })
    const mine = () => service.pushed.filter((pushed) => pushed.device === device.id && pushed.text.includes('Rotate Hands'))
    await expect.poll(() => mine().length, soon).toBe(1)
    await ana.page.goto(`${house.origin}/rules`)
    const inside = await insideOf(ana)
    await deliver(inside, mine()[0]?.text ?? '')
    await expect.poll(() => shownOn(ana.page), soon).toEqual([expect.objectContaining({ tag: table })])
    expect((await asked())[0].prompt.key).toBe('direction')
    await click(ana, table, 'left')
    await expect.poll(async () => (await asked())[0]?.prompt.key, soon).not.toBe('direction')
    expect(await shownOn(ana.page)).toEqual([])
  }, 90_000)

  it('is shown whatever the push says', async () => {
    const { ana } = await twoPeople()
    await ana.page.goto(`${house.origin}/rules`)
    await shownOn(ana.page)
    const inside = await insideOf(ana)
    for (const data of ['', 'not json', '[]', '{"notification":7}', '{"notification":{"title":5,"actions":"x"}}', 'null']) {
      const before = (await shownOn(ana.page)).length
      await deliver(inside, data)
      await expect.poll(async () => (await shownOn(ana.page)).length, { ...soon, message: data }).toBe(before + 1)
    }
  }, 60_000)
})

describe('When the session is over', () => {
  it('the same person signs in and is told here as before; somebody else is told nothing', async () => {
    const ana = await house.person()
    const device = await withDevice(ana.context)
    const { page, context } = ana
    await signIn(page, 'ana@example.org')
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.getByText('(this one)').waitFor()
    await expect.poll(async () => (await listedBy(ana)).length, soon).toBe(1)

    await context.clearCookies()
    await signIn(page, 'ana@example.org')
    await page.getByText('(this one)').waitFor()
    await page.getByText('Notifications are on here.').waitFor()
    await page.getByRole('button', { name: /^Send a test/ }).click()
    await expect.poll(() => service.pushed.filter((pushed) => pushed.device === device.id).length, soon).toBe(1)

    await context.clearCookies()
    await signIn(page, 'ben@example.org')
    await page.getByRole('button', { name: 'Turn on' }).waitFor()
    expect(await listedBy(ana)).toEqual([])
    expect(await page.evaluate("localStorage.getItem('push:known')")).toBe(null)
    expect(ana.troubles).toEqual([])
  }, 120_000)

  let used = ''
  const codeFor = async (email: string): Promise<string> => {
    const mail = () => house.host.outbox.list().find(({ to, id }) => to.includes(email) && id > used)
    await expect.poll(() => mail()?.text, soon).toMatch(/\b\d{6}\b/)
    const { id = '', text = '' } = mail() ?? {}
    used = id
    return text.match(/\b\d{6}\b/)?.[0] ?? ''
  }
  /** By hand, as its person would, and on to the settings. */
  const signIn = async (page: Page, email: string): Promise<void> => {
    await page.goto(`${house.origin}/sign-in?back=/settings`)
    await page.getByLabel('Your e-mail address').fill(email)
    await page.getByRole('button', { name: 'Mail me a code' }).click()
    await page.getByLabel('Code', { exact: true }).fill(await codeFor(email))
    await page.getByRole('button', { name: 'Sign in' }).click()
    const goOn = page.getByRole('button', { name: 'Go on' })
    const settings = page.waitForURL(`${house.origin}/settings`)
    await Promise.race([settings, goOn.waitFor()])
    // Somebody new is asked for a name.
    if (await goOn.count()) await goOn.click()
    await settings
  }
})

describe('Somebody who has travelled and comes by a notification', () => {
  it('is asked about their zone at the table, beside the question and not over it', async () => {
    const [ana, ben] = [await house.guest('Ana', { zone: 'Asia/Tokyo' }), await house.guest('Ben')]
    const players = [{ hand: ['milk', 'bread'] }, { hand: ['music'] }]
    const table = await tableOf(house, [ana, ben], { turn: 's1', players, rules: ['play-2'] })
    await ana.page.goto(`${house.origin}/t/${table}`)
    const question = ana.page.getByText('Your device says it is in')
    await question.waitFor()
    // Nothing lies over what is asked.
    await ana.page.getByRole('option').first().click()
    await ana.page.getByRole('button', { name: /^Use Asia/ }).click()
    await expect.poll(() => question.count(), soon).toBe(0)
    expect((await ana.api<{ zone: string }>('/me')).zone).toBe('Asia/Tokyo')
    // What was picked is picked still.
    expect(await ana.page.locator('[role=option][aria-selected=true]').count()).toBe(1)
    expect(ana.troubles).toEqual([])
  }, 60_000)
})
