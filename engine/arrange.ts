/** A table laid out by hand, for tutorials and tests: the same machine goes on from there. */
import { chanceOf } from './chance.ts'
import { allCards } from './editions/index.ts'
import type { CardId, EditionId, Game, GameEvent, Player, SeatId, TableOptions } from './game.ts'
import { run } from './machine.ts'
import { SCHEMA } from './migrations.ts'
import { type Op, restOfTurn, wholeTurn } from './ops.ts'
import { open, subjectOf } from './table.ts'
import { drawTerm } from './terms.ts'
import { RULES_VERSION } from './versions.ts'

export type Position = {
  editions: EditionId[]
  /** In seat order. */
  players: { hand?: CardId[]; front?: CardId[] }[]
  turn: SeatId
  /** Cards drawn under the Draw rule; by default all that is due. 0 begins before the draw. */
  drawn?: number
  played?: number
  used?: CardId[]
  rules?: CardId[]
  goals?: CardId[]
  /** Top first. The rest of the edition lies below it in a fixed order, unless `onlyDeck`. */
  deck?: CardId[]
  onlyDeck?: boolean
  /** Top last. */
  discard?: CardId[]
  seed?: string
  options?: Partial<TableOptions>
}

export function arrange(position: Position): { game: Game; events: GameEvent[] } {
  const { turn, deck = [], discard = [], rules = [], goals = [] } = position
  const players = position.players.map(
    ({ hand = [], front = [] }, i): Player => ({ seat: `s${i + 1}`, hand: [...hand], front: [...front], asked: 0 }),
  )
  const below = position.onlyDeck ? [] : leftOver(position)
  const begins = position.drawn === 0
  const todo: Op[] = begins ? wholeTurn() : [{ op: 'play-phase' }, ...restOfTurn()]
  const game: Game = {
    schema: SCHEMA,
    rulesVersion: RULES_VERSION,
    table: 'arranged',
    editions: position.editions,
    options: { first: 'host', starter: turn, ...position.options },
    chance: chanceOf(`arranged:${position.seed ?? ''}`),
    moves: 0,
    seats: players.length,
    players,
    deck: [...deck, ...below].reverse(),
    discard: [...discard],
    rules: rules.map((card) => ({ card, by: turn, at: 0 })),
    goals: [...goals],
    stack: [
      {
        kind: 'turn',
        seat: turn,
        todo,
        drawn: null,
        played: position.played ?? 0,
        used: [...(position.used ?? [])],
        row: [],
        beganEmptyHanded: false,
      },
    ],
    asked: [],
    extraTurns: [],
    lastInOrder: turn,
    turns: begins ? 0 : 1,
  }
  refuseNonsense(game)
  const bottom = game.stack[0]
  if (bottom?.kind === 'turn' && !begins) bottom.drawn = position.drawn ?? drawTerm(game, turn).value
  const t = open(game)
  run(t)
  return { game: t.game, events: t.events }
}

const laidOut = ({ players, deck = [], discard = [], rules = [], goals = [] }: Position): CardId[] => [
  ...players.flatMap(({ hand = [], front = [] }) => [...hand, ...front]),
  ...deck,
  ...discard,
  ...rules,
  ...goals,
]

function leftOver(position: Position): CardId[] {
  const used = new Set(laidOut(position))
  return allCards(position.editions).filter((card) => !used.has(card))
}

/** A scenario with a card twice, or two Draw rules, would prove nothing. */
function refuseNonsense(game: Game): void {
  const everywhere = [
    ...game.players.flatMap(({ hand, front }) => [...hand, ...front]),
    ...game.deck,
    ...game.discard,
    ...game.goals,
    ...game.rules.map(({ card }) => card),
  ]
  const known = new Set(allCards(game.editions))
  const strange = everywhere.find((card, i) => !known.has(card) || everywhere.indexOf(card) !== i)
  if (strange) throw new Error(`${strange} is not a card of this table, or lies in two places`)
  const subjects = game.rules.map(({ card }) => subjectOf(card)).filter((subject) => subject !== null)
  if (new Set(subjects).size !== subjects.length) throw new Error('two rules about the same thing cannot both be in play')
}
