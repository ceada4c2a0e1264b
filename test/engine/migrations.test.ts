import { begin, migrate, SCHEMA } from '@meanwhile/engine'
import { describe, expect, it } from 'vitest'
import { play, setupFor } from '../properties/play.ts'

const { game } = begin(setupFor('stored'))
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('A stored game', () => {
  it('of the present schema is read as it was stored', () => {
    expect(game.schema).toBe(SCHEMA)
    for (const { after } of play('stored')) expect(migrate(stored(after))).toEqual(after)
  })

  it('is not touched by being read', () => {
    const given = stored(game)
    const before = JSON.stringify(given)
    migrate(given)
    expect(JSON.stringify(given)).toBe(before)
  })

  it('of a newer release is refused, and the sentence names both schemas', () => {
    for (const schema of [SCHEMA + 1, SCHEMA + 2, 1000]) {
      expect(() => migrate({ ...game, schema })).toThrow(new RegExp(`newer release \\(schema ${schema}; this one reads up to ${SCHEMA}\\)`))
    }
  })

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '1', null, undefined, true, [1], {}])(
    'with %s for a schema is refused',
    (schema) => {
      expect(() => migrate({ ...game, schema })).toThrow('names its schema')
    },
  )

  it.each([null, undefined, 1, 'game', true])('that is %s is refused', (value) => {
    expect(() => migrate(value)).toThrow('a stored game is an object')
  })

  it.each([[[]], [{}], [[game]]])('that names no schema is refused', (value) => {
    expect(() => migrate(value)).toThrow('names its schema')
  })
})
