import { begin, leave } from '@meanwhile/engine'
import { describe, expect, it } from 'vitest'
import { untimed } from '../../functions/table/stored-time.ts'
import type { Snapshot } from './history.ts'
import { asSeen, Sights } from './sights.ts'
import type { Truth } from './truth.ts'
import { World } from './world.ts'

const { game } = begin({ table: 't', editions: ['fluxx'], players: 3, seed: '00'.repeat(32), entropy: [] })
const common = { ...untimed, id: 't', status: 'playing' as const, bots: {}, owed: [], at: 0 }
const playing: Snapshot = { ...common, version: 1, game, people: ['ana', 'ben', 'cem'], numbers: { all: 1, s1: 1, s2: 1, s3: 1 } }
const left = leave(game, 's2')
const without: Snapshot = {
  ...common,
  version: 2,
  game: left.ok ? left.game : game,
  people: ['ana', '', 'cem'],
  numbers: { all: 2, s1: 2, s2: 1, s3: 2 },
}

/** Not every reply is compared word for word, so each is looked at in many worlds. */
function faultFound(reply: ReturnType<typeof asSeen>): string | undefined {
  for (let seed = 0; seed < 40; seed++) {
    const world = new World(seed)
    new Sights({ id: 't', snapshots: [playing, without] } as unknown as Truth, world).view('s2', reply, 0)
    if (world.broken) return world.broken.sentence
  }
  return undefined
}

describe('A reply that comes in when its reader has left the table meanwhile', () => {
  it('shows the side of the table that was theirs', () => {
    expect(faultFound(asSeen('t', playing, 's2'))).toBeUndefined()
  })

  it('shows nothing of what came after', () => {
    expect(faultFound({ ...asSeen('t', without, 's2'), number: 1 })).toMatch(/something else than there is/)
  })
})
