/** The page about security names a place for everything it says; here each of them is looked up, and the levels are counted. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = join(root, 'docs', 'security.md')

/** `says`: the sentence of a test, the heading of a page, or the words of a file that show it. */
type Place = { path: string; says: string }
type Requirement = { id: string; level: 1 | 2; state: string; how: string; places: Place[] }

const text = readFileSync(page, 'utf8')
const requirements: Requirement[] = text.split('\n').flatMap((line) => {
  const [, id = '', level, state = '', how = '', where = ''] = line.split('|').map((cell) => cell.trim())
  if (!/^V\d+\.\d+\.\d+$/.test(id)) return []
  const links = [...where.matchAll(/\[([^\]]+)\]\(([^)\s]+)(?: "([^"]*)")?\)/g)]
  if (links.length !== where.split('](').length - 1) throw new Error(`a link of ${id} cannot be read`)
  const places = links.map(([, name = '', path = '', says = '']) => ({ path, says: path.startsWith('#') ? name : says }))
  return [{ id, level: Number(level) as 1 | 2, state, how, places }]
})

const headings = (markdown: string): string[] => [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
const slugOf = (heading: string): string => `#${heading.toLowerCase().replaceAll(' ', '-')}`
const fileAt = (path: string): string => join(dirname(page), path)

/** Names of tests and groups, also those that stand after a table of cases. */
const namesIn = (source: string): string[] =>
  source
    .split('\n')
    .filter((line) => /^\s*((it|describe)\b|\]\)|'[^']+',$)/.test(line))
    .flatMap((line) => [...line.matchAll(/'([^']+)'/g)].map(([, name = '']) => name))

/** Whether it is there, as it is said. */
function isThere({ path, says }: Place): boolean {
  if (path.startsWith('#')) return headings(text).includes(says) && slugOf(says) === path
  if (!existsSync(fileAt(path))) return false
  const source = readFileSync(fileAt(path), 'utf8')
  if (/\.test\.tsx?$/.test(path)) return namesIn(source).includes(says)
  return source.includes(says)
}

/** How many requirements of levels 1 and 2 each chapter of version 5.0 has. */
const chapters = {
  V1: 27,
  V2: 11,
  V3: 19,
  V4: 10,
  V5: 9,
  V6: 35,
  V7: 18,
  V8: 7,
  V9: 7,
  V10: 29,
  V11: 14,
  V12: 9,
  V13: 13,
  V14: 9,
  V15: 13,
  V16: 16,
  V17: 7,
}

const share = (those: Requirement[]): number => {
  const applicable = those.filter(({ state }) => state !== 'does not apply')
  return applicable.filter(({ state }) => state === 'met').length / applicable.length
}

describe('ASVS 5.0', () => {
  it('is walked through without a gap', () => {
    const counted = Object.fromEntries(
      Object.keys(chapters).map((chapter) => [chapter, requirements.filter(({ id }) => id.startsWith(`${chapter}.`)).length]),
    )
    expect(counted).toEqual(chapters)
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(253)
    expect(requirements.filter(({ level }) => level === 1)).toHaveLength(70)
  })

  it('has a reason for whatever is not met or does not apply', () => {
    for (const { id, state, how, places } of requirements) {
      expect(['met', 'not met', 'does not apply'], id).toContain(state)
      expect(how.length, id).toBeGreaterThan(3)
      if (state === 'not met') expect(how.length, id).toBeGreaterThan(30)
      for (const { path } of places) expect(path.startsWith('#') || existsSync(fileAt(path)), `${id}: ${path}`).toBe(true)
    }
  })

  it('shows whatever is called met by a test that is there, a line of the code, or a chapter of a page', () => {
    const met = requirements.filter(({ state }) => state === 'met')
    expect(met.filter(({ places }) => places.length === 0).map(({ id }) => id)).toEqual([])
    const amiss = met
      .flatMap(({ id, places }) => places.map((place) => ({ id, ...place })))
      .filter((place) => !place.says || !isThere(place))
    expect(amiss).toEqual([])
  })

  it('shows three of four of them by a test', () => {
    const met = requirements.filter(({ state }) => state === 'met')
    const tested = met.filter(({ places }) => places.some(({ path }) => /\.test\.tsx?$/.test(path)))
    expect(tested.length / met.length).toBeGreaterThan(3 / 4)
  })

  it('would notice a test that has another name, and a line that is gone', () => {
    const session = '../test/api/sessions.test.ts'
    expect(isThere({ path: session, says: 'ends after thirty days' })).toBe(true)
    expect(isThere({ path: session, says: 'ends after thirty' })).toBe(false)
    expect(isThere({ path: '../functions/api/session.ts', says: "enc: 'A256CBC'" })).toBe(false)
    expect(isThere({ path: '#keys', says: 'Keys' })).toBe(true)
    expect(isThere({ path: '#key', says: 'Key' })).toBe(false)
  })

  it('is met on level 1', () => {
    expect(share(requirements.filter(({ level }) => level === 1))).toBe(1)
  })

  it('is met on level 2 by at least 95 %', () => {
    expect(share(requirements)).toBeGreaterThanOrEqual(0.95)
  })
})
