/** Requests and replies about oneself and others. */
import * as z from 'zod/mini'
import { Attempt, Calendar, Code, DeviceCode, Email, LanguageCode, Me, Name, Preferences, Vacation, Zone } from './common.ts'
import { Id, like, Moment, Nothing, Seat, Token } from './words.ts'

const Subscription = z.object({ id: z.string(), device: z.string(), since: Moment, lastSuccess: z.nullable(Moment) })

const GameSummary = z.object({
  table: Id,
  name: z.string(),
  editions: z.array(z.string()),
  status: z.enum(['lobby', 'playing', 'paused', 'over']),
  host: Id,
  seat: z.nullable(Seat),
  players: z.array(z.object({ seat: z.string(), player: z.nullable(Id), bot: z.nullable(z.string()) })),
  /** What is asked of you, oldest first. `until` is null where no clock runs. */
  owed: z.array(z.object({ prompt: z.string(), since: Moment, until: z.nullable(Moment) })),
  /** Who else is waited for. */
  waitingFor: z.array(z.object({ seat: z.string(), prompt: z.string(), since: Moment, until: z.nullable(Moment) })),
  number: z.int(),
  /** You do not sit there yet: somebody you played with wants to play again and keeps a seat for you. */
  awaited: z.optional(z.boolean()),
})

const Result = z.object({
  table: Id,
  name: z.string(),
  editions: z.array(z.string()),
  won: z.boolean(),
  ended: Moment,
  how: z.enum(['won', 'stuck', 'deserted', 'left', 'scored']),
  /** The person who won, if it was one; games that ended before this was kept say neither. */
  winner: z.optional(Id),
  /** What kind of bot won, if one did. */
  bot: z.optional(z.string()),
  /** Solo: how many Goals. */
  score: z.optional(z.int()),
})
/** `language` and `zone` are for an account that is made by it. `move` is for guests: what they have goes along, or stays behind. */
const SigningIn = z.strictObject({
  move: z.optional(z.boolean()),
  language: z.optional(LanguageCode),
  zone: z.optional(Zone),
  attempt: z.optional(Attempt),
})
const Shunned = z.object({ player: Id, how: z.enum(['mute', 'block']) })

export const people = {
  becomeGuest: { body: z.strictObject({ name: z.optional(Name), language: z.optional(LanguageCode), zone: z.optional(Zone) }), reply: Me },
  requestSignIn: {
    body: z.strictObject({ email: Email, language: z.optional(LanguageCode) }),
    reply: z.object({ sent: z.literal(true), minutes: z.number() }),
  },
  confirmSignIn: {
    body: z.union([z.extend(SigningIn, { token: Token }), z.extend(SigningIn, { email: Email, code: Code })]),
    reply: z.object({
      me: Me,
      account: z
        .enum(['found', 'new', 'guest-kept', 'guest-moved'])
        .check(
          z.describe('whose it is now: one there was, a new one, the guest with this address, or one there was that took the guest in'),
        ),
    }),
  },
  useDeviceCode: { body: z.strictObject({ code: DeviceCode, attempt: z.optional(Attempt) }), reply: Me },
  signOut: { body: Nothing, reply: Nothing },
  me: { reply: Me },
  changeMe: {
    body: z.partial(
      z.strictObject({
        name: Name,
        language: LanguageCode,
        zone: Zone,
        calendar: Calendar,
        /** All of them; what has passed cannot be changed, and no year holds more days than its balance. */
        vacation: z.array(Vacation).check(z.maxLength(24)),
        preferences: Preferences,
      }),
    ),
    reply: Me,
  },
  addAddress: { body: z.strictObject({ email: Email }), reply: z.object({ sent: z.literal(true), minutes: z.number() }) },
  /** `move`: the address has an account already; sit this guest's seats down there. */
  confirmAddress: { body: z.strictObject({ code: Code, move: z.optional(z.boolean()) }), reply: z.object({ me: Me, moved: z.boolean() }) },
  makeDeviceCode: { body: Nothing, reply: z.object({ code: z.string(), link: z.string(), until: Moment }) },
  signOutEverywhere: { body: Nothing, reply: Nothing },
  /** Somebody who has played for years has said more than fits into one reply: `next` is where it goes on, `after` it, with their words alone. */
  exportMe: {
    query: z.strictObject({ after: z.optional(Id) }),
    reply: z.object({
      me: Me,
      created: Moment,
      games: z.array(GameSummary),
      finished: z.array(Result),
      chat: z.array(z.object({ table: Id, at: Moment, text: z.string() })),
      subscriptions: z.array(Subscription),
      shunned: z.array(Shunned),
      /** Your own standing orders, as you gave them. */
      orders: z.array(z.object({ table: Id, orders: z.record(z.string(), z.unknown()), until: z.nullable(Moment) })),
      /** Whom you invited, as far as that is still kept; by a link, nobody knows whom. */
      invites: z.array(z.object({ table: Id, email: z.nullable(z.string()), until: Moment, state: z.string() })),
      /** Whom you reported. */
      reports: z.array(z.object({ player: Id, why: z.string(), at: Moment, table: z.optional(Id), text: z.optional(z.string()) })),
      next: z.nullable(Id),
    }),
  },
  deleteMe: { body: z.strictObject({ sure: z.literal(true) }), reply: Nothing },
  myGames: {
    reply: z.object({ games: z.array(GameSummary), names: z.record(z.string(), z.string()), unread: z.record(z.string(), z.number()) }),
  },
  myFinished: {
    query: z.strictObject({ before: z.optional(like(/^\d{13}#[A-Za-z0-9_-]{22}$/)) }),
    reply: z.object({
      results: z.array(Result),
      names: z.record(z.string(), z.string()).check(z.describe('of the winners')),
      next: z.nullable(z.string()),
    }),
  },
  mySubscriptions: {
    reply: z.object({
      subscriptions: z.array(Subscription),
      removed: z.array(Id).check(z.describe('devices that you have taken off the list in the last two months')),
      key: z.string().check(z.describe('to subscribe with: the public half of our VAPID keys')),
      mailStopped: z.boolean().check(z.describe('a letter to your address came back or was called spam: nothing is sent there any more')),
    }),
  },
  addSubscription: {
    body: z.strictObject({
      endpoint: z.url({ protocol: /^https$/ }).check(z.maxLength(512)),
      keys: z.strictObject({ p256dh: like(/^[A-Za-z0-9_-]{87,88}=?$/), auth: like(/^[A-Za-z0-9_-]{22,24}=*$/) }),
      device: Name,
    }),
    reply: Subscription,
  },
  testSubscription: { params: z.strictObject({ subscription: Id }), body: Nothing, reply: z.object({ queued: z.boolean() }) },
  removeSubscription: { params: z.strictObject({ subscription: Id }), body: Nothing, reply: Nothing },
  names: {
    body: z.strictObject({ ids: z.array(Id).check(z.maxLength(50)) }),
    reply: z.object({ names: z.record(z.string(), z.string()) }),
  },
  report: {
    params: z.strictObject({ player: Id }),
    body: z.strictObject({
      table: z.optional(Id),
      why: z.enum(['rude', 'cheating', 'spam', 'name', 'other']),
      text: z.optional(z.string().check(z.trim(), z.maxLength(500))),
    }),
    reply: Nothing,
  },
  shun: { params: z.strictObject({ player: Id }), body: z.strictObject({ how: z.enum(['not-at-all', 'mute', 'block']) }), reply: Nothing },
  shunned: { reply: z.object({ shunned: z.array(Shunned) }) },
}
