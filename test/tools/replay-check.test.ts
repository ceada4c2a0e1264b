/** Stored games, read and played again: before a deployment, and with the items of every release there was. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { itemOf, type JsonImage } from '../../functions/entry/stream-event.ts'
import { readPlayer } from '../../functions/people/player.ts'
import type { Item } from '../../functions/store/store.ts'
import { eventsOf } from '../../functions/table/history.ts'
import { readTable } from '../../functions/table/table-row.ts'
import { checkGames } from '../../tools/replay-check/checking.ts'

const folder = join(import.meta.dirname, '..', 'fixtures')
const releases = readdirSync(folder).filter((name) => name.startsWith('items-'))

const itemsOf = (release: string): Item[] =>
  gunzipSync(readFileSync(join(folder, release)))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => itemOf((JSON.parse(line) as { Item: JsonImage }).Item))

describe.each(releases)('What a release has stored: %s', (release) => {
  const items = itemsOf(release)

  it('can be read by this one', () => {
    for (const item of items) {
      if (item.sk === 'TABLE') expect(readTable(item).id).toBe(item.pk.slice(2))
      if (item.sk === 'ME') expect(readPlayer(item).id).toBe(item.pk.slice(2))
      if (item.sk.startsWith('M#')) expect(Array.isArray(eventsOf(item))).toBe(true)
    }
  })

  it('is played again to the same state', () => {
    const report = checkGames(items)
    expect(report.differences).toEqual([])
    expect(report.replayed).toBeGreaterThan(0)
  })
})

describe('replay-check', () => {
  const [release = ''] = releases
  const spoiled = (sk: RegExp, change: (item: Item) => Item): Item[] =>
    itemsOf(release).map((item) => (sk.test(item.sk) ? change(item) : item))

  it('reports a game that comes out different', () => {
    const { differences } = checkGames(spoiled(/^TABLE$/, (item) => ({ ...item, seed: 'another seed' })))
    expect(differences.length).toBeGreaterThan(0)
  })

  it('reports a game that cannot be read', () => {
    const { differences } = checkGames(spoiled(/^STATE$/, (item) => ({ ...item, s: new Uint8Array([1, 2, 3]) })))
    expect(differences[0]?.what).toContain('cannot be read')
  })
})
