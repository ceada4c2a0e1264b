/** Who holds or has armed a Surprise shows in nothing: not in who is asked, not in counts, not in timing; the checker notices when it does. */
import { type Game, type GameEvent, replay, seenBy, view } from '@meanwhile/engine'
import { describe, expect, it } from 'vitest'
import { type StoredGame, step } from '../../functions/table/stored-game.ts'
import { compareGame, type Doors, engineDoors } from './interference.ts'
import type { World } from './play.ts'
import type { Viewer } from './redeal.ts'
import { patient } from './seeds.ts'

// ── Engines that leak ──────────────────────────────────────────────────────────────────────────────────────────────

const showing = (what: (game: Game, viewer: Viewer) => unknown): Partial<Doors> => ({
  view: (game, viewer) => ({ ...view(game, viewer), shown: what(game, viewer) }),
})

const isArming = (event: GameEvent): boolean => event.type === 'armed' || event.type === 'disarmed'

const arms = (before: StoredGame, next: StoredGame): boolean =>
  JSON.stringify(before.game.players) !== JSON.stringify(next.game.players) && before.game.moves === next.game.moves

const numbering: Doors['step'] = (before, deed, at, changes) => {
  const stepped = step(before, deed, at, changes)
  if ('refusal' in stepped || !arms(before, stepped.next)) return stepped
  return { ...stepped, next: { ...stepped.next, numbers: { all: (before.numbers.all ?? 0) + 1 } } }
}

const restarting: Doors['step'] = (before, deed, at, changes) => {
  const stepped = step(before, deed, at, changes)
  if ('refusal' in stepped || !arms(before, stepped.next)) return stepped
  return { ...stepped, next: { ...stepped.next, owed: stepped.next.owed.map((owed) => ({ ...owed, since: at })) } }
}

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
  ['raises everybody’s number when something is armed', { step: numbering }],
  ['counts the time of somebody who arms a Surprise as answered', { step: restarting }],
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
