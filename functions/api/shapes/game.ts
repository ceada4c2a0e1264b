/**
 * Requests and replies of a running or finished game. Whoever wakes up for a move waits until its shape is built, so each is built when it
 * is first asked for: none of the other routes, and of its own not the reply, which the door does not check.
 */
import type { GameRecord, SeenEvent, View } from '@meanwhile/engine'
import * as z from 'zod/mini'
import { Id, like, Moment, Nothing, Seat, text, whole } from './words.ts'

const InTable = z.strictObject({ table: Id })

/** Made by the engine and complete by its types; described here only as far as a stranger needs it. */
const made = <T>(what: string) => z.custom<T>((value) => typeof value === 'object' && value !== null).check(z.describe(what))

const When = () => z.enum(['at-once', 'at-time-out'])
const Ranking = () => z.strictObject({ cards: z.array(text(64)).check(z.maxLength(300)), when: When() })
const Orders = () =>
  z.strictObject({
    keepInHand: z.optional(Ranking()),
    keepOnTable: z.optional(Ranking()),
    draw: z.optional(When()),
    endTurn: z.optional(When()),
  })

const Seen = () =>
  z.object({
    table: Id,
    /** Your own count of changes you could see: the ETag, and where the log goes on. */
    number: z.int(),
    status: z.enum(['playing', 'paused', 'over']),
    view: made<View>('the table as you may see it'),
    /** Who sits where; null: left, or a bot from the start. */
    people: z.record(z.string(), z.nullable(Id)),
    bots: z.record(z.string(), z.string()),
    /** Who is waited for. `until` is when the game answers for them; null where no clock runs. */
    owed: z.array(z.object({ seat: z.string(), prompt: z.string(), since: Moment, until: z.nullable(Moment) })),
    /** When your own standing orders end by themselves. */
    ordersUntil: z.nullable(Moment),
    /** With an answer of yours, where it is at hand: what it did, as the log will have it, so that nobody has to ask for that. */
    moves: z.optional(z.array(Logged())),
  })

const Logged = () => z.object({ number: z.int(), at: Moment, events: z.array(made<SeenEvent>('what happened, as you may know it')) })

const Message = () => z.object({ id: z.string(), player: Id, at: Moment, text: z.nullable(z.string()).check(z.describe('null: deleted')) })
const MessageId = () => like(/^\d{13}-[A-Za-z0-9_-]{8}$/)

export const game = {
  view: {
    params: InTable,
    get reply() {
      return Seen()
    },
  },
  /** `looking`: the page shows what comes of it. What is asked of you next, you are then not told in another way. */
  answer: {
    params: InTable,
    get body() {
      return z.strictObject({
        decision: text(64).check(z.minLength(1)),
        picks: z.array(text(80)).check(z.maxLength(300)),
        say: z.optional(text(40)),
        looking: z.optional(z.boolean()),
      })
    },
    get reply() {
      return Seen()
    },
  },
  /** `until`: when they end by themselves; without it they hold until they are changed. */
  orders: {
    params: InTable,
    get body() {
      return z.extend(Orders(), { until: z.optional(Moment) })
    },
    get reply() {
      return Seen()
    },
  },
  previewOrders: {
    params: InTable,
    get body() {
      return Orders()
    },
    get reply() {
      return z.object({ would: z.array(z.object({ decision: z.string(), order: z.string(), picks: z.array(z.string()), when: When() })) })
    },
  },
  log: {
    params: InTable,
    /**
     * Of many moves the newest come, and the reply says after which number they begin: `before`, one more than that, asks for those before them.
     * `looked`: not before the end of your last visit, on whatever device that was.
     */
    get query() {
      return z.strictObject({
        since: z.optional(z.coerce.number().check(z.int(), z.nonnegative())),
        before: z.optional(z.coerce.number().check(z.int(), z.positive())),
        looked: z.optional(z.enum(['true', 'false'])),
      })
    },
    get reply() {
      return z.object({
        number: z.int(),
        /** After which number of yours it begins: a later one than you asked for, where there is more than comes at once. */
        since: z.int(),
        moves: z.array(Logged()),
        /** With `looked`: everybody who is waited for has the page open, as you have. */
        live: z.optional(z.literal(true)),
      })
    },
  },
  record: {
    params: InTable,
    get reply() {
      return made<GameRecord>('setup, seed and every entry with its hash')
    },
  },
  nudge: {
    params: InTable,
    get body() {
      return z.strictObject({ seat: Seat })
    },
    reply: Nothing,
  },
  seen: {
    params: InTable,
    /** `left`: this is where your visit has ended; the next one, on any device, is told what came after. */
    get body() {
      return z.strictObject({ number: whole(0), chat: z.optional(text(40)), left: z.optional(z.boolean()) })
    },
    reply: Nothing,
  },
  chat: {
    params: InTable,
    get query() {
      return z.strictObject({ before: z.optional(MessageId()), since: z.optional(MessageId()) })
    },
    get reply() {
      return z.object({ messages: z.array(Message()), names: z.record(z.string(), z.string()) })
    },
  },
  say: {
    params: InTable,
    get body() {
      return z.strictObject({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) })
    },
    get reply() {
      return Message()
    },
  },
  unsay: {
    get params() {
      return z.strictObject({ table: Id, message: MessageId() })
    },
    body: Nothing,
    reply: Nothing,
  },
}
