// @vitest-environment happy-dom
/** How long somebody may think about a Surprise: where a table is made, changed, agreed on and looked at, on the service in memory. */
import type { RouteName } from '@meanwhile/functions/paths'
import { en } from '@meanwhile/texts/en'
import { web } from '@meanwhile/texts/en/web'
import { act, type ReactNode, Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Agreed } from '../../web/app/t/[table]/about/agreed.tsx'
import { ChangeSettings } from '../../web/app/t/[table]/about/change-settings.tsx'
import { Together } from '../../web/app/t/[table]/about/together.tsx'
import { InvitedTo } from '../../web/join/invited-to.tsx'
import { Facts } from '../../web/lobby/facts.tsx'
import { Editions, surprising } from '../../web/new-table/edition.tsx'
import { NewTableForm } from '../../web/new-table/new-table-form.tsx'
import { ProvideWords } from '../../web/words/words.tsx'
import { newWorld, type World } from '../api/harness.ts'

const push = vi.fn<(path: string) => void>()
vi.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh: () => {} }) }))
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let world: World
let ana: string
let ben: string
let root: Root
beforeEach(async () => {
  world = newWorld()
  ana = await world.guest('Ana')
  ben = await world.guest('Ben')
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.querySelector('#root') as HTMLElement)
  vi.stubGlobal('fetch', async (address: string, { method, body = '{}' }: { method: string; body?: string }) => {
    const [, , , , table = '', deed] = address.split('/')
    const route: RouteName = deed === 'proposal' ? 'propose' : method === 'PATCH' ? 'changeTable' : 'createTable'
    const reply = await world.call(route, { as: ana, params: table ? { table } : {}, body: JSON.parse(body) })
    return new Response(JSON.stringify(reply.error ? { error: reply.error } : reply.body), { status: reply.status })
  })
})
afterEach(async () => {
  await act(() => root.unmount())
  vi.unstubAllGlobals()
  push.mockReset()
})

const show = (page: ReactNode) =>
  act(async () =>
    root.render(
      <Suspense>
        <ProvideWords words={{ language: 'en', texts: en, web }}>{page}</ProvideWords>
      </Suspense>,
    ),
  )
const shown = (): string => document.body.textContent ?? ''
const field = (): HTMLSelectElement | undefined => {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === 'Time for a Surprise')
  return label ? (document.getElementById(label.htmlFor) as HTMLSelectElement) : undefined
}
const press = (selector: string) => act(async () => document.querySelector<HTMLElement>(selector)?.click())
/** What was sent to the service takes a moment. */
const until = (holds: () => void | Promise<void>) => act(() => vi.waitFor(holds, 10_000))
async function choose(value: string): Promise<void> {
  const select = field()
  if (!select) throw new Error('there is no such field')
  select.value = value
  await act(async () => void select.dispatchEvent(new Event('change', { bubbles: true })))
}

const asking = { editions: ['batman'], reactions: 'ask', visibility: 'open', startWhenFull: false, seats: 2 }
const info = async (table: string) => (await world.call('table', { as: ana, params: { table } })).body
async function lobby(settings: object = {}) {
  return (await world.call('createTable', { as: ana, body: { settings: { ...asking, ...settings } } })).body
}
async function game(settings: object = {}) {
  const params = { table: (await lobby(settings)).id }
  await world.call('takeSeat', { as: ben, params, body: {} })
  await world.call('start', { as: ana, params, body: {} })
  return info(params.table)
}

describe('Whoever makes a table', () => {
  const form = () =>
    show(
      <NewTableForm known name="Friday" surprising={surprising}>
        <Editions web={web} />
      </NewTableForm>,
    )

  it('U3 says how long a Surprise may take, where there are some and they are asked for', async () => {
    await form()
    expect(field()).toBeUndefined()
    await press('input[name=edition][value=batman]')
    expect(field()).toBeUndefined()
    await press('input[value=ask]')
    expect([...(field()?.options ?? [])].map(({ textContent }) => textContent)).toEqual(['10 minutes', '1 hour', '4 hours', '1 day'])
    expect(field()?.value).toBe('60')
    await choose('240')
    expect(shown()).toContain('asked for at each event: everybody has 4 hours of their own time, then the game passes')
    await press('button[type=submit]')
    await until(() => expect(push).toHaveBeenCalled())
    const table = push.mock.calls[0]?.[0].slice('/t/'.length) ?? ''
    expect((await info(table)).settings).toMatchObject({ editions: ['batman'], reactions: 'ask', reactionMinutes: 240 })
  })

  it('is asked nothing about time-outs where no time can run out', async () => {
    await form()
    expect(shown()).toContain('If somebody stays away')
    const noLimit = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === 'No limit')
    await act(async () => noLimit?.querySelector('input')?.click())
    expect(shown()).toContain('Nobody is hurried. After two weeks the others may let a bot play.')
    expect(shown()).not.toContain('If somebody stays away')
  })

  it('is not asked where a box without Surprises is taken after all', async () => {
    await form()
    await press('input[name=edition][value=batman]')
    await press('input[value=ask]')
    await press('input[name=edition][value=cat]')
    expect(field()).toBeUndefined()
  })
})

describe('The host of a lobby', () => {
  it('changes it, also from a time that is not on the list', async () => {
    const made = await lobby({ reactionMinutes: 90 })
    await show(<ChangeSettings info={made} surprises />)
    expect([...(field()?.options ?? [])].map(({ value }) => value)).toEqual(['10', '60', '90', '240', '1440'])
    expect(field()?.value).toBe('90')
    await choose('10')
    await press('button[type=submit]')
    await until(async () => expect((await info(made.id)).settings.reactionMinutes).toBe(10))
  })

  it.each([
    ['armed', { reactions: 'arm' }, true],
    ['not among the cards', { editions: ['cat'] }, false],
  ])('has nothing to say about it where Surprises are %s', async (_where, settings, surprises) => {
    await show(<ChangeSettings info={await lobby(settings)} surprises={surprises} />)
    expect(field()).toBeUndefined()
  })
})

describe('Those who play', () => {
  it('propose another time, and leave the rest as it is', async () => {
    const playing = await game()
    await show(<Together info={playing} me={ana} surprises />)
    await choose('1440')
    await press('details button.btn')
    const what = { kind: 'pace', pace: playing.settings.pace, reactionMinutes: 1440 }
    await until(async () => expect((await info(playing.id)).proposal?.what).toEqual(what))
    await show(<Together info={await info(playing.id)} me={ana} surprises />)
    expect(shown()).toContain('3 days for each decision; 1 day for a Surprise, then the game passes.')
  })

  it('propose a pace and say nothing of reactions, if they mean nothing else', async () => {
    const playing = await game({ reactionMinutes: 240 })
    await show(<Together info={playing} me={ana} surprises />)
    await press('input[value="1440"]')
    await press('details button.btn')
    const what = { kind: 'pace', pace: { kind: 'each', minutes: 1440 } }
    await until(async () => expect((await info(playing.id)).proposal?.what).toEqual(what))
  })
})

describe('Whoever looks at a table', () => {
  const hint = 'everybody has 4 hours of their own time, then the game passes'

  it('reads it in the lobby, on the page about the table and in the invitation', async () => {
    const made = await lobby({ reactionMinutes: 240 })
    await show(<Facts settings={made.settings} web={web} />)
    expect(shown()).toContain(hint)
    await show(<Agreed info={made} surprises web={web} />)
    expect(shown()).toContain(hint)
    const link = (await world.call('invite', { as: ana, params: { table: made.id }, body: {} })).body.link
    const invitation = (await world.call('lookAtInvite', { body: { token: link?.split('#')[1] } })).body
    await show(<InvitedTo invitation={invitation} surprising={surprising} />)
    expect(shown()).toContain(hint)
  })

  it('reads nothing of it where there are no Surprises', async () => {
    const made = await lobby({ editions: ['fluxx'] })
    await show(<Facts settings={made.settings} web={web} />)
    expect(shown()).not.toContain('Surprises')
    await show(<Agreed info={made} surprises={false} web={web} />)
    expect(shown()).not.toContain('Surprises')
  })
})
