// @vitest-environment happy-dom
/** The page for standing orders, on the service in memory. */
import { cards, cardsOf } from '@meanwhile/engine/catalogue'
import type { RouteName } from '@meanwhile/functions/paths'
import { en } from '@meanwhile/texts/en'
import { web } from '@meanwhile/texts/en/web'
import { act, Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { know } from '../../web/decks/known.ts'
import { OrdersScreen } from '../../web/orders/orders-screen.tsx'
import { ProvideWords } from '../../web/words/words.tsx'
import { newEvening } from '../reach/evening.ts'

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
know(cards)
let root: Root | undefined
afterEach(async () => {
  await act(() => root?.unmount())
  vi.unstubAllGlobals()
})

const laid = () => ({
  turn: 's1' as const,
  players: [{ hand: ['hand-limit-1', 'milk'] }, { hand: ['time', 'love', 'the-sun'] }],
  rules: ['play-2'],
})

/** Ben has to keep one of three cards. */
async function benIsAsked() {
  const at = newEvening()
  const [ana, ben] = [await at.guest('Ana'), await at.guest('Ben')]
  const table = await at.gameOf([ana, ben], laid())
  await at.answers(ana, table, 'hand-limit-1')
  return benLooks(at, ben, table)
}

async function benHolds(hand: string[]) {
  const at = newEvening()
  const [ana, ben] = [await at.guest('Ana'), await at.guest('Ben')]
  const table = await at.gameOf([ana, ben], { turn: 's1', players: [{ hand: ['draw-3', 'play-2'] }, { hand }] }, 'Gotham', ['batman'])
  return benLooks(at, ben, table)
}

type Evening = ReturnType<typeof newEvening>
const routes: { [ending: string]: RouteName } = { preview: 'previewOrders', orders: 'orders', answers: 'answer' }

async function benLooks(at: Evening, ben: Awaited<ReturnType<Evening['guest']>>, table: string) {
  vi.stubGlobal('fetch', async (address: string, { body = '{}' }: { body?: string }) => {
    const route = routes[address.split('/').at(-1) ?? ''] ?? 'orders'
    const reply = await at.call(route, { as: ben, params: { table }, body: JSON.parse(body) })
    return new Response(JSON.stringify(reply.error ? { error: reply.error } : reply.body), { status: reply.status })
  })
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.querySelector('#root') as HTMLElement)
  const seen = async () => (await at.call('view', { as: ben, params: { table } })).body
  const [initial, info] = [await seen(), (await at.call('table', { as: ben, params: { table } })).body]
  const inTheBox = info.settings.editions.flatMap((edition) => cardsOf(edition).map(({ id }) => id))
  await act(async () =>
    root?.render(
      <Suspense>
        <ProvideWords words={{ language: 'en', texts: en, web }}>
          <OrdersScreen initial={initial} info={info} cards={inTheBox} zone="UTC" />
        </ProvideWords>
      </Suspense>,
    ),
  )
  return { at, ben, table, seen }
}

const text = (): string => document.body.textContent ?? ''
const button = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name))
/** Presses it, and waits until what comes of it is on the screen. */
async function press(element: Element | undefined | null, until: string): Promise<void> {
  await act(async () => (element as HTMLElement).click())
  await shown(until)
}
/** What arrives while it waits belongs to the waiting: React would warn of whatever changes outside. */
async function shown(words: string, where = text): Promise<void> {
  for (let tries = 0; tries < 200 && !where().includes(words); tries++) await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
  expect(where()).toContain(words)
}
const choice = (section: string, label: string) =>
  [...document.querySelectorAll(`[aria-labelledby="${section}"] label`)]
    .find(({ textContent }) => textContent === label)
    ?.querySelector('input')

describe('The page for standing orders', () => {
  it('shows what they would answer now, does nothing before they are saved, and says what they did', async () => {
    const { ben, table, at, seen } = await benIsAsked()
    await shown(web.orders.title)
    await press(choice('keepInHand', en.words.when['at-once']), web.orders.addMine.keepInHand)
    await press(button(web.orders.addMine.keepInHand), 'Love and The Sun would go')
    await press(document.querySelector(`[aria-label="${web.orders.up('Love')}"]`), 'Time and The Sun would go')
    expect((await seen()).view.decisions).toHaveLength(1)
    const before = await at.state(table)
    await press(button(web.orders.saveAndAnswer), web.orders.saved)
    await at.follow(before, await at.state(table))
    expect((await seen()).view).toMatchObject({ hand: ['love'], decisions: [] })
    const { moves } = (await at.call('log', { as: ben, params: { table }, query: { since: 0 } })).body
    expect(JSON.stringify(moves)).toContain('order-fired')
    await press(button(web.orders.clear), web.orders.cleared)
    expect((await seen()).view.orders).toBeNull()
  })
})

describe('Surprises, on the page for standing orders', () => {
  const option = (id: string) => document.querySelector(`[data-option="${id}"]`)
  const surprises = () => document.querySelector('[aria-labelledby="arming"]')?.textContent ?? ''

  it('U3 are armed there, say what they wait for, and are disarmed again', async () => {
    const { seen } = await benHolds(['veto', 'play-3'])
    await shown(web.orders.arming.not, surprises)
    await press(document.querySelector('[aria-label^="Arm "]'), en.words.options['rule-played'])
    await act(async () => (option('rule-played') as HTMLElement).click())
    await press(document.querySelector('dialog .btn.ink'), web.orders.arming.armed(en.words.options['rule-played']))
    expect((await seen()).view.armed).toEqual([{ card: 'veto', trigger: 'rule-played' }])
    await press(button(web.orders.arming.disarm), web.orders.arming.not)
    expect((await seen()).view.armed).toEqual([])
  })

  it('say so where there is none in hand', async () => {
    await benHolds(['play-3'])
    await shown(web.orders.arming.none, surprises)
  })

  it('are not spoken of at a table whose box has none', async () => {
    const at = newEvening()
    const [ana, ben] = [await at.guest('Ana'), await at.guest('Ben')]
    await benLooks(at, ben, await at.gameOf([ana, ben], { turn: 's1', players: [{ hand: ['draw-3'] }, { hand: ['play-3'] }] }))
    await shown(en.words.orders.keepInHand.name)
    expect(surprises()).toBe('')
  })

  it('and Creepers can be ranked before they are drawn', async () => {
    await benHolds(['play-3'])
    await press(choice('keepInHand', en.words.when['at-once']), web.orders.addWhich)
    const groups = [...document.querySelectorAll('#add-keepInHand optgroup')].map((group) => group.getAttribute('label'))
    expect(groups).toEqual(['Keepers', 'Goals', 'New Rules', 'Actions', 'Surprises', 'Creepers'])
  })
})
