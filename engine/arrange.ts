/** A table laid out by hand, for tutorials and tests: the same machine goes on from there. */

import { typeOf } from './cards/index.ts'
import { chanceOf } from './chance.ts'
import { allCards, cardsOfTable } from './editions/index.ts'
import type { CardId, Debt, EditionId, Game, GameEvent, Player, SeatId, TableOptions } from './game.ts'
import { run } from './machine.ts'
import { SCHEMA } from './migrations.ts'
import { type Op, restOfTurn, wholeTurn } from './ops.ts'
import { open, subjectOf } from './table/index.ts'
import { drawTerm } from './terms.ts'
import { RULES_VERSION } from './versions.ts'

/** A card, or a Creeper and the Keeper it is fastened to. */
export type InFront = CardId | { creeper: CardId; on: CardId }

export type Position = {
  /** Whose decision ids it gets. */
  table?: string
  editions: EditionId[]
  /** In seat order. */
  players: { hand?: CardId[]; front?: InFront[] /** villains under their Batman Cuffs */; cuffed?: CardId[] }[]
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
  /** What lies on Arkham Asylum. */
  asylum?: CardId[]
  debts?: Debt[]
  /** Solo: top first; New Rules that lie nowhere else are below it, unless `onlyDeck`. */
  rulesDeck?: CardId[]
}

export function arrange(position: Position): { game: Game; events: GameEvent[] } {
  const { turn, deck = [], discard = [], rules = [], goals = [] } = position
  const players = position.players.map(
    ({ hand = [], front = [] }, i): Player => ({ seat: `s${i + 1}`, hand: [...hand], front: front.map(cardIn), asked: 0 }),
  )
  const rest = position.onlyDeck ? [] : leftOver(position)
  const solo = position.options?.solo
  const below = solo ? rest.filter((card) => typeOf(card) !== 'rule') : rest
  const begins = position.drawn === 0
  const todo: Op[] = begins ? wholeTurn() : [{ op: 'play-phase' }, ...restOfTurn()]
  const game: Game = {
    schema: SCHEMA,
    rulesVersion: RULES_VERSION,
    table: position.table ?? 'arranged',
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
    ...furniture(position),
    ...(solo && { solo: { rules: rulesDeckOf(position, rest), discardedRules: [], scored: [] } }),
  }
  refuseNonsense(game)
  const bottom = game.stack[0]
  if (bottom?.kind === 'turn' && !begins) bottom.drawn = position.drawn ?? drawTerm(game, turn).value
  const t = open(game)
  run(t)
  return { game: t.game, events: t.events }
}

const cardIn = (laid: InFront): CardId => (typeof laid === 'string' ? laid : laid.creeper)

const rulesDeckOf = ({ rulesDeck = [] }: Position, rest: CardId[]): CardId[] =>
  [...rulesDeck, ...rest.filter((card) => typeOf(card) === 'rule')].reverse()

/** What only some editions know. */
function furniture({ players, asylum = [], debts = [] }: Position): Partial<Game> {
  const attached = players.flatMap(({ front = [] }) => front.flatMap((laid) => (typeof laid === 'string' ? [] : [[laid.creeper, laid.on]])))
  const cuffed = players.flatMap(({ cuffed: caught = [] }) => caught)
  const under = { ...(cuffed.length > 0 && { 'batman-cuffs': cuffed }), ...(asylum.length > 0 && { 'arkham-asylum': [...asylum] }) }
  return {
    ...(attached.length > 0 && { attached: Object.fromEntries(attached) }),
    ...(Object.keys(under).length > 0 && { under }),
    ...(debts.length > 0 && { debts: debts.map((debt) => ({ ...debt })) }),
  }
}

const laidOut = ({ players, deck = [], discard = [], rules = [], goals = [], asylum = [], rulesDeck = [] }: Position): CardId[] => [
  ...players.flatMap(({ hand = [], front = [], cuffed = [] }) => [...hand, ...front.map(cardIn), ...cuffed]),
  ...asylum,
  ...rulesDeck,
  ...deck,
  ...discard,
  ...rules,
  ...goals,
]

function leftOver(position: Position): CardId[] {
  const used = new Set(laidOut(position))
  return cardsOfTable(position.editions, position.options ?? {}).filter((card) => !used.has(card))
}

/** A scenario with a card twice, or two Draw rules, would prove nothing. */
function refuseNonsense(game: Game): void {
  const everywhere = [
    ...game.players.flatMap(({ hand, front }) => [...hand, ...front]),
    ...Object.values(game.under ?? {}).flat(),
    ...(game.solo?.rules ?? []),
    ...game.deck,
    ...game.discard,
    ...game.goals,
    ...game.rules.map(({ card }) => card),
  ]
  const known = new Set(allCards(game.editions))
  const covers = [...game.players.flatMap(({ front }) => front), ...game.rules.map(({ card }) => card)]
  const loose = [...Object.keys(game.under ?? {}), ...Object.values(game.attached ?? {})].find((card) => !covers.includes(card))
  if (loose) throw new Error(`${loose} is not in play`)
  const strange = everywhere.find((card, i) => !known.has(card) || everywhere.indexOf(card) !== i)
  if (strange) throw new Error(`${strange} is not a card of this table, or lies in two places`)
  const subjects = game.rules.map(({ card }) => subjectOf(card)).filter((subject) => subject !== null)
  if (new Set(subjects).size !== subjects.length) throw new Error('two rules about the same thing cannot both be in play')
}
