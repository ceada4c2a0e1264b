import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hunt, makeCopy, mutated, removeCopy, root } from './hunting.ts'
import { mutants } from './mutants.ts'

describe('A deliberate bug', () => {
  it.each(mutants)('can be made: $name', (mutant) => {
    const source = readFileSync(join(root, mutant.file), 'utf8')
    expect(mutated(source, mutant)).not.toBe(source)
  })

  it('has a name of its own, and there are at least fifteen', () => {
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length)
    expect(mutants.length).toBeGreaterThanOrEqual(15)
  })
})

/** `npm run mutants` tries them all. */
describe('The simulation notices', () => {
  const some = [
    'a move is written without a condition',
    'everybody sees all hands',
    'the same answer again is called a conflict',
    'pushes about one table pile up',
  ]
  let copy = ''
  beforeAll(() => {
    copy = makeCopy()
  })
  afterAll(() => removeCopy(copy))

  it.each(mutants.filter(({ name }) => some.includes(name)))('that $name', { timeout: 300_000 }, async (mutant) => {
    expect(await hunt(mutant, copy, 40)).toMatchObject({ caught: true })
  })
})
