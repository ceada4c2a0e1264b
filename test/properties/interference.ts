/**
 * Non-interference over traces: what a viewer is shown depends on nothing that they may not know.
 *
 * A reached game A is re-dealt into a game B that looks the same to one viewer, and both are driven on for a few deeds: the same
 * deeds of the viewer, and deeds of the others that look the same. Where A lets the viewer see a hidden card, that card is first
 * swapped to the same place in B. View, events, refusals and questions of the viewer must stay byte-identical.
 */
import {
  type Armed,
  type Chance,
  chanceOf,
  type Deed,
  type Game,
  type GameEvent,
  type Orders,
  type Outcome,
  type Player,
  pick,
  preview,
  replay,
  type SeatId,
  seenBy,
  view,
} from '@meanwhile/engine'
import { step as serviceStep } from '../../functions/table/stored-game.ts'
import { type Lent, lendHand, lendMore, mixesCreepers, ordersFired, shownBy, surprisedBy } from './lending.ts'
import { viewersOf } from './places.ts'
import { anyOrders, play, type Step, type World } from './play.ts'
import { answerOf, anyThrow, layAs, newSecrets, reactionsIn, redeal, throwersOf, unshared, type Viewer } from './redeal.ts'
import { replyTo, type Served, serve, served } from './served.ts'
import { worldOf } from './worlds.ts'

/** What is under test; the tests of this checker put leaking ones in their place. */
export type Doors = {
  view: (game: Game, viewer: Viewer) => unknown
  seenBy: (event: GameEvent, viewer: Viewer) => unknown
  replay: typeof replay
  preview: typeof preview
  /** The service's own door: a deed with its numbers and clocks. */
  step: typeof serviceStep
}
export const engineDoors: Doors = { view, seenBy, replay, preview, step: serviceStep }

export type Violation = {
  seed: string
  viewer: Viewer
  deed: Deed | 'none'
  what: 'view' | 'events' | 'refusals' | 'preview' | 'outcome' | 'reply'
  a: string
  b: string
}
/** `steps`: deeds after which both were compared. `lent`: those for which B had to be lent A's chance or orders, since they show. */
export type Tally = { pairs: number; steps: number; lent: number; violations: Violation[] }

/** Short enough to read in a failed test. */
export function told({ seed, viewer, deed, what, a, b }: Violation): string {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const around = (text: string): string => text.slice(Math.max(0, at - 100), at + 100)
  return `seed ${seed}, ${viewer ?? 'spectator'}, after ${JSON.stringify(deed)}: ${what} differ, …${around(a)}… and …${around(b)}…`
}

type Difference = Omit<Violation, 'seed' | 'viewer' | 'deed'>
type Pair = { viewer: Viewer; luck: Chance; doors: Doors; tally: Tally }

/** One whole game, cut into short traces, each held against a re-dealt one for every viewer. */
export function compareGame(seed: string, doors: Doors = engineDoors, most = 3000, world: World = worldOf(seed)): Tally {
  const tally: Tally = { pairs: 0, steps: 0, lent: 0, violations: [] }
  const luck = chanceOf(`${seed}:pairs`)
  let trace: Step[] = []
  let length = 2 + pick(luck, 5)
  const compareAll = (): void => {
    for (const viewer of trace[0] ? viewersOf(trace[0].before) : []) {
      const found = compareTrace(trace, { viewer, luck, doors, tally })
      tally.pairs += 1
      if (found) tally.violations.push({ seed, viewer, ...found })
    }
    trace = []
    length = 2 + pick(luck, 5)
  }
  for (const step of play(seed, { through: doors.replay, most, world })) {
    trace.push(step)
    if (trace.length === length) compareAll()
    if (tally.violations.length > 0) return tally
  }
  compareAll()
  return tally
}

function compareTrace(trace: Step[], pair: Pair): (Difference & { deed: Deed | 'none' }) | null {
  const { viewer, luck } = pair
  const [first] = trace
  if (!first) return null
  const began = withSecretAct(redeal(first.before, viewer, luck), pair)
  const atFirst = differentViews(first.before, began, pair) ?? differentRefusals(first.before, began, pair)
  if (atFirst) return { ...atFirst, deed: 'none' }
  let other = began
  // The service does every deed once more: it is asked for some of the traces.
  let both = pick(luck, 4) === 0 ? served(first.before, began, luck) : null
  for (const step of trace) {
    const followed = follow(step, other, pair)
    if ('what' in followed) return { ...followed, deed: step.deed }
    other = followed.game
    both = both && serveBoth(both, step, followed, pair)
    const replies = both && differentReplies(both, pair)
    if (replies) return { ...replies, deed: step.deed }
    pair.tally.steps += 1
  }
  const { deed, after } = trace[trace.length - 1] ?? first
  const closed = first.before.asked.find(({ player }) => player === viewer)?.id
  const atLast = differentRefusals(after, other, pair, closed)
  return atLast && { ...atLast, deed }
}

// ── One deed in both games ─────────────────────────────────────────────────────────────────────────────────────────

/** `deed`: as it was done in B, to the game as it lay `before`; null if B did nothing. */
type Followed = { deed: Deed | null; before: Game; game: Game }
type Tried = Followed & { events: GameEvent[]; difference: Difference | null }

function follow(step: Step, other: Game, pair: Pair): Followed | Difference {
  const acting = new Set(ordersFired(step.events, pair.viewer))
  const lent: Lent = { cards: shownBy(step, pair.viewer), orders: acting, quiet: false, chance: mixesCreepers(step) }
  for (const seat of acting) lendHand(lent, step, seat, pair.viewer)
  const tried = attempt(step, other, pair, lent)
  if (!tried.difference) return tried
  const more = lendMore(step, tried.events, lent, pair.viewer)
  if (!more) return tried.difference
  pair.tally.lent += 1
  const again = attempt(step, other, pair, more)
  return again.difference ?? again
}

function attempt(step: Step, other: Game, pair: Pair, lent: Lent): Tried {
  const { viewer, doors } = pair
  const { deed, game: before } = sameDeed(step, prepared(step, other, pair, lent), pair, lent)
  const outcome: Outcome = deed ? doors.replay(before, deed) : { ok: true, game: before, events: [] }
  if (!outcome.ok) return { deed, before, game: before, events: [], difference: { what: 'outcome', a: 'ok', b: outcome.refusal } }
  const [a, b] = [seenEvents(step.events, pair), seenEvents(outcome.events, pair)]
  const difference = a === b ? differentViews(step.after, outcome.game, { viewer, doors }) : { what: 'events' as const, a, b }
  return { deed, before, game: outcome.game, events: outcome.events, difference }
}

function prepared({ before, events }: Step, other: Game, { viewer, luck }: Pair, lent: Lent): Game {
  const game = newSecrets(unshared(other, viewer), viewer, luck)
  layAs(before, game, viewer, lent.cards)
  if (lent.chance) game.chance = { ...before.chance }
  game.players = game.players.map((player) => {
    if (player.seat === viewer) return player
    const same = before.players.find(({ seat }) => seat === player.seat)
    const ordered = lent.quiet || lent.orders.has(player.seat)
    return withArmed(
      ordered ? withOrders(player, lent.orders.has(player.seat) ? same?.orders : undefined) : player,
      armedIn(player, same, events, lent),
    )
  })
  if (events.some(({ type }) => type === 'threw')) revealThrows(before, game)
  if (surprisedBy(events, viewer).length > 0) revealReactions(before, game, viewer)
  return game
}

/** What goes off in A is armed in B in the same way; what else lies ready there is B's own, unless it would go off too. */
function armedIn(player: Player, same: Player | undefined, events: GameEvent[], lent: Lent): Armed[] {
  const fired = new Set(events.flatMap((event) => (event.type === 'surprised' && event.seat === player.seat ? [event.card] : [])))
  const lies = (armed: Armed): boolean => player.hand.includes(armed.card)
  const others = lent.quiet ? [] : (player.armed ?? []).filter((armed) => lies(armed) && !fired.has(armed.card))
  return [...(same?.armed ?? []).filter((armed) => fired.has(armed.card) && lies(armed)), ...others]
}

function withArmed(player: Player, armed: Armed[]): Player {
  const { armed: _, ...rest } = player
  return armed.length > 0 ? { ...rest, armed } : rest
}

/** With the first Surprise that is played, what everybody else has answered is decided too. */
function revealReactions(before: Game, game: Game, viewer: Viewer): void {
  for (const [i, frame] of before.stack.entries()) {
    const same = game.stack[i]
    for (const key of reactionsIn(frame, viewer)) if (same) answerOf(same, key, frame.answers?.[key]?.[0] ?? 'pass')
  }
}

/** The viewer's own as well: if the time ran out, they do not know it either. */
function revealThrows(before: Game, game: Game): void {
  for (const [i, frame] of before.stack.entries()) {
    const same = game.stack[i]
    for (const seat of throwersOf(frame, null)) if (same) answerOf(same, seat, frame.answers?.[seat]?.[0] ?? '')
  }
}

/** The deed as it is done in B. The others' questions have ids of their own there; a secret act that shows nothing is left out. */
function sameDeed({ deed, before, events }: Step, game: Game, pair: Pair, lent: Lent): { deed: Deed | null; game: Game } {
  const { viewer, luck } = pair
  const seat = actorOf(deed, before)
  const asking = withSecretAct(game, pair, lent.orders)
  if (seat === viewer || seat === null) return { deed, game: asking }
  if (deed.kind === 'order') return { deed: lent.orders.has(seat) ? deed : null, game: asking }
  if (deed.kind !== 'answer' && deed.kind !== 'time-out') return { deed, game: asking }
  const asked = before.asked.find(({ id }) => id === deed.decision)
  const same = asking.asked.find(({ player, key }) => player === seat && key === asked?.key)
  if (!same) return { deed: null, game: asking }
  // Arming is as secret as an order: in B it is left out.
  if (!same.owed && same.kind === 'arm') return { deed: null, game: asking }
  const unseenReaction = deed.kind === 'answer' && same.prompt.key === 'reaction' && surprisedBy(events, viewer).length === 0
  if (unseenReaction) return { deed: { ...deed, picks: ['pass'], decision: same.id }, game: asking }
  const unseenThrow = deed.kind === 'answer' && same.prompt.key === 'throw' && !events.some(({ type }) => type === 'threw')
  const picks = unseenThrow ? { picks: [anyThrow(luck)] } : {}
  return { deed: { ...deed, ...picks, decision: same.id }, game: asking }
}

function actorOf(deed: Deed, game: Game): SeatId | null {
  if (deed.kind === 'join') return null
  if (deed.kind === 'time-out') return game.asked.find(({ id }) => id === deed.decision)?.player ?? null
  return deed.seat
}

/** Somebody else gives orders that do nothing now. By the way the waiting op asks its questions again, about the cards of this game. */
function withSecretAct(game: Game, { viewer, luck, doors }: Pair, keeping: Set<SeatId> = new Set()): Game {
  const others = game.players.filter(({ seat }) => seat !== viewer)
  // Alone, there is nobody else.
  const actor = others.length > 0 ? others[pick(luck, others.length)] : undefined
  if (!actor) return game
  const outcome = doors.replay(game, { kind: 'order', seat: actor.seat, orders: actor.orders ?? {} })
  if (outcome.ok && !outcome.events.some(({ type }) => type === 'order-fired')) return outcome.game
  const players = game.players.map((player) =>
    player.seat === viewer || keeping.has(player.seat) ? player : withOrders(player, undefined),
  )
  const silent = doors.replay(
    { ...game, players },
    { kind: 'order', seat: actor.seat, orders: keeping.has(actor.seat) ? (actor.orders ?? {}) : {} },
  )
  if (!silent.ok) throw new Error(`orders were refused: ${silent.refusal}`)
  return silent.game
}

function withOrders(player: Player, orders: Orders | undefined): Player {
  const { orders: _, ...rest } = player
  return orders ? { ...rest, orders } : rest
}

// ── What is compared ───────────────────────────────────────────────────────────────────────────────────────────────

const seenEvents = (events: GameEvent[], { viewer, doors }: Pick<Pair, 'viewer' | 'doors'>): string =>
  JSON.stringify(events.map((event) => doors.seenBy(event, viewer)).filter((event) => event !== null))

function differentViews(game: Game, other: Game, { viewer, doors }: Pick<Pair, 'viewer' | 'doors'>): Difference | null {
  const [a, b] = [JSON.stringify(doors.view(game, viewer)), JSON.stringify(doors.view(other, viewer))]
  return a === b ? null : { what: 'view', a, b }
}

/** Some time later, both deeds through the service. */
function serveBoth({ a, b, now }: Served, step: Step, followed: Followed, { luck, doors }: Pair): Served {
  const later = now + 1000 * pick(luck, 20_000)
  return {
    a: serve(doors.step, a, step.before, step.deed, later),
    b: serve(doors.step, b, followed.before, followed.deed, later),
    now: later,
  }
}

function differentReplies({ a, b }: Served, { viewer }: Pair): Difference | null {
  const [one, other] = [replyTo(a, viewer), replyTo(b, viewer)]
  return one === other ? null : { what: 'reply', a: one, b: other }
}

/** Moves that cannot be made, with ids of one's own and of others, and orders looked at beforehand. */
function differentRefusals(game: Game, other: Game, { viewer, luck, doors }: Pair, earlier = 'none'): Difference | null {
  if (!viewer) return null
  const own = game.asked.find(({ player }) => player === viewer)
  const foreign = game.asked.find(({ player }) => player !== viewer)
  const twice = own ? [own.options[0] ?? '', own.options[0] ?? ''] : []
  const attempts: [decision: string, picks: string[]][] = [
    ['no-such-id', []],
    [foreign?.id ?? '', foreign?.options.slice(0, foreign.min) ?? []],
    [own?.id ?? '', ['no-such-card']],
    [own?.id ?? '', twice],
    [earlier, []],
    [other.asked.find(({ player }) => player !== viewer)?.id ?? '', []],
  ]
  const [decision, picks] = attempts[pick(luck, attempts.length)] ?? ['', []]
  const told = (tried: Game): string => {
    const outcome = doors.replay(tried, { kind: 'answer', seat: viewer, decision, picks })
    return outcome.ok ? 'ok' : outcome.refusal
  }
  const [a, b] = [told(game), told(other)]
  if (a !== b) return { what: 'refusals', a, b }
  const orders = anyOrders(game, viewer, luck)
  const [x, y] = [JSON.stringify(doors.preview(game, viewer, orders)), JSON.stringify(doors.preview(other, viewer, orders))]
  return x === y ? null : { what: 'preview', a: x, b: y }
}
