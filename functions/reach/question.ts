/** A question as somebody reads it who is not looking at the table: on a locked screen, in a mailbox. */
import { type Decision, decisionId, type SeatId, type SeenEvent, seenBy } from '@meanwhile/engine'
import { askedSentence, type Language, type Names, texts } from '@meanwhile/texts'
import { namesOf } from '../people/names.ts'
import type { NewlyOwed, Ports } from '../ports.ts'
import { eventsOf } from '../table/history.ts'
import { isSameQuestion, type Owed, readItem, type StoredGame, stateKey } from '../table/stored-game.ts'
import { withoutSecrets } from './openness.ts'

/** The question with what is needed to ask it; `owed` as it is now. */
export type Question = { stored: StoredGame; decision: Decision; seat: SeatId; owed: NewlyOwed }

/**
 * Null if nobody waits for it any more: it was answered, withdrawn or given to a bot, the table rests, the seat changed hands, or its time is
 * over and the game answers in a moment.
 */
export async function questionOf(ports: Ports, told: NewlyOwed): Promise<Question | null> {
  const { table, seat, player } = told
  const item = await ports.store.get('games', stateKey(table), { consistent: true })
  const stored = item && readItem(item)
  if (stored?.status !== 'playing' || stored.bots[seat] || stored.people[Number(seat.slice(1)) - 1] !== player) return null
  const open = openNow(stored, told)
  const decision = open && decisionId(table, seat, open.asked)
  const asked = stored.game.asked.find(({ id, owed, player: of }) => id === decision && owed && of === seat)
  if (!open || !asked || (open.clock && open.clock.until <= ports.now())) return null
  const owed = { ...told, decision: asked.id, deadline: open.clock?.until ?? null }
  return { stored, decision: withoutSecrets(stored.game, asked), seat, owed }
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

export async function namesAt(ports: Ports, { people, bots }: Pick<StoredGame, 'people' | 'bots'>, language: Language): Promise<Names> {
  const names = await namesOf(ports, people.filter(Boolean))
  const { somebody, bot } = texts(language).tellings
  return (seat) => names[people[Number(seat.slice(1)) - 1] ?? ''] ?? (bots[seat] ? bot : somebody)
}

/** What happened and what is asked: "Ana played Hand Limit 1. Keep 1 of your 4 cards." */
export async function sentenceOf(ports: Ports, { stored, decision, seat }: Question, language: Language, names: Names): Promise<string> {
  const played = decision.kind === 'play' ? await lastPlayed(ports, stored, seat) : null
  return askedSentence(texts(language), decision, names, played)
}

const rowsLookedAt = 6

/** A turn has no card for its reason; what somebody else played last tells where the table stands. */
async function lastPlayed(ports: Ports, stored: StoredGame, seat: SeatId): Promise<Extract<SeenEvent, { type: 'played' }> | null> {
  const rows = await ports.store.query('games', stateKey(stored.id).pk, { prefix: 'M#', newestFirst: true, limit: rowsLookedAt })
  for (const row of rows) {
    const seen = eventsOf(row).flatMap((event) => seenBy(event, seat) ?? [])
    const played = seen.findLast((event) => event.type === 'played')
    // One's own card, or nothing since one's own turn: that is no news.
    if (played) return played.seat === seat ? null : played
  }
  return null
}
