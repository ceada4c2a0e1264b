import { begin, type Game, leave } from '@meanwhile/engine'
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
function faultFound(reply: ReturnType<typeof asSeen>, snapshots = [playing, without]): string | undefined {
  for (let seed = 0; seed < 40; seed++) {
    const world = new World(seed)
    new Sights({ id: 't', snapshots } as unknown as Truth, world).view('s2', reply, 0)
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

describe('A card that names another, which lies where nobody sees it', () => {
  const [named = '', other = ''] = game.deck
  /** What is left to do of it stands in everybody's view, as it is printed. */
  const naming = (...todo: object[]): Snapshot => {
    const [turn, ...rest] = structuredClone(game.stack)
    return { ...playing, game: { ...game, stack: [{ ...turn, todo }, ...rest] } as Game }
  }
  const asking = naming({ op: 'choose', from: { group: 'creepers', which: { named: [named] } } })
  const shown = asSeen('t', asking, 's2')

  it('may be shown, with the names that are printed on it', () => {
    expect(JSON.stringify(shown)).toContain(`"${named}"`)
    expect(faultFound(shown, [asking])).toBeUndefined()
    const putting = naming({ op: 'put-down', named })
    expect(faultFound(asSeen('t', putting, 's2'), [putting])).toBeUndefined()
  })

  it('hides no other card that is shown beside it', () => {
    const leaking = { ...shown, view: { ...shown.view, discard: [other] } }
    expect(faultFound(leaking, [asking])).toBe(`t: s2 was shown ${other}, which is hidden from them`)
  })

  it('does not give away where the very card is that it names', () => {
    const leaking = { ...shown, view: { ...shown.view, discard: [named] } }
    expect(faultFound(leaking, [asking])).toBe(`t: s2 was shown ${named}, which is hidden from them`)
  })

  it('is known by what it says alone: a card that is named in no other way is hidden still', () => {
    const leaking = asSeen('t', naming({ op: 'draw', card: named }), 's2')
    expect(faultFound(leaking, [naming({ op: 'draw', card: named })])).toBe(`t: s2 was shown ${named}, which is hidden from them`)
  })
})
