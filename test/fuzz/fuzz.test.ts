/** Whatever is sent to the API: never a 5xx, never a changed game by what was refused, never a secret told. `npm run fuzz` tries far more. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Context } from '../../functions/api/door.ts'
import { ApiError } from '../../functions/api/errors.ts'
import { handlers } from '../../functions/api/handlers/index.ts'
import { paths } from '../../functions/api/paths.ts'
import { tableRow } from '../../functions/table/seeing.ts'
import { newWorld } from '../api/harness.ts'
import { gather, lay, playOut, storedAt } from './company.ts'
import { fuzz } from './fuzz.ts'

const patient = { timeout: 180_000 }
const seed = Number(process.env.SEED ?? 1)

describe('2,000 requests of every kind', patient, () => {
  it('find nothing, and reach every route', async () => {
    const { violations, outcomes } = await fuzz({ cases: 2_000, seed })
    expect(violations).toEqual([])
    const reached = new Set([...outcomes.keys()].map((outcome) => outcome.split(' ')[0]))
    for (const route of Object.keys(paths)) expect(reached).toContain(route)
    for (const outcome of ['answer ok', 'orders ok', 'start ok', 'leave ok', 'acceptInvite ok'])
      expect(outcomes.get(outcome), outcome).toBeGreaterThan(0)
  })
})

describe('They would find', patient, () => {
  afterEach(() => void vi.restoreAllMocks())
  const found = async (): Promise<string> => (await fuzz({ cases: 2_000, seed })).violations.map(({ what }) => what).join('\n')

  it('a bug that throws', async () => {
    vi.spyOn(handlers, 'view').mockRejectedValue(new TypeError('undefined is not a function'))
    expect(await found()).toMatch(/status 500/)
  })

  it('a refusal after the deed', async () => {
    const answer = handlers.answer
    vi.spyOn(handlers, 'answer').mockImplementation(async (...asked) => {
      await answer(...asked)
      throw new ApiError('not-your-seat')
    })
    expect(await found()).toMatch(/refused with .*not-your-seat.*and yet changed: STATE/)
  })

  it('a stranger who moves for a player', async () => {
    const answer = handlers.answer
    const asTheHost = async (context: Context, table: string): Promise<Context> => {
      const row = await tableRow(context.ports, table)
      return context.asker && row ? { ...context, asker: { ...context.asker, player: row.host } } : context
    }
    vi.spyOn(handlers, 'answer').mockImplementation(async (context, input) => answer(await asTheHost(context, input.params.table), input))
    expect(await found()).toMatch(/answer changed a game its asker has no seat in|an answer was not recorded as its asker’s/)
  })

  it('a reply of another shape', async () => {
    vi.spyOn(handlers, 'shunned').mockResolvedValue({ shunned: [{ player: 'me', how: 'mute' }] })
    expect(await found()).toMatch(/a reply of another shape/)
  })

  it('a seed in a reply', async () => {
    const table = handlers.table
    vi.spyOn(handlers, 'table').mockImplementation(async (context, input) => {
      const row = await tableRow(context.ports, input.params.table)
      return { ...(await table(context, input)), commitment: row?.seed ?? '' }
    })
    expect(await found()).toMatch(/table tells the seed/)
  })

  it('an address, a token or a hand in the log', async () => {
    const { addAddress, lookAtInvite, answer } = handlers
    vi.spyOn(handlers, 'addAddress').mockImplementation((context, input) => {
      context.out.facts.email = input.body.email
      return addAddress(context, input)
    })
    vi.spyOn(handlers, 'lookAtInvite').mockImplementation((context, input) => {
      context.out.facts.token = input.body.token
      return lookAtInvite(context, input)
    })
    vi.spyOn(handlers, 'answer').mockImplementation((context, input) => {
      context.out.facts.picks = input.body.picks.join()
      return answer(context, input)
    })
    const what = await found()
    for (const wrong of [/an address in the log/, /a secret in the log/, /a card in the log/]) expect(what).toMatch(wrong)
  })
})

describe('They have found', () => {
  it('half a character, which was stored as another one than was hashed: the record could never be read again', async () => {
    const world = newWorld()
    const company = await gather(world)
    const { id: table } = await lay(world, company, 'private', 'game')
    const [asked] = (await storedAt(world, table)).game.asked
    const body = { decision: asked?.id, picks: asked?.options.slice(0, asked.min) }
    const say = (word: string) =>
      world.call('answer', { as: company.host, params: { table }, body: JSON.stringify({ ...body, say: word }) })
    expect((await say('oh\ud800')).error?.code).toBe('malformed-json')
    expect((await say('oh \u{1f600}')).status).toBe(200)
    expect((await say('oh \u{1f600}')).status).toBe(200)
    await playOut(world, table)
    expect((await world.call('record', { as: company.host, params: { table } })).status).toBe(200)
  })
})
