/** The numbers in force and why. Derived from the rules on the table; nothing here is ever stored. */
import type { BonusWhen, FreeAction, Gift, Icon, Plays } from './cards/card.ts'
import { cardOf, ruleOf, typeOf } from './cards/index.ts'
import type { CardId, Game, Player, Reason, RuleInPlay, SeatId, TurnFrame } from './game.ts'
import { printed } from './ops.ts'
import { traitsOf } from './traits.ts'

/** `adds` is what this card contributes: "Draw 4: Draw 3 + Inflation 1". */
export type TermReason = Reason & { adds: number }
export type Term<T> = { value: T; because: TermReason[] }
export type Terms = {
  draw: Term<number>
  play: Term<Plays>
  handLimit: Term<number | null>
  keeperLimit: Term<number | null>
  goals: Term<number>
}

const basicRules: Reason = { card: 'basic-rules', by: null, at: null }

export const turnOf = (game: Game): TurnFrame | null => {
  const bottom = game.stack[0]
  return bottom?.kind === 'turn' ? bottom : null
}

/** Who takes part: everybody but newcomers whose cards are not dealt yet. */
export const present = (game: Game): Player[] => game.players.filter((player) => !player.waiting)

export const keepersOf = (player: Player): CardId[] => typesOf(player, 'keeper')

export const typesOf = ({ front }: Player, type: 'keeper' | 'creeper'): CardId[] => front.filter((card) => typeOf(card) === type)

export function hasIcon(id: CardId, icon: Icon): boolean {
  const card = cardOf(id)
  return (card.type === 'keeper' || card.type === 'creeper') && card.icons.includes(icon)
}

// ── What the rules on the table say ────────────────────────────────────────────────────────────────────────────────

type Numbered = { reason: Reason; numeral: number }
type RulesInForce = {
  draw: Numbered
  play: { reason: Reason; plays: Plays }
  handLimit: Numbered | null
  keeperLimit: Numbered | null
  goalsAllowed: Numbered
  inflation: TermReason[]
  plus: number
  bonuses: { reason: Reason; draw: number; play: number; when: BonusWhen }[]
  drawWhenEmptyHanded: Numbered[]
  firstPlayRandom: boolean
  freeActions: { card: CardId; free: FreeAction }[]
  /** What whoever has a named card in play gets. */
  gifts: { reason: Reason; card: string; gift: Gift }[]
  onlyOne: Icon[]
  catches: { card: CardId; icon: Icon }[]
  harmlessWith: Icon[]
  villainsOfOthers: boolean
  /** Rules under which an Action lies that may be carried out again and again. */
  keptDoing: CardId[]
  /** The rule that wants a word with every Keeper. */
  word: CardId | null
  /** What follows from the rules alone, worked out when it is first asked for. */
  alone: { draw?: Term<number>; play?: Term<number>; handLimit?: Term<number>; keeperLimit?: Term<number>; goalsAllowed?: Term<number> }
}

/** The array of rules is never changed in place, only replaced (`table.ts`), so it can stand for what was read from it. */
const read = new WeakMap<RuleInPlay[], RulesInForce>()

let lately: { of: RuleInPlay[]; force: RulesInForce } | undefined

export function rulesInForce({ rules }: Pick<Game, 'rules'>): RulesInForce {
  // Within a move it is nearly always the same rules that are asked about.
  if (lately?.of === rules) return lately.force
  const force = read.get(rules) ?? readRules(rules)
  read.set(rules, force)
  lately = { of: rules, force }
  return force
}

function readRules(rules: RuleInPlay[]): RulesInForce {
  const force: RulesInForce = {
    draw: { reason: basicRules, numeral: 1 },
    play: { reason: basicRules, plays: 1 },
    handLimit: null,
    keeperLimit: null,
    goalsAllowed: { reason: basicRules, numeral: 1 },
    inflation: [],
    plus: 0,
    bonuses: [],
    drawWhenEmptyHanded: [],
    firstPlayRandom: false,
    freeActions: [],
    gifts: [],
    onlyOne: [],
    catches: [],
    harmlessWith: [],
    villainsOfOthers: false,
    keptDoing: [],
    word: null,
    alone: {},
  }
  for (const rule of rules) readRule(force, rule)
  return force
}

function readRule(force: RulesInForce, { card, by, at }: RuleInPlay): void {
  const { effect } = ruleOf(card)
  const reason: Reason = { card, by, at }
  if ('draw' in effect) force.draw = { reason, numeral: effect.draw }
  else if ('play' in effect) force.play = { reason, plays: effect.play }
  else if ('handLimit' in effect) force.handLimit = { reason, numeral: effect.handLimit }
  else if ('keeperLimit' in effect) force.keeperLimit = { reason, numeral: effect.keeperLimit }
  else if ('goalsInPlay' in effect) force.goalsAllowed = { reason, numeral: effect.goalsInPlay }
  else if ('bonus' in effect)
    force.bonuses.push({ reason, draw: effect.bonus.draw ?? 0, play: effect.bonus.play ?? 0, when: effect.bonus.when })
  else if ('drawWhenEmptyHanded' in effect) force.drawWhenEmptyHanded.push({ reason, numeral: effect.drawWhenEmptyHanded })
  else if ('firstPlay' in effect) force.firstPlayRandom = true
  else if ('free' in effect) force.freeActions.push({ card, free: effect.free })
  else if ('everyNumeralPlus' in effect) {
    force.inflation.push({ ...reason, adds: effect.everyNumeralPlus })
    force.plus += effect.everyNumeralPlus
  } else if ('whoHas' in effect) force.gifts.push({ reason, card: effect.whoHas, gift: effect.gets })
  else if ('onlyOne' in effect) force.onlyOne.push(effect.onlyOne)
  else if ('catches' in effect) force.catches.push({ card, icon: effect.catches })
  else if ('creepersHarmlessWith' in effect) force.harmlessWith.push(effect.creepersHarmlessWith)
  else if ('villainsOfOthers' in effect) force.villainsOfOthers = true
  else if ('word' in effect) force.word = card
  else if ('keepsDoing' in effect) force.keptDoing.push(card)
  else effect satisfies never
}

/** A printed numeral as it counts now (F4). */
export const numeral = (game: Game, printed: number): number => printed + rulesInForce(game).plus

// ── The numbers ────────────────────────────────────────────────────────────────────────────────────────────────────

/** The whole answer to "why do I draw 4?" for one player; without a seat, for the player on turn. */
export function terms(game: Game, seat: SeatId | undefined = turnOf(game)?.seat): Terms {
  return {
    draw: drawTerm(game, seat),
    play: playTerm(game, seat),
    handLimit: limitTerm(game, 'handLimit', seat),
    keeperLimit: limitTerm(game, 'keeperLimit', seat),
    goals: goalsTerm(game),
  }
}

export function drawTerm(game: Game, seat: SeatId | undefined): Term<number> {
  const { draw, inflation, alone } = rulesInForce(game)
  const extra = bonuses(game, seat, 'draw')
  alone.draw ??= total([{ ...draw.reason, adds: draw.numeral }, ...inflation])
  return extra.length === 0 ? alone.draw : total([...alone.draw.because, ...extra])
}

export function playTerm(game: Game, seat: SeatId | undefined): Term<Plays> {
  const { play, inflation, alone } = rulesInForce(game)
  const { plays, reason } = play
  if (plays === 'all') return { value: 'all', because: [{ ...reason, adds: 0 }] }
  const extra = bonuses(game, seat, 'play')
  if (typeof plays === 'number') {
    alone.play ??= total([{ ...reason, adds: plays }, ...inflation])
    return extra.length === 0 ? alone.play : total([...alone.play.because, ...extra])
  }
  // F6: each bonus play lowers what is kept back; nothing to keep back is Play All.
  const kept = total([{ ...reason, adds: plays.allBut }, ...inflation, ...extra.map((bonus) => ({ ...bonus, adds: -bonus.adds }))])
  return { value: kept.value > 0 ? { allBut: kept.value } : 'all', because: kept.because }
}

/** A limit as it binds one player; without a seat, as it binds everybody to whom no card gives anything. */
export function limitTerm(game: Game, which: 'handLimit' | 'keeperLimit', seat?: SeatId): Term<number | null> {
  const { [which]: limit, inflation, plus, alone } = rulesInForce(game)
  if (!limit) return { value: null, because: [] }
  alone[which] ??= total([{ ...limit.reason, adds: limit.numeral }, ...inflation])
  const gifts = seat === undefined ? nothing : giftsTo(game, seat)
  if (gifts.length === 0) return alone[which]
  const free = gifts.find(({ gift }) => gift.unboundBy?.includes(which === 'handLimit' ? 'hand-limit' : 'keeper-limit'))
  if (free) return { value: null, because: [{ ...free.reason, adds: 0 }] }
  const higher = gifts.flatMap(({ reason, gift }) => (gift.limitsPlus ? [{ ...reason, adds: gift.limitsPlus + plus }] : []))
  return total([...alone[which].because, ...higher])
}

/** How many Goals may be in play. "Two" is a word on the card, so Inflation leaves it alone. */
export function goalsTerm(game: Game): Term<number> {
  const { goalsAllowed, alone } = rulesInForce(game)
  alone.goalsAllowed ??= total([{ ...goalsAllowed.reason, adds: goalsAllowed.numeral }])
  return alone.goalsAllowed
}

function total(because: TermReason[]): Term<number> {
  let value = 0
  for (const { adds } of because) value += adds
  return { value, because }
}

/** How many plays the player on turn could still make, never more than the hand holds. */
export function playsLeft(game: Game, turn: TurnFrame, hand: number): number {
  const plays = playTerm(game, turn.seat).value
  if (plays === 'all') return hand
  if (typeof plays === 'number') return Math.max(0, Math.min(plays - turn.played, hand))
  return Math.max(0, hand - plays.allBut)
}

function bonuses(game: Game, seat: SeatId | undefined, what: 'draw' | 'play'): TermReason[] {
  const { bonuses, plus } = rulesInForce(game)
  if (seat === undefined) return []
  const given = giftsTo(game, seat).filter(({ gift }) => gift[what])
  const added = what === 'play' ? addedPlays(game, seat) : nothingAdded
  if (bonuses.length === 0 && given.length === 0 && added.length === 0) return []
  return [
    ...bonuses
      .filter((bonus) => bonus[what] > 0 && holds(game, bonus.when, seat))
      .map((bonus) => ({ ...bonus.reason, adds: bonus[what] + plus })),
    ...given.map(({ reason, gift }) => ({ ...reason, adds: (gift[what] ?? 0) + plus })),
    ...added,
  ]
}

const nothingAdded: TermReason[] = []

/** What cards have added to the turn of this player; it stays when the card goes. */
function addedPlays(game: Game, seat: SeatId): TermReason[] {
  const turn = turnOf(game)
  if (turn?.seat !== seat || !turn.more) return nothingAdded
  return turn.more.map(({ card, plays }) => ({ card, by: seat, at: null, adds: plays }))
}

const nothing: { reason: Reason; gift: Gift }[] = []

/** What cards in front of this player give them all the time, by themselves (Batcomputer) or because a rule says so (TARDIS). */
export function giftsTo(game: Game, seat: SeatId): { reason: Reason; gift: Gift }[] {
  if (!traitsOf(game).gifts) return nothing
  const { gifts } = rulesInForce(game)
  const front = game.players.find((player) => player.seat === seat)?.front ?? []
  let given = nothing
  for (const id of front) {
    const card = cardOf(id)
    if (card.type === 'keeper' && card.gives) given = [...given, { reason: { card: id, by: seat, at: null }, gift: card.gives }]
    for (const { reason, card: named, gift } of gifts) if (printed(id) === named) given = [...given, { reason, gift }]
  }
  return given
}

function holds(game: Game, when: BonusWhen, seat: SeatId): boolean {
  switch (when) {
    case 'the-party-is-in-play':
      return game.players.some((player) => player.front.includes('the-party'))
    case 'fewest-keepers':
      return strictly(game, seat, (mine, theirs) => mine < theirs)
    case 'most-keepers':
      return strictly(game, seat, (mine, theirs) => mine > theirs)
    case 'most-cats':
      return (
        catsOf(game.players.find((player) => player.seat === seat)) > 0 && strictly(game, seat, (mine, theirs) => mine > theirs, catsOf)
      )
    case 'a-creeper-is-in-front':
      return game.players.some((player) => player.seat === seat && typesOf(player, 'creeper').length > 0)
    default:
      return when satisfies never
  }
}

const catsOf = (player: Player | undefined): number => player?.front.filter((card) => hasIcon(card, 'cat')).length ?? 0

function strictly(
  game: Game,
  seat: SeatId,
  better: (mine: number, theirs: number) => boolean,
  count: (player: Player) => number = (player) => keepersOf(player).length,
): boolean {
  const me = game.players.find((player) => player.seat === seat)
  if (!me) return false
  const mine = count(me)
  return present(game).every((player) => player === me || better(mine, count(player)))
}
