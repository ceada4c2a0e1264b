/** Every card of every edition has one `describe` of its own under test/cards/: its own cards in its folder, shared ones in any. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cardsOf, editions, playable } from '@meanwhile/engine/catalogue'
import { type CardKey, texts } from '@meanwhile/texts'
import { describe, expect, it } from 'vitest'

const here = import.meta.dirname

/** What is described, by printed name: written out, or as `name:` in the rows of a file that says `describe(name, …)`. */
function described(source: string): string[] {
  const quoted = String.raw`('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`
  const found = [...source.matchAll(new RegExp(String.raw`^describe\(${quoted}`, 'gm'))]
  if (/\bdescribe\(name,/.test(source)) found.push(...source.matchAll(new RegExp(String.raw`\{\s*name: ${quoted}`, 'g')))
  return found.map((match) => (match[1] ?? '').slice(1, -1).replaceAll(/\\(.)/g, '$1'))
}

const written = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && file !== 'coverage.test.ts')
  .flatMap((file) => described(readFileSync(join(here, file), 'utf8')).map((name) => ({ name, folder: dirname(file) })))

describe('What a test file describes', () => {
  it('is read from describes and from the rows of a table', () => {
    expect(described(`describe('Milk', () => {`)).toEqual(['Milk'])
    expect(described(`describe("Can't Buy Me Love", () => {`)).toEqual(["Can't Buy Me Love"])
    expect(
      described(`const all = [\n  { name: 'Bread', keeper: 'bread' },\n]\nfor (const { name } of all) describe(name, () => {`),
    ).toEqual(['Bread'])
    expect(described(`const all = [{ name: 'Bread' }]`)).toEqual([])
  })
})

const nameOf = (card: string): string => texts('en').cards[card as CardKey].name

for (const edition of playable.map((id) => editions[id])) {
  describe(`Tests of ${edition.title}`, () => {
    const cards = cardsOf(edition.id).map(({ id }) => id)
    const shared = (card: string) =>
      Object.values(editions).some(({ id }) => id !== edition.id && cardsOf(id).some((other) => other.id === card))

    it('describe every card of the deck, and the Basic Rules', () => {
      const names = ['Basic Rules', ...cards.map(nameOf)]
      expect(names.filter((name) => !written.some((one) => one.name === name))).toEqual([])
    })

    it('describe its own cards in its own folder', () => {
      const own = cards.filter((card) => !shared(card)).map(nameOf)
      expect(written.filter(({ name, folder }) => own.includes(name) && folder !== edition.id)).toEqual([])
    })
  })
}

describe('Tests of cards', () => {
  it('describe no card twice', () => {
    const names = written.map(({ name }) => name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })
})
