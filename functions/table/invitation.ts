/**
 * An invitation as stored: one row found by the hash of its token, one in the table's list. Both always change together.
 * The token itself is nowhere but in the link.
 */
import { ApiError } from '../api/errors.ts'
import { addressHash, stoppingWrites } from '../mail/stopping.ts'
import { foundByHash, hashOf } from '../people/ids.ts'
import type { Ports } from '../ports.ts'
import { type Item, type Key, OutcomeUnknown, type Write } from '../store/store.ts'
import { strongly, written } from './changing.ts'

export type InvitationState = 'open' | 'used' | 'declined' | 'revoked'
export type Invitation = {
  id: string
  hash: string
  table: string
  by: string
  until: number
  state: InvitationState
  /** The hash of the one address it is for. */
  address: string | null
  usedBy: string | null
}
export type Listed = Pick<Invitation, 'id' | 'hash' | 'by' | 'until' | 'state'> & { email: string | null }

export const validFor = 7 * 24 * 60 * 60 * 1000
/** Whoever finds an old mail can still say that they want no more of them. */
const keptFor = 30 * 24 * 60 * 60 * 1000

const tokenKey = (hash: string): Key => ({ pk: `INVITE#${hash}`, sk: 'INVITE' })
const listKey = (table: string, id = ''): Key => ({ pk: `TABLE#${table}`, sk: `INVITE#${id}` })
const linksKey = (table: string): Key => ({ pk: `TABLE#${table}`, sk: 'LINKS' })
const seconds = (moment: number): number => Math.ceil(moment / 1000)

// ── Making ─────────────────────────────────────────────────────────────────────────────────────────────────────────

type New = { id: string; token: string; table: string; by: string; email: string | null }

/** `check` looks afresh on every try, and throws if this may not be. */
export async function store(ports: Ports, { id, token, table, by, email }: New, check: () => Promise<void>): Promise<Listed> {
  const hash = hashOf(token, ports)
  const until = ports.now() + validFor
  const facts = { by, until, state: 'open' } as const
  await untilWritten(ports, async () => {
    if (await strongly(ports, 'ephemeral', tokenKey(hash))) return 'as-is'
    const inTurn = email === null ? [await oneMoreLink(ports, table)] : []
    await check()
    return [
      ...inTurn,
      {
        table: 'ephemeral',
        put: {
          ...tokenKey(hash),
          ...facts,
          ...(email !== null && { address: addressHash(email) }),
          id,
          table,
          ttl: seconds(until + keptFor),
        },
        when: { exists: false },
      },
      // The address as it was typed, for the host to recognise, is gone with the invitation.
      { table: 'ephemeral', put: { ...listKey(table, id), ...facts, hash, ...(email !== null && { email }), ttl: seconds(until) } },
    ]
  })
  return { id, hash, email, ...facts }
}

/** A row that each of them changes: or of links made at the same instant none would see the others, and all would be the last that may be. */
async function oneMoreLink(ports: Ports, table: string): Promise<Write> {
  const row = await strongly(ports, 'ephemeral', linksKey(table))
  const made = (row?.made as number | undefined) ?? 0
  const put = { ...linksKey(table), made: made + 1, ttl: seconds(ports.now() + validFor) }
  return { table: 'ephemeral', put, when: row ? { equals: { made } } : { exists: false } }
}

// ── Finding ────────────────────────────────────────────────────────────────────────────────────────────────────────

export async function find(ports: Ports, token: string): Promise<Invitation> {
  return there(await foundByHash(token, ports, (hash) => lookUp(ports, hash)))
}

function there(invitation: Invitation | null): Invitation {
  if (!invitation) throw new ApiError('invite-unknown')
  return invitation
}

async function lookUp(ports: Ports, hash: string): Promise<Invitation | null> {
  const item = await strongly(ports, 'ephemeral', tokenKey(hash))
  if (!item || (item.ttl as number) * 1000 <= ports.now()) return null
  return {
    id: item.id as string,
    hash,
    table: item.table as string,
    by: item.by as string,
    until: item.until as number,
    state: item.state as InvitationState,
    address: (item.address as string | undefined) ?? null,
    usedBy: (item.usedBy as string | undefined) ?? null,
  }
}

export async function list(ports: Ports, table: string): Promise<Listed[]> {
  const { pk, sk: prefix } = listKey(table)
  return (await ports.store.query('ephemeral', pk, { prefix, consistent: true })).map(readListed)
}

export async function findListed(ports: Ports, table: string, id: string): Promise<Listed | null> {
  const item = await strongly(ports, 'ephemeral', listKey(table, id))
  return item && readListed(item)
}

const readListed = (item: Item): Listed => ({
  id: item.sk.slice(listKey('').sk.length),
  hash: item.hash as string,
  by: item.by as string,
  until: item.until as number,
  state: item.state as InvitationState,
  email: (item.email as string | undefined) ?? null,
})

export const isExpired = (ports: Ports, { until }: Pick<Invitation, 'until'>): boolean => until <= ports.now()
export const isOpen = (ports: Ports, invitation: Pick<Invitation, 'until' | 'state'>): boolean =>
  invitation.state === 'open' && !isExpired(ports, invitation)

/** Throws the reason why it is good for nothing any more. */
export function checkOpen(ports: Ports, invitation: Invitation): void {
  if (invitation.state === 'used' || invitation.state === 'declined') throw new ApiError('invite-used')
  if (invitation.state === 'revoked') throw new ApiError('invite-revoked')
  if (isExpired(ports, invitation)) throw new ApiError('invite-expired')
}

// ── Ending ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Only an open one can end: of any number of people who use it at the same instant, one does. */
export function ended({ hash, table, id }: Invitation, state: Exclude<InvitationState, 'open'>, usedBy?: string): Write[] {
  const when = { equals: { state: 'open' } }
  return [
    { table: 'ephemeral', update: tokenKey(hash), change: { set: { state, ...(usedBy !== undefined && { usedBy }) } }, when },
    { table: 'ephemeral', update: listKey(table, id), change: { set: { state } }, when },
  ]
}

/** Ends it unless it has ended that way already. */
export async function end(ports: Ports, hash: string, state: 'declined' | 'revoked'): Promise<void> {
  await untilWritten(ports, async () => {
    const invitation = there(await lookUp(ports, hash))
    if (invitation.state === state) return 'as-is'
    checkOpen(ports, invitation)
    return ended(invitation, state)
  })
}

/** No more mail to that address, from nobody, ever. The invitation goes with it. */
export async function endForGood(ports: Ports, token: string): Promise<void> {
  await untilWritten(ports, async () => {
    const invitation = await find(ports, token)
    const ending = isOpen(ports, invitation) ? forgetting(ended(invitation, 'revoked')) : []
    const stopping = invitation.address === null ? [] : await stoppingWrites(ports, invitation.address)
    const writes = [...ending, ...stopping]
    return writes.length > 0 ? writes : 'as-is'
  })
}

/** A stranger's address is not kept in anybody's list. */
const forgetting = (writes: Write[]): Write[] =>
  writes.map((write) =>
    'update' in write && write.update.pk.startsWith('TABLE#') ? { ...write, change: { ...write.change, remove: ['email'] } } : write,
  )

const mostTries = 12

async function untilWritten(ports: Ports, plan: () => Promise<Write[] | 'as-is'>): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++) {
    const writes = await plan()
    if (writes === 'as-is' || (await written(ports, writes))) return
  }
  throw new OutcomeUnknown()
}
