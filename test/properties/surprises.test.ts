/** Who holds or has armed a Surprise shows in nothing: not in who is asked, not in counts; and the checker notices when it does. */
import { type EditionId, type Game, type GameEvent, replay, seenBy, view } from '@meanwhile/engine'
import { describe, expect, it } from 'vitest'
import { compareGame, type Doors, engineDoors, type Violation } from './interference.ts'
import type { World } from './play.ts'
import type { Viewer } from './redeal.ts'
import { patient } from './seeds.ts'

const seed = process.env.SEED ?? '1'
const worlds = (['batman', 'doctor-who'] satisfies EditionId[]).flatMap((edition): [string, World][] => [
  [edition, { editions: [edition] }],
  [`${edition}, asked for each Surprise`, { editions: [edition], reactions: 'ask' }],
])

const told = ({ seed, viewer, deed, what, a, b }: Violation): string => {
  const at = [...a].findIndex((letter, i) => letter !== b[i])
  const around = (text: string): string => text.slice(Math.max(0, at - 100), at + 100)
  return `seed ${seed}, ${viewer ?? 'spectator'}, after ${JSON.stringify(deed)}: ${what} differ, …${around(a)}… and …${around(b)}…`
}

describe.each(worlds)('Non-interference in %s', (name, world) => {
  it('holds: other hands, other Surprises armed, and the viewer sees the same', patient, () => {
    let pairs = 0
    for (let game = 0; pairs < 700; game++) {
      const tally = compareGame(`${name}-${seed}-${game}`, engineDoors, 400, world)
      expect(tally.violations.map(told)).toEqual([])
      pairs += tally.pairs
    }
  })
})

// ── Engines that leak ──────────────────────────────────────────────────────────────────────────────────────────────

const showing = (what: (game: Game, viewer: Viewer) => unknown): Partial<Doors> => ({
  view: (game, viewer) => ({ ...view(game, viewer), shown: what(game, viewer) }),
})

const isArming = (event: GameEvent): boolean => event.type === 'armed' || event.type === 'disarmed'

const leaking: [name: string, leak: Partial<Doors>, world?: World][] = [
  ['shows who has armed a Surprise', showing((game) => game.players.filter(({ armed }) => armed).map(({ seat }) => seat))],
  ['shows how many Surprises are armed', showing((game) => game.players.reduce((sum, { armed = [] }) => sum + armed.length, 0))],
  ['shows how many offers are open', showing((game) => game.asked.filter(({ owed }) => !owed).length)],
  [
    'tells everybody that something was armed',
    { seenBy: (event, viewer) => (isArming(event) ? { type: 'armed' } : seenBy(event, viewer)) },
  ],
  [
    'counts arming as a move',
    {
      replay: (game, deed) => {
        const outcome = replay(game, deed)
        return outcome.ok && outcome.events.some(isArming)
          ? { ...outcome, game: { ...outcome.game, moves: outcome.game.moves + 1 } }
          : outcome
      },
    },
  ],
  [
    'shows whom a Surprise would help',
    showing((game) =>
      game.asked.filter(({ prompt, options }) => prompt.key === 'reaction' && options.length > 1).map(({ player }) => player),
    ),
    { editions: ['batman'], reactions: 'ask' },
  ],
  [
    'shows what was answered before all have answered',
    showing((game, viewer) => Object.entries(game.stack.at(-1)?.answers ?? {}).filter(([key]) => key !== `react:${viewer}`)),
    { editions: ['batman'], reactions: 'ask' },
  ],
]

describe('The checker finds an engine that', () => {
  it.each(leaking)('%s', patient, (_, leak, world = { editions: ['batman'] }) => {
    const caught = Array.from({ length: 40 }, (_, game) => game).some(
      (game) => compareGame(`leak-${game}`, { ...engineDoors, ...leak }, 400, world).violations.length > 0,
    )
    expect(caught).toBe(true)
  })
})
