/** The page about security names a place for everything it says; here each of them is looked up, and the levels are counted. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = join(root, 'docs', 'security.md')

type Requirement = { id: string; level: 1 | 2; state: string; how: string; places: string[] }

const requirements: Requirement[] = readFileSync(page, 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, id = '', level, state = '', how = '', where = ''] = line.split('|').map((cell) => cell.trim())
    if (!/^V\d+\.\d+\.\d+$/.test(id)) return []
    return [{ id, level: Number(level) as 1 | 2, state, how, places: [...where.matchAll(/\]\(([^)#]+)/g)].map(([, path = '']) => path) }]
  })

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

  it('has a place for whatever is called met, and a reason for whatever is not', () => {
    for (const { id, state, how, places } of requirements) {
      expect(['met', 'not met', 'does not apply'], id).toContain(state)
      expect(how.length, id).toBeGreaterThan(3)
      for (const place of places) expect(existsSync(join(dirname(page), place)), `${id}: ${place}`).toBe(true)
      // A chapter of the page itself will do where something has to be written down, and it says which.
      if (state === 'met') expect(places.length > 0 || how.startsWith('this page: '), id).toBe(true)
      if (state === 'not met') expect(how.length, id).toBeGreaterThan(30)
    }
  })

  it('shows what it says by a test for two of three, and by code or configuration for the rest', () => {
    const met = requirements.filter(({ state }) => state === 'met')
    expect(met.filter(({ places }) => places.some((place) => place.includes('/test/'))).length / met.length).toBeGreaterThan(2 / 3 - 0.01)
  })

  it('is met on level 1', () => {
    expect(share(requirements.filter(({ level }) => level === 1))).toBe(1)
  })

  it('is met on level 2 by at least 95 %', () => {
    expect(share(requirements)).toBeGreaterThanOrEqual(0.95)
  })
})
