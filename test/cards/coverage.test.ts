/** Every card of every edition has a `describe` of its own under test/cards/<edition>/, or is missing here by name. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

const sources = (edition: string): string[] =>
  readdirSync(join(here, edition), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(here, edition, file), 'utf8'))

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

for (const edition of playable.map((id) => editions[id])) {
  describe(`Tests of ${edition.title}`, () => {
    const written = sources(edition.id).flatMap(described)
    const nameOf = (card: string): string => texts('en').cards[card as CardKey].name

    it('describe every card of the deck, and the Basic Rules', () => {
      const names = ['Basic Rules', ...cardsOf(edition.id).map((card) => nameOf(card.id))]
      expect(names.filter((name) => !written.includes(name))).toEqual([])
    })

    it('describe no card twice', () => {
      expect(written.filter((name, at) => written.indexOf(name) !== at)).toEqual([])
    })
  })
}
