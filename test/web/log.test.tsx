// @vitest-environment happy-dom
/** The log of a long game, on the service in memory. */
import { cards } from '@meanwhile/engine/catalogue'
import { en } from '@meanwhile/texts/en'
import { web } from '@meanwhile/texts/en/web'
import { act, Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { writeRow } from '../../functions/table/history.ts'
import { stateKey } from '../../functions/table/stored-game.ts'
import { know } from '../../web/decks/known.ts'
import { LogScreen } from '../../web/log/log-screen.tsx'
import { ProvideWords } from '../../web/words/words.tsx'
import { storedAt } from '../fuzz/company.ts'
import { newEvening } from '../reach/evening.ts'

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
know(cards)
let root: Root | undefined
afterEach(async () => {
  await act(() => root?.unmount())
  vi.unstubAllGlobals()
})

const played = 230

/** Ana has played Milk again and again. */
async function openLog() {
  const at = newEvening()
  const [ana, ben] = [await at.guest('Ana'), await at.guest('Ben')]
  const table = await at.gameOf([ana, ben], { turn: 's1', players: [{ hand: ['milk'] }, { hand: ['time'] }] })
  const stored = await storedAt(at, table)
  for (let version = 0; version <= played; version++) {
    const numbers = { all: version, s1: version, s2: version }
    await at.memory.put(
      'games',
      writeRow({ ...stored, version, numbers }, version, [{ type: 'played', seat: 's1', card: 'milk', from: 'hand' }]),
    )
  }
  await at.memory.update('games', stateKey(table), { set: { v: played, n: { all: played, s1: played, s2: played } } })
  const params = { table }
  vi.stubGlobal('fetch', async (address: string) => {
    const query = Object.fromEntries(new URL(address, 'http://localhost').searchParams)
    const reply = await at.call('log', { as: ben, params, query })
    return new Response(JSON.stringify(reply.body), { status: reply.status })
  })
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.querySelector('#root') as HTMLElement)
  const [{ body: seen }, { body: info }] = [await at.call('view', { as: ben, params }), await at.call('table', { as: ben, params })]
  const { body: log } = await at.call('log', { as: ben, params })
  await act(async () =>
    root?.render(
      <Suspense>
        <ProvideWords words={{ language: 'en', texts: en, web }}>
          <LogScreen seen={seen} info={info} log={log} now={at.clock.now} zone="UTC" />
        </ProvideWords>
      </Suspense>,
    ),
  )
  await lists(200)
}

const lists = (count: number) =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    expect(document.querySelectorAll('.moves li')).toHaveLength(count)
  }, 20_000)
const earlier = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === web.log.earlier)

describe('The log of a long game', () => {
  it('lists its newest moves first, and goes back to the very first of them', { timeout: 60_000 }, async () => {
    await openLog()
    await act(async () => earlier()?.click())
    await lists(played)
    expect(earlier()).toBeUndefined()
  })
})
