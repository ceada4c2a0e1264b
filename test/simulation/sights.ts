/** What each viewer of one table was shown: the right state, under its own number, the same bytes every time, and nothing hidden. */
import { type CardId, type Game, type GameEvent, type SeatId, type SeenEvent, view } from '@meanwhile/engine'
import type { Reply } from '../../functions/api/shapes/index.ts'
import { numberOf, type Question, type Snapshot, type Viewer } from './history.ts'
import type { Truth } from './truth.ts'
import type { World } from './world.ts'

/** Making the whole view a second time is dear: it is done for one in so many. */
const compareOneIn = 6
const mostRemembered = 50

export class Sights {
  readonly #shown = new Map<string, string>()
  /** Replies that were looked at, and what they say: a device that is told of no change shows the same one again. */
  readonly #texts = new WeakMap<Reply<'view'>, string>()

  constructor(
    private readonly truth: Truth,
    private readonly world: World,
  ) {}

  /** `since`: the newest state when it was asked for. Anything older may not be shown. */
  view(viewer: Viewer, shown: Reply<'view'>, since: number): void {
    const { moves = [], ...reply } = shown
    this.log(viewer, { number: reply.number, since: 0, moves }, 0)
    const snapshot = this.#snapshot(viewer, reply, since)
    if (!snapshot) {
      this.#wrong(viewer, `was shown number ${reply.number} (${reply.status}), which is not the state of the table`)
      return
    }
    const text = this.#texts.get(shown) ?? JSON.stringify(reply)
    this.#texts.set(shown, text)
    const name = `${viewer} ${reply.number} ${reply.status} ${deadlines(reply)}`
    const before = this.#shown.get(name)
    if (before !== undefined) {
      if (before !== text) this.#wrong(viewer, `saw two different states under number ${reply.number}: ${difference(before, text)}`)
      return
    }
    this.#remember(name, text)
    const leak = leaked(text, snapshot.game, viewer)
    if (leak) this.#wrong(viewer, `was shown ${leak}, which is hidden from them`)
    if (this.world.chance.below(compareOneIn) > 0) return
    const expected = JSON.stringify(asSeen(this.truth.id, snapshot, viewer))
    if (expected !== text) this.#wrong(viewer, `was shown something else than there is: ${difference(expected, text)}`)
  }

  /** What was shown long ago is hardly ever shown again, and to keep it all takes longer than to look at it. */
  #remember(name: string, text: string): void {
    this.#shown.set(name, text)
    if (this.#shown.size <= mostRemembered) return
    const [oldest = ''] = this.#shown.keys()
    this.#shown.delete(oldest)
  }

  #snapshot(viewer: Viewer, reply: Reply<'view'>, since: number): Snapshot | undefined {
    const { number, status } = reply
    const { snapshots } = this.truth
    for (let at = snapshots.length - 1; at >= since; at--) {
      const snapshot = snapshots[at]
      if (!snapshot || numberOf(snapshot, viewer) !== number || snapshot.status !== status) continue
      if (shownDeadlines(snapshot) !== deadlines(reply)) continue
      // Who has left keeps the number they had, and sees what everybody sees.
      if (viewer === 'all' || snapshot.game.players.some(({ seat }) => seat === viewer)) return snapshot
    }
    return undefined
  }

  /** Each move as this viewer may know it, in order; how many there are yet depends on the stream. */
  log(viewer: Viewer, { moves }: Reply<'log'>, since: number): void {
    let before = since
    for (const { number, events } of moves) {
      if (number <= before) this.#wrong(viewer, `was told of move ${number} after move ${before}`)
      before = number
      const version = this.truth.calledBy(viewer, number)?.version
      if (version === undefined) this.#wrong(viewer, `was told of move ${number}, which never was`)
      if (!version) continue
      const expected = JSON.stringify((this.truth.events[version - 1] ?? []).flatMap((event) => known(event, viewer)))
      const told = JSON.stringify(events)
      if (told !== expected) this.#wrong(viewer, `was told of move ${number} as ${told}, not as ${expected}`)
    }
  }

  #wrong(viewer: Viewer, what: string): void {
    this.world.fail(`${this.truth.id}: ${viewer} ${what}`)
  }
}

export function asSeen(table: string, { game, status, people, bots, owed, ...snapshot }: Snapshot, viewer: Viewer): Reply<'view'> {
  return {
    table,
    number: numberOf(snapshot, viewer),
    status,
    view: view(game, viewer === 'all' ? null : viewer),
    people: Object.fromEntries(people.map((player, i) => [`s${i + 1}`, player || null])),
    bots: bots as { [seat: string]: string },
    ordersUntil: (viewer !== 'all' && snapshot.orderEnds[viewer]) || null,
    owed: owed.map(({ seat, prompt, since, clock }) => ({ seat, prompt, since, until: shownUntil(status, clock) })),
  }
}

/** While the table rests no clock runs. */
const shownUntil = (status: Snapshot['status'], clock: Question['clock']): number | null =>
  status === 'playing' ? (clock?.until ?? null) : null

/** A pause or another pace moves them without a move. */
const deadlines = ({ owed }: Reply<'view'>): string => owed.map(({ until }) => until).join()
const shownDeadlines = ({ owed, status }: Snapshot): string => owed.map(({ clock }) => shownUntil(status, clock)).join()

function difference(a: string, b: string): string {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return `…${a.slice(Math.max(0, at - 40), at + 40)}… / …${b.slice(Math.max(0, at - 40), at + 40)}…`
}

// ── What is hidden ─────────────────────────────────────────────────────────────────────────────────────────────────

/** A card lies in one place: what is in another's hand, in the draw pile or in another's hand of its own is for no one else. */
function leaked(text: string, game: Game, viewer: Viewer): CardId | null {
  const hidden = hiddenFrom(game, viewer)
  for (const card of openlyNamed(game, viewer)) hidden.delete(card)
  return hiddenWord(text, hidden) && hiddenWord(withoutPrinted(text, game), hidden)
}

/** Of every quoted word. Nothing that anybody wrote is in a view, so a quote is never part of one. */
function hiddenWord(text: string, hidden: Set<CardId>): CardId | null {
  let closing = -1
  for (;;) {
    const opening = text.indexOf('"', closing + 1)
    if (opening < 0) return null
    closing = text.indexOf('"', opening + 1)
    const word = text.slice(opening + (text.startsWith('use:', opening + 1) ? 5 : 1), closing)
    if (hidden.has(word)) return word
  }
}

/** What is left to do of a card says what the card says, and some name others, wherever those may be. Named elsewhere, they are a leak. */
function withoutPrinted(text: string, { stack }: Game): string {
  const printed = stack.flatMap(({ todo }) => JSON.stringify(todo).match(/"named":(\[[^\]]*\]|"[^"]*")/g) ?? [])
  return printed.reduce((rest, named) => rest.replaceAll(named, '"named":[]'), text)
}

function hiddenFrom(game: Game, viewer: Viewer): Set<CardId> {
  const hidden = new Set(game.deck)
  for (const { seat, hand } of game.players) if (seat !== viewer) for (const card of hand) hidden.add(card)
  for (const frame of game.stack) if (frame.kind === 'card' && frame.seat !== viewer) for (const card of frame.aside ?? []) hidden.add(card)
  return hidden
}

/** Everybody saw these played, used or chosen, wherever they have gone since; and one's own orders may name any card. */
function openlyNamed(game: Game, viewer: Viewer): CardId[] {
  const orders = game.players.find(({ seat }) => seat === viewer)?.orders
  const frames = game.stack.flatMap((frame) => {
    if (frame.kind === 'turn') return [...frame.row, ...frame.used]
    return frame.kind === 'card' ? [frame.uses ?? '', ...Object.values(frame.picks ?? {}).flat()] : []
  })
  const ordered = [...(orders?.keepInHand?.cards ?? []), ...(orders?.keepOnTable?.cards ?? [])]
  return [...frames, ...game.extraTurns.map(({ by }) => by), ...ordered, ...lookedAt(game, viewer)]
}

/** Cards of other worlds let their player look into a hand or under the top card, and ask about it. In the base game nothing does. */
function lookedAt({ asked, editions }: Game, viewer: Viewer): CardId[] {
  if (editions.join() === 'fluxx') return []
  return asked.filter(({ player }) => player === viewer).flatMap(({ options, prompt }) => [...options, String(prompt.args.card ?? '')])
}

function known(event: GameEvent, viewer: Viewer): SeenEvent[] {
  if ('only' in event) return event.only === viewer ? [event] : []
  if (!('knownTo' in event)) return [event]
  const { knownTo, cards, ...told } = event
  return knownTo.includes(viewer as SeatId) ? [{ ...told, cards }] : [told]
}
