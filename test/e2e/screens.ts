/** Every screen there is, with the way to it: what has to exist before its address leads anywhere. */
import { chanceOf, greedy, type View } from '@meanwhile/engine'
import type { House, Person } from './browser.ts'
import { bystander, layOut } from './laid-out.ts'

const plain = [
  '/new',
  '/open',
  '/rules',
  '/cards',
  '/cards/inflation',
  '/tutorial',
  '/settings',
  '/stats',
  '/sign-in',
  '/device',
  '/privacy',
  '/imprint',
  '/no-mail',
  '/offline',
  '/nothing-here',
  `/t/${'x'.repeat(22)}`,
]
const ofATable = ['', '/recap', '/log', '/chat', '/orders', '/about']
const ofAFinished = ['', '/log', '/recap', '/verify', '/about']

export const screenNames = [
  'home',
  ...plain,
  ...ofATable.map((part) => `a table${part}`),
  ...ofAFinished.map((part) => `a finished game${part}`),
  'a lobby',
  'an invitation',
  'an invitation that is none',
]
export type Screen = { name: string; address: string }

/** For somebody who has a table that waits, one that does not, a lobby, an invitation and a finished game. */
export async function screensFor(house: House, reader: Person): Promise<Screen[]> {
  const [ana, ben] = await Promise.all([bystander(house, 'Ana'), bystander(house, 'Ben')])
  const running = await layOut(house, [reader, ana, ben], {
    turn: 's1',
    players: [
      { hand: ['steal-a-keeper', 'milk', 'inflation'], front: ['the-moon'] },
      { hand: ['bread', 'time'], front: ['the-rocket', 'love'] },
      { hand: ['toast'] },
    ],
    rules: ['draw-3', 'play-2', 'get-on-with-it'],
    goals: ['rocket-to-the-moon'],
  })
  await answer(reader, running, ['milk'])
  await ana.api(`/tables/${running}/chat`, { text: 'I need that moon, sorry.' })
  await layOut(house, [ana, reader], { turn: 's1', players: [{ hand: ['milk'] }, { hand: ['bread'] }] }, 'Kitchen table')
  const { id: lobby } = await reader.api('/tables', { settings: { name: 'Sunday', seats: 4, pace: { kind: 'none' } } })
  const { id: theirs } = await ana.api('/tables', { settings: { name: 'Family', seats: 3, pace: { kind: 'none' } } })
  const { link } = await ana.api<{ link: string }>(`/tables/${theirs}/invites`, {})
  const finished = await playToTheEnd(reader)
  return [
    { name: 'home', address: '/' },
    ...plain.map((address) => ({ name: address, address })),
    ...ofATable.map((part) => ({ name: `a table${part}`, address: `/t/${running}${part}` })),
    ...ofAFinished.map((part) => ({ name: `a finished game${part}`, address: `/t/${finished}${part}` })),
    { name: 'a lobby', address: `/t/${lobby}` },
    { name: 'an invitation', address: link.slice(house.origin.length) },
    { name: 'an invitation that is none', address: `/join#${'x'.repeat(27)}` },
  ]
}

async function answer({ api }: Pick<Person, 'api'>, table: string, picks: string[]): Promise<void> {
  const { view } = await api<{ view: View }>(`/tables/${table}/view`)
  await api(`/tables/${table}/answers`, { decision: view.decisions[0]?.id, picks })
}

/** A real game against a bot, so that its record can be checked. */
async function playToTheEnd({ api }: Person): Promise<string> {
  const settings = { name: 'Against the Magpie', seats: 2, bots: ['greedy'], first: 'host', startWhenFull: true, pace: { kind: 'none' } }
  const { id } = await api('/tables', { settings })
  for (;;) {
    const { view, status } = await api<{ view: View; status: string }>(`/tables/${id}/view`)
    if (status === 'over') return id
    const [decision] = view.decisions
    if (decision) await api(`/tables/${id}/answers`, { decision: decision.id, picks: greedy(view, decision, chanceOf(decision.id)) })
    else await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
