import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const numbered = (letter: string, ...numbers: number[]) => numbers.map((number) => `${letter}${number}`)
const upTo = (letter: string, last: number) => numbered(letter, ...Array.from({ length: last }, (_, n) => n + 1))

/** Rulings that are tested here: each has at least one test here whose name begins with its id. */
const baseGame = [
  ...upTo('S', 5),
  ...upTo('T', 15),
  ...upTo('L', 9),
  ...upTo('G', 5),
  ...upTo('P', 2),
  ...upTo('J', 2),
  ...upTo('A', 4),
  ...upTo('C', 6),
  ...upTo('E', 3),
  ...upTo('F', 18),
  ...upTo('O', 6),
  ...numbered('W', 1, 4),
  ...upTo('X', 5),
  ...upTo('U', 6),
]

/** Rulings that have no test here yet, and what they wait for. */
const elsewhere: Record<string, string[]> = {
  'the clocks of the service': numbered('W', 2, 3),
}

const here = new URL('.', import.meta.url)
const names = readdirSync(here)
  .filter((file) => file.endsWith('.test.ts') && file !== 'coverage.test.ts')
  .flatMap((file) => {
    const source = readFileSync(new URL(file, here), 'utf8')
    return [...source.matchAll(/^ *(?:it\(|it\.each\([^)]*\)\(|\]\)\()(['"`])(.*?)\1, /gm)].map((match) => ({ file, name: match[2] ?? '' }))
  })

describe('The rulebook', () => {
  it.each(baseGame)('%s has a test that carries its id', (ruling) => {
    expect(names.filter(({ name }) => name.startsWith(`${ruling} `))).not.toEqual([])
  })

  it('has no test whose name does not begin with a ruling of the base game', () => {
    expect(names.filter(({ name }) => !baseGame.includes(name.split(' ')[0] ?? ''))).toEqual([])
  })

  it('counts no ruling both here and elsewhere, and none twice', () => {
    const all = [...baseGame, ...Object.values(elsewhere).flat()]
    expect(new Set(all).size).toBe(all.length)
    expect(all).toHaveLength(90)
  })
})
