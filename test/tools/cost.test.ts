/** What the bill is made of: people who play a whole game, what their app asks for, and prices that somebody can look up. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { asks } from '../../tools/cost/asks.ts'
import { asFound, Model, totalOf } from '../../tools/cost/model.ts'
import { count } from '../../tools/cost/month-figures.ts'
import { found, prices } from '../../tools/cost/prices.ts'
import { quotasAt } from '../../tools/cost/quotas.ts'
import { sensitivity } from '../../tools/cost/sensitivity.ts'
import { asked, steady, steadyPerMillionMoves } from '../../tools/cost/steady.ts'

const web = (...path: string[]): string => readFileSync(join(import.meta.dirname, '..', '..', 'web', ...path), 'utf8')
/** Routes a source file calls, and what stands for one. */
const called = (text: string): string[] => [
  ...new Set([...text.matchAll(/\b(?:call|ask)\('(\w+)'|\b(tableAt|whoIsLooking)\(/g)].map(([, route, named]) => route ?? named ?? '')),
]
const named: { [name: string]: string } = { tableAt: 'table', whoIsLooking: 'me' }
const routes = (...path: string[]): string[] =>
  called(web(...path))
    .map((name) => named[name] ?? name)
    .toSorted()

describe('What the app asks for', () => {
  it('is what the pages ask for on their server', () => {
    expect(routes('app', 't', '[table]', 'page.tsx')).toEqual([...asks.pages.table].toSorted())
    expect(routes('app', 'page.tsx')).toEqual([...asks.pages.home, 'view'].toSorted())
  })

  it('is what they ask for in the browser', () => {
    const [listedNow = ''] = web('live', 'opening.ts').match(/function listedNow[\s\S]*?\n}\n/) ?? []
    expect(routes('live', 'use-table.ts')).toEqual(['answer', 'me', 'seen', 'view'])
    expect(routes('live', 'fresh.tsx')).toEqual([])
    expect(web('live', 'fresh.tsx')).toContain('listedNow()')
    expect(called(listedNow)).toEqual(asks.homeConnected)
    expect(listedNow).toContain('compareWithIt()')
    expect(routes('live', 'poked.ts')).toEqual([...asks.poked].toSorted())
    expect(web('live', 'use-table.ts')).toContain('asMoved(table)')
    expect(routes('recap', 'use-news.ts')).toEqual(['log'])
    expect(routes('live', 'opening.ts')).toEqual([...asks.opened, asks.compared].toSorted())
    expect(web('live', 'use-table.ts')).toContain('if (sayWhenOpening(')
    expect(web('live', 'opening.ts')).toContain(`const freshFor = ${asks.next.freshFor / 60} * 60_000`)
    expect(routes('table', 'next-table.tsx')).toEqual([])
    expect(web('table', 'next-table.tsx')).toContain('myGamesNow()')
    expect(web('live', 'use-table.ts')).toContain('looking: true')
    expect(asks.answer).toEqual({ looking: true })
    expect(web('live', 'use-table.ts').includes('if (reply.moves) answeredAt(reply.table, reply.number)')).toBe(!asks.partsAfterOwnAnswer)
    expect(routes('live', 'push.ts')).toContain('mySubscriptions')
    expect(/shown = here\(\)[\s\S]*\/ws\$\{shown\}/.test(web('live', 'socket.ts'))).toBe(asks.socketOfItsTable)
  })
})

describe('The bill', () => {
  const counting = count(4)

  it('is for whole games, of about a month for 200 moves', { timeout: 60_000 }, async () => {
    const { tally, played } = await counting
    expect(tally.games).toBe(4)
    expect(tally.answers).toBe(tally.moves)
    expect(played.answer.calls).toBe(tally.moves)
    expect(tally.visits).toBeLessThan(tally.moves)
    // One page a visit; now and then a list of games is rendered anew by a poke. So much is taken away where nobody looks in.
    expect(tally.pages).toBeGreaterThanOrEqual(tally.visits + tally.idleVisits)
    expect(tally.pages).toBeLessThan(1.1 * (tally.visits + tally.idleVisits))
    expect(tally.sockets).toBeLessThanOrEqual(tally.visits + tally.idleVisits)
    // Every move is told by the stream, and nobody is told of what they see themselves.
    expect(played.tell.calls).toBeGreaterThanOrEqual(tally.moves - tally.games)
    expect(played.later.calls).toBeLessThan(tally.moves)
  })

  it('has every function, the tables, logs, storage, pushes, sockets and letters in it', { timeout: 60_000 }, async () => {
    const model = new Model(await counting)
    expect(Object.values(model.move()).every((line) => line > 0)).toBe(true)
    expect(Object.values(model.game()).every((line) => line >= 0)).toBe(true)
    expect(totalOf(model.game())).toBeGreaterThan(asFound.habits.game.moves * totalOf(model.move()))
  })

  it('grows with whatever grows', { timeout: 60_000 }, async () => {
    const [base, ...others] = sensitivity(await counting)
    const game = (assumption: string): number => others.find((line) => line.assumption === assumption)?.perGame ?? 0
    expect(game('twice as many look in')).toBeGreaterThan(base?.perGame ?? 0)
    expect(game('nobody looks in without being asked')).toBeLessThan(base?.perGame ?? 0)
    expect(game('everybody has push: no letters but invitations')).toBeLessThanOrEqual(base?.perGame ?? 0)
    expect(others.find(({ assumption }) => assumption === 'tables take twice as long')?.perMillionMoves).toBeGreaterThan(
      base?.perMillionMoves ?? 0,
    )
  })

  it('is over the limit as soon as a move asks for a little more, on whichever machine it is counted', { timeout: 60_000 }, async () => {
    const counted = await counting
    const { answer } = counted.played
    const dearer = (more: Partial<typeof answer>) => ({ ...counted, played: { ...counted.played, answer: { ...answer, ...more } } })
    const before = steadyPerMillionMoves(counted)
    // Four games are dearer than sixty; of those, test/simulation/cost.test.ts asks for the limit itself.
    expect(before).toBeLessThan(asked.perMillionMoves * 1.04)
    expect(steadyPerMillionMoves(dearer({ cpuMillis: 100 * answer.cpuMillis }))).toBe(before)
    expect(steadyPerMillionMoves(dearer({ writeUnits: answer.writeUnits + answer.calls }))).toBeGreaterThan(before + 0.6)
    // What is written down is about what is measured: a busy machine takes longer, never a tenth of it.
    for (const name of ['answer', 'tell'] as const)
      expect(steady(counted).played[name].cpuMillis).toBeLessThan(10 * counted.played[name].cpuMillis)
  })

  it('names the limits that bind at a hundred million games, and none at a thousand', { timeout: 60_000 }, async () => {
    const counted = await counting
    expect(quotasAt(1_000, counted).filter(({ binds }) => binds)).toEqual([])
    expect(quotasAt(100_000_000, counted).filter(({ binds }) => binds).length).toBeGreaterThan(4)
    // The page says that all its numbers come from here.
    const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'scale.md'), 'utf8')
    const told = [...page.slice(page.indexOf('## Limits of Amazon')).matchAll(/^\| ([^|]+) \| [\d,]+/gm)].map(([, limit = '']) =>
      limit.trim(),
    )
    const known = quotasAt(1_000, counted).map(({ limit }) => limit)
    expect(told.toSorted()).toEqual(known.toSorted())
  })

  it('rests on prices that were read somewhere, but for a named few', () => {
    const { fromMemory } = found()
    expect(fromMemory.length).toBeLessThanOrEqual(5)
    for (const units of Object.values(prices)) for (const { dollars } of Object.values(units)) expect(dollars).toBeGreaterThan(0)
  })
})
