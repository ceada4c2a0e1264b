/** Requests and replies of a running or finished game. */
import type { GameRecord, SeenEvent, View } from '@meanwhile/engine'
import * as z from 'zod'
import { Id, Moment, Nothing, Seat } from './words.ts'

const InTable = z.strictObject({ table: Id })

// The door checks requests alone: what replies look like is built for who wants to read about it.

/** Made by the engine and complete by its types; described here only as far as a stranger needs it. */
const made = <T>(what: string) => z.custom<T>((value) => typeof value === 'object' && value !== null).describe(what)

const When = z.enum(['at-once', 'at-time-out'])
const Ranking = z.strictObject({ cards: z.array(z.string().max(64)).max(300), when: When })
const Orders = z.strictObject({
  keepInHand: Ranking.optional(),
  keepOnTable: Ranking.optional(),
  draw: When.optional(),
  endTurn: When.optional(),
})

const Seen = () =>
  z.object({
    table: Id,
    /** Your own count of changes you could see: the ETag, and where the log goes on. */
    number: z.number().int(),
    status: z.enum(['playing', 'paused', 'over']),
    view: made<View>('the table as you may see it'),
    /** Who sits where; null: left, or a bot from the start. */
    people: z.record(z.string(), Id.nullable()),
    bots: z.record(z.string(), z.string()),
    /** Who is waited for. `until` is when the game answers for them; null where no clock runs. */
    owed: z.array(z.object({ seat: z.string(), prompt: z.string(), since: Moment, until: Moment.nullable() })),
    /** When your own standing orders end by themselves. */
    ordersUntil: Moment.nullable(),
  })

const Message = () => z.object({ id: z.string(), player: Id, at: Moment, text: z.string().nullable().describe('null: deleted') })
const MessageId = z.string().regex(/^\d{13}-[A-Za-z0-9_-]{8}$/)

export const game = {
  view: {
    params: InTable,
    get reply() {
      return Seen()
    },
  },
  answer: {
    params: InTable,
    body: z.strictObject({
      decision: z.string().min(1).max(64),
      picks: z.array(z.string().max(80)).max(300),
      say: z.string().max(40).optional(),
    }),
    get reply() {
      return Seen()
    },
  },
  /** `until`: when they end by themselves; without it they hold until they are changed. */
  orders: {
    params: InTable,
    body: Orders.extend({ until: Moment.optional() }),
    get reply() {
      return Seen()
    },
  },
  previewOrders: {
    params: InTable,
    body: Orders,
    get reply() {
      return z.object({ would: z.array(z.object({ decision: z.string(), order: z.string(), picks: z.array(z.string()), when: When })) })
    },
  },
  log: {
    params: InTable,
    query: z.strictObject({ since: z.coerce.number().int().nonnegative().optional() }),
    get reply() {
      return z.object({
        number: z.number().int(),
        moves: z.array(
          z.object({ number: z.number().int(), at: Moment, events: z.array(made<SeenEvent>('what happened, as you may know it')) }),
        ),
      })
    },
  },
  record: {
    params: InTable,
    get reply() {
      return made<GameRecord>('setup, seed and every entry with its hash')
    },
  },
  nudge: { params: InTable, body: z.strictObject({ seat: Seat }), reply: Nothing },
  seen: {
    params: InTable,
    body: z.strictObject({ number: z.number().int().nonnegative(), chat: z.string().max(40).optional() }),
    reply: Nothing,
  },
  chat: {
    params: InTable,
    query: z.strictObject({ before: MessageId.optional(), since: MessageId.optional() }),
    get reply() {
      return z.object({ messages: z.array(Message()), names: z.record(z.string(), z.string()) })
    },
  },
  say: {
    params: InTable,
    body: z.strictObject({ text: z.string().trim().min(1).max(500) }),
    get reply() {
      return Message()
    },
  },
  unsay: { params: z.strictObject({ table: Id, message: MessageId }), body: Nothing, reply: Nothing },
}
