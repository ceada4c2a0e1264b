/**
 * What one viewer may know: built up from nothing, never filtered down, so that a secret added to the game later
 * stays a secret until somebody writes it in here.
 */
import { narrowingOf } from './arming.ts'
import type {
  Armed,
  Asked,
  CardFrame,
  CardId,
  Debt,
  Decision,
  DecisionKind,
  EditionId,
  Ending,
  ExtraTurn,
  Frame,
  Game,
  Given,
  Happening,
  Orders,
  Player,
  RuleInPlay,
  SeatId,
  TableOptions,
  TurnFrame,
  Window,
} from './game.ts'
import type { Op } from './ops.ts'
import { type Terms, terms } from './terms.ts'

export type PlayerView = { seat: SeatId /** how many */; hand: number; front: CardId[]; waiting?: true }

export type CardFrameView = {
  kind: 'card'
  seat: SeatId
  todo: Op[]
  card?: CardId
  uses?: CardId
  at: number
  /** How many cards lie aside; which ones, only to their owner, unless they were turned up. */
  aside: number
  asideCards?: CardId[]
  faceUp?: true
  picks?: NonNullable<CardFrame['picks']>
  given?: Given[]
  letGo?: number
  present: SeatId[]
  word?: 'said' | 'missing'
  /** What a Surprise out of turn answers. */
  answering?: Happening
}
export type TurnFrameView = Omit<TurnFrame, 'answers'>
export type FrameView = TurnFrameView | CardFrameView | { kind: 'settle' | 'start'; seat: SeatId; todo: Op[] }

export type View = {
  you: SeatId | null
  editions: EditionId[]
  options: TableOptions
  moves: number
  turns: number
  seats: number
  /** Whose turn it is; null while it is open who begins. */
  turn: SeatId | null
  players: PlayerView[]
  hand: CardId[]
  orders: Orders | null
  deck: number
  discard: CardId[]
  rules: RuleInPlay[]
  goals: CardId[]
  terms: Terms
  stack: FrameView[]
  extraTurns: ExtraTurn[]
  lastInOrder: SeatId | null
  /** Your own questions and offers. */
  decisions: Decision[]
  waitingFor: { seat: SeatId; kind: DecisionKind }[]
  over: Ending | null
  /** Your own Surprises that wait for their event; nobody else's. */
  armed: Armed[]
  /** Surprises of a chain that is not settled yet (U4). */
  chain: CardId[]
  landing: NonNullable<Game['landing']>
  attached: NonNullable<Game['attached']>
  under: NonNullable<Game['under']>
  debts: Debt[]
  /** Time Machines and whose turn they are set to. */
  set: { card: CardId; to: SeatId }[]
  windows: Window[]
  /** How many cards the Rules deck of a solo table holds, and what everybody may see of it. */
  solo: { rules: number; discardedRules: CardId[]; scored: CardId[] } | null
}

export function view(game: Game, viewer: SeatId | null): View {
  const me = game.players.find((player) => player.seat === viewer)
  const turn = game.stack[0]
  return {
    you: me?.seat ?? null,
    editions: game.editions,
    options: game.options,
    moves: game.moves,
    turns: game.turns,
    seats: game.seats,
    turn: turn?.kind === 'turn' ? turn.seat : null,
    players: game.players.map(playerView),
    hand: me ? me.hand.slice() : [],
    orders: me?.orders ?? null,
    deck: game.deck.length,
    discard: game.discard.slice(),
    rules: game.rules.slice(),
    goals: game.goals.slice(),
    terms: terms(game),
    stack: game.stack.map((frame) => frameView(frame, viewer)),
    extraTurns: game.extraTurns.slice(),
    lastInOrder: game.lastInOrder,
    decisions: me ? game.asked.filter((asked) => asked.player === me.seat).map((asked) => decisionView(game, asked)) : [],
    waitingFor: game.asked.filter((asked) => asked.owed).map(({ player, kind }) => ({ seat: player, kind })),
    over: game.over ?? null,
    armed: me?.armed ?? [],
    chain: game.chain ?? [],
    landing: game.landing ?? [],
    attached: game.attached ?? {},
    under: game.under ?? {},
    debts: game.debts ?? [],
    set: game.extraTurns.flatMap(({ by, after }) => (after ? [{ card: by, to: after }] : [])),
    windows: game.windows ?? [],
    solo: game.solo ? { ...game.solo, rules: game.solo.rules.length } : null,
  }
}

const playerView = ({ seat, hand, front, waiting }: Player): PlayerView => ({
  seat,
  hand: hand.length,
  front: front.slice(),
  ...(waiting && { waiting }),
})

const decisionView = (
  game: Game,
  { id, player, kind, prompt, options, min, max, owed, because, fallback, about, only }: Asked,
): Decision => ({
  id,
  player,
  kind,
  prompt,
  options,
  min,
  max,
  owed,
  because,
  fallback,
  ...(about !== undefined && { about }),
  ...(kind === 'arm' && about ? { only: narrowingOf(game, player, about) } : only && { only }),
})

/** Answers given and not yet used (a throw, a discard) stay in the game. */
function frameView(frame: Frame, viewer: SeatId | null): FrameView {
  const { kind, seat, todo } = frame
  switch (kind) {
    case 'turn': {
      const { drawn, played, used, row, beganEmptyHanded, more, ending, ruled } = frame
      return {
        kind,
        seat,
        todo,
        drawn,
        played,
        used,
        row,
        beganEmptyHanded,
        ...(more && { more }),
        ...(ruled && { ruled }),
        ...(ending && { ending }),
      }
    }
    case 'card': {
      const { card, uses, at, aside, faceUp, picks, given, letGo, present, word, answering } = frame
      return {
        kind,
        seat,
        todo,
        at,
        present,
        aside: aside?.length ?? 0,
        ...(aside && (seat === viewer || faceUp) && { asideCards: aside }),
        ...(faceUp && { faceUp }),
        ...(card && { card }),
        ...(uses && { uses }),
        ...(picks && { picks }),
        ...(given && { given }),
        ...(letGo !== undefined && { letGo }),
        ...(word && { word }),
        ...(answering && { answering }),
      }
    }
    case 'settle':
    case 'start':
      return { kind, seat, todo }
    default:
      return kind satisfies never
  }
}
