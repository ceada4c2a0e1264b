/** A question as somebody reads it who is not looking at the table: on a locked screen, in a mailbox. */
import { type Decision, decisionId, type GameEvent, type SeatId, type SeenEvent, seenBy } from '@meanwhile/engine'
import { askedSentence, type Language, type Names, texts } from '@meanwhile/texts'
import { namesOf } from '../people/names.ts'
import type { NewlyOwed, Ports, Seen } from '../ports.ts'
import { eventsOf } from '../table/history.ts'
import { isSameQuestion, type Owed, readItem, type StoredGame, stateKey } from '../table/stored-game.ts'
import { withoutSecrets } from './openness.ts'

/** The question with what is needed to ask it; `owed` as it is now, `events` what has just happened, as far as it is known. */
export type Question = { stored: StoredGame; decision: Decision; seat: SeatId; owed: NewlyOwed; events: GameEvent[] }

/**
 * Null if nobody waits for it any more: it was answered, withdrawn or given to a bot, the table rests, the seat changed hands, or its time is
 * over and the game answers in a moment.
 */
export async function questionOf(ports: Ports, told: NewlyOwed, seen: Seen | null = null): Promise<Question | null> {
  const { table, seat, player } = told
  const stored = seen ? seen.stored : await storedNow(ports, table)
  if (stored?.status !== 'playing' || stored.bots[seat] || stored.people[Number(seat.slice(1)) - 1] !== player) return null
  const open = openNow(stored, told)
  const decision = open && decisionId(table, seat, open.asked)
  const asked = stored.game.asked.find(({ id, owed, player: of }) => id === decision && owed && of === seat)
  if (!open || !asked || (open.clock && open.clock.until <= ports.now())) return null
  const owed = { ...told, decision: asked.id, deadline: open.clock?.until ?? null }
  return { stored, decision: withoutSecrets(stored.game, asked), seat, owed, events: seen?.events ?? [] }
}

async function storedNow(ports: Ports, table: string): Promise<StoredGame | null> {
  const item = await ports.store.get('games', stateKey(table), { consistent: true })
  return item && readItem(item)
}

/** A place that no question has. */
const nowhere = -1

/** Since it was to be told, a limit may have got another number, and with it another id; its reader still waits to hear of it. */
function openNow({ owed }: StoredGame, { table, seat, prompt, since, decision }: NewlyOwed): Owed | undefined {
  const theirs = owed.filter((open) => open.seat === seat)
  const told: Owed = { seat, prompt, since, asked: nowhere, clock: null }
  return theirs.find(({ asked }) => decisionId(table, seat, asked) === decision) ?? theirs.find((open) => isSameQuestion(open, told))
}

// ── Words ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Only who is named in it is looked up: most sentences name one of six. */
export async function saying<T>(
  ports: Ports,
  { people, bots }: Pick<StoredGame, 'people' | 'bots'>,
  language: Language,
  say: (names: Names) => T,
): Promise<T> {
  const playerAt = (seat: SeatId): string => people[Number(seat.slice(1)) - 1] ?? ''
  const named = new Set<SeatId>()
  say((seat) => {
    named.add(seat)
    return ''
  })
  const names = await namesOf(ports, [...named].map(playerAt).filter(Boolean))
  const { somebody, bot } = texts(language).tellings
  return say((seat) => names[playerAt(seat)] ?? (bots[seat] ? bot : somebody))
}

/** What happened and what is asked: "Ana played Hand Limit 1. Keep 1 of your 4 cards." */
export async function sentenceOf(ports: Ports, question: Question, language: Language): Promise<(names: Names) => string> {
  const played = question.decision.kind === 'play' ? await lastPlayed(ports, question) : null
  return (names) => askedSentence(texts(language), question.decision, names, played)
}

const rowsLookedAt = 6

/** A turn has no card for its reason; what somebody else played last tells where the table stands. */
async function lastPlayed(ports: Ports, { stored, seat, events }: Question): Promise<Played | null> {
  const isNews = (played: Played): boolean => played.seat !== seat
  const justNow = playedIn(events, seat)
  // One's own card, or nothing since one's own turn: that is no news.
  if (justNow) return isNews(justNow) ? justNow : null
  const rows = await ports.store.query('games', stateKey(stored.id).pk, { prefix: 'M#', newestFirst: true, limit: rowsLookedAt })
  for (const row of rows) {
    const played = playedIn(eventsOf(row), seat)
    if (played) return isNews(played) ? played : null
  }
  return null
}

type Played = Extract<SeenEvent, { type: 'played' }>
const playedIn = (events: GameEvent[], seat: SeatId): Played | undefined =>
  events.flatMap((event) => seenBy(event, seat) ?? []).findLast((event) => event.type === 'played')
