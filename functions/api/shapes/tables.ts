/** Requests and replies about tables, lobbies and invitations. */
import * as z from 'zod/mini'
import { Bot, Edition, Email, Entropy, Ladder, LanguageCode, Name, Pace, ReactionMinutes, TableSettings } from './common.ts'
import { Id, Moment, Nothing, Seat, Token } from './words.ts'

const InTable = z.strictObject({ table: Id })

/** A person, a bot, or free. In a game the seats are in their order: a person with a bot lets it play for them, neither means somebody left. */
const TableSeat = z.object({ player: z.nullable(Id), bot: z.nullable(z.string()) })

const Proposal = z.object({
  by: Id,
  what: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('pause') }),
    z.object({ kind: z.literal('resume') }),
    z.object({ kind: z.literal('pace'), pace: Pace, reactionMinutes: z.optional(ReactionMinutes) }),
    z.object({ kind: z.literal('ladder'), ladder: Ladder }),
    z.object({ kind: z.literal('bot'), seat: Seat }),
  ]),
  agreed: z.array(Id),
  /** When it was made. After three days whoever has said nothing about going on lets it go on. */
  since: z.optional(Moment),
})

export const TableInfo = z.object({
  id: Id,
  status: z.enum(['lobby', 'playing', 'paused', 'over', 'closed']),
  settings: TableSettings,
  host: Id,
  created: Moment,
  seats: z.array(TableSeat),
  /** Whom a rematch waits for: they may sit down without an invitation. */
  awaited: z.array(Id),
  names: z.record(z.string(), z.string()),
  /** SHA-256 of table id and seed: what the shuffle is bound to before anybody sits down. */
  commitment: z.string(),
  /** For those at the table. */
  proposal: z.nullable(Proposal),
  /** The table at which the same people play again. */
  rematch: z.nullable(Id),
  you: z.object({ host: z.boolean(), seated: z.boolean() }),
})

const InvitedTo = z.extend(z.pick(TableInfo, { id: true, status: true, settings: true, created: true, commitment: true }), {
  taken: z.int(),
  free: z.int(),
})
const Invite = z.object({
  id: Id,
  by: Id,
  email: z.nullable(z.string()),
  until: Moment,
  state: z.enum(['open', 'used', 'declined', 'revoked', 'expired']),
})
const TokenBody = z.strictObject({ token: Token })

export const tables = {
  createTable: { body: z.strictObject({ settings: z.optional(z.partial(TableSettings)), entropy: z.optional(Entropy) }), reply: TableInfo },
  openTables: {
    query: z.strictObject({ edition: z.optional(Edition) }),
    reply: z.object({ tables: z.array(TableInfo) }),
  },
  table: { params: InTable, reply: TableInfo },
  changeTable: { params: InTable, body: z.partial(TableSettings), reply: TableInfo },
  closeTable: { params: InTable, body: Nothing, reply: Nothing },
  takeSeat: { params: InTable, body: z.strictObject({ entropy: z.optional(Entropy) }), reply: TableInfo },
  leave: { params: InTable, body: Nothing, reply: Nothing },
  start: { params: InTable, body: Nothing, reply: TableInfo },
  handOver: { params: InTable, body: z.strictObject({ player: Id }), reply: TableInfo },
  removePlayer: { params: InTable, body: z.strictObject({ player: Id }), reply: TableInfo },
  seatBot: { params: InTable, body: z.strictObject({ seat: z.optional(Seat), bot: Bot }), reply: TableInfo },
  takeBack: { params: InTable, body: Nothing, reply: TableInfo },
  propose: {
    params: InTable,
    body: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('pause') }),
      z.strictObject({ kind: z.literal('resume') }),
      /** Unless it says otherwise, a reaction may take as long as before. */
      z.strictObject({ kind: z.literal('pace'), pace: Pace, reactionMinutes: z.optional(ReactionMinutes) }),
      z.strictObject({ kind: z.literal('ladder'), ladder: Ladder }),
      z.strictObject({ kind: z.literal('bot'), seat: Seat }),
    ]),
    reply: TableInfo,
  },
  vote: {
    params: InTable,
    body: z.strictObject({
      agree: z.boolean(),
      since: z.optional(Moment).check(z.describe('when the proposal was made that is meant: it may have given way to another meanwhile')),
    }),
    reply: TableInfo,
  },
  rematch: { params: InTable, body: z.strictObject({ entropy: z.optional(Entropy) }), reply: TableInfo },
  invite: {
    params: InTable,
    body: z.strictObject({ email: z.optional(Email), language: z.optional(LanguageCode) }),
    /** The link is told once, to whoever made it; we keep only its hash. For a mailed invitation it is null. */
    reply: z.object({ invite: Invite, link: z.nullable(z.string()) }),
  },
  invites: { params: InTable, reply: z.object({ invites: z.array(Invite) }) },
  revokeInvite: { params: z.strictObject({ table: Id, invite: Id }), body: Nothing, reply: Nothing },
  /** Names nobody but the host: whoever holds a link may look, before they say who they are. */
  lookAtInvite: {
    body: TokenBody,
    reply: z.object({
      table: InvitedTo,
      host: Name,
      until: Moment,
      bound: z.boolean().check(z.describe('made for one address')),
    }),
  },
  acceptInvite: {
    body: z.strictObject({
      token: Token,
      entropy: z.optional(Entropy),
      anyway: z.optional(z.boolean()).check(z.describe('take the seat although the invitation went to another address of mine')),
    }),
    reply: TableInfo,
  },
  declineInvite: { body: TokenBody, reply: Nothing },
  notMe: { body: TokenBody, reply: Nothing },
}

export type TableInfoShape = z.infer<typeof TableInfo>
