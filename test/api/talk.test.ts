/** Table talk: how long, how often, how far back, and how it is taken back. */
import { beforeEach, describe, expect, it } from 'vitest'
import { newTables } from './tables.ts'

const minute = 60_000

let { world, ana, ben, create, sit } = await newTables()
let table: string
beforeEach(async () => {
  ;({ world, ana, ben, create, sit } = await newTables())
  table = await create({ visibility: 'open', seats: 3 })
  await sit(table, ben)
})

/** One word after the other. */
const says = (as: string, text: string) => {
  world.clock.advance(1)
  return world.call('say', { as, params: { table }, body: { text } })
}
const chat = async (query: { before?: string; since?: string } = {}, as = ben) =>
  (await world.call('chat', { as, params: { table }, query })).body.messages
const texts = (messages: { text: string | null }[]) => messages.map(({ text }) => text)

describe('What is said', () => {
  it('has at most 500 characters, and at least one that is not blank', async () => {
    expect((await says(ana, 'x'.repeat(500))).body.text).toHaveLength(500)
    expect(await says(ana, 'x'.repeat(501))).toMatchObject({ status: 400, error: { code: 'too-long', field: 'text' } })
    expect((await says(ana, '  hello  ')).body.text).toBe('hello')
    for (const nothing of ['', ' \n ']) expect((await says(ana, nothing)).error?.code).toBe('malformed')
    expect(texts(await chat())).toEqual(['x'.repeat(500), 'hello'])
  })

  it('is said at most ten times a minute by one person, whatever the others say', async () => {
    for (let times = 1; times <= 10; times++) expect((await says(ana, `${times}`)).status).toBe(200)
    const { status, error, headers } = await says(ana, 'and another one')
    expect([status, error?.code]).toEqual([429, 'rate-limited'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await says(ben, 'slowly!')).status).toBe(200)
    expect(await chat()).toHaveLength(11)
    world.clock.advance(minute)
    expect((await says(ana, 'sorry')).status).toBe(200)
  })

  it('can be read back page by page, each word once, and from the last word one knows', async () => {
    const said = Array.from({ length: 120 }, (_, i) => `word ${i + 1}`)
    for (const word of said) {
      await says(ana, word)
      world.clock.advance(minute)
    }
    const pages = [await chat()]
    for (let first = pages[0]?.[0]; first; first = pages[0]?.[0]) pages.unshift(await chat({ before: first.id }))
    expect(texts(pages.flat())).toEqual(said)
    expect(pages.at(-1)).toHaveLength(50)
    const known = pages.at(-1)?.at(-3)?.id ?? ''
    expect(texts(await chat({ since: known }))).toEqual(['word 119', 'word 120'])
  })
})

describe('What was said and is taken back', () => {
  const takesBack = (as: string, message: string) => world.call('unsay', { as, params: { table, message }, body: {} })

  it('leaves its place and no text, here or in what we keep', async () => {
    const { id } = (await says(ben, 'a secret of mine')).body
    await says(ana, 'what?')
    expect((await takesBack(ben, id)).status).toBe(200)
    expect((await takesBack(ben, id)).status).toBe(200)
    for (const as of [ana, ben]) {
      const [first, second] = await chat({}, as)
      expect(first).toEqual({ id, player: ben, at: expect.any(Number), text: null })
      expect(second?.text).toBe('what?')
    }
    expect(JSON.stringify(await world.memory.query('games', `G#${table}`))).not.toContain('a secret of mine')
  })

  it('is one’s own, unless one is the host', async () => {
    const [mine, theirs] = [(await says(ana, 'hello')).body, (await says(ben, 'you fool')).body]
    expect((await takesBack(ben, mine.id)).error?.code).toBe('not-allowed')
    expect((await takesBack(ana, theirs.id)).status).toBe(200)
    expect(texts(await chat())).toEqual(['hello', null])
    expect((await takesBack(ana, `${theirs.id.slice(0, -1)}${theirs.id.endsWith('A') ? 'B' : 'A'}`)).error?.code).toBe('no-such-thing')
  })
})
