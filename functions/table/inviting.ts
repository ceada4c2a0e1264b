/** Inviting: by link or by mail, within limits, so that nobody can use us to bother others. */
import { ApiError } from '../api/errors.ts'
import type { Reply } from '../api/shapes/index.ts'
import { post } from '../mail/posting.ts'
import { addressHash, stopLinks, wantsNoInvitation } from '../mail/stopping.ts'
import { findPlayer, playerOf } from '../people/account.ts'
import { ownerOf } from '../people/addresses.ts'
import { newId, newToken } from '../people/ids.ts'
import { countInAnySpan, countWithin, days } from '../people/limits.ts'
import { namesOf } from '../people/names.ts'
import type { Player } from '../people/player.ts'
import type { Ports } from '../ports.ts'
import { type Header, loadHeader, loadRow, personsAt } from './changing.ts'
import { checkHost } from './hosting.ts'
import { statusOf } from './info.ts'
import * as invitation from './invitation.ts'
import { blockedAmong, type Entry, isFree, refuseBlocked, sitDown } from './seating.ts'
import { commitmentOf, type TableRow } from './table-row.ts'

const mostPlayers = 6
const mostLinks = 20
const month = 30 * days

type Shown = Reply<'invites'>['invites'][number]
type Wanted = { email?: string | undefined; language?: Player['language'] | undefined }

export async function invite(ports: Ports, table: string, host: string, { email, language }: Wanted): Promise<Reply<'invite'>> {
  const row = await loadRow(ports, table)
  checkHost(row, host)
  checkRoom(row, await loadHeader(ports, row))
  if (email !== undefined) await countMail(ports, host, email)
  const token = newToken(ports)
  const check = () => (email === undefined ? checkLinks(ports, table) : Promise.resolve())
  const listed = await invitation.store(ports, { id: newId(ports), token, table, by: host, email: email ?? null }, check)
  const link = `${ports.settings.origin}/join#${token}`
  if (email === undefined) return { invite: shown(ports, listed), link }
  // The reply is the same for those who want no mail: it is nobody's business that they said so.
  if (!(await wantsNoInvitation(ports, email))) await send(ports, row, host, { to: email, language, link, token })
  return { invite: shown(ports, listed), link: null }
}

/** Places there are for newcomers: free seats, or once the game goes on, what is missing to six (J1). */
const freeAt = (row: TableRow, game: Header | null): number => (game ? mostPlayers - takenAt(row, game) : row.seats.filter(isFree).length)
const takenAt = (row: TableRow, game: Header | null): number =>
  game
    ? game.people.filter((player, i) => player !== '' || game.bots[`s${i + 1}`]).length
    : row.seats.filter((seat) => !isFree(seat)).length

function checkRoom(row: TableRow, game: Header | null): void {
  if (row.status === 'closed') throw new ApiError('no-such-table')
  if (game?.status === 'over') throw new ApiError('game-over')
  if (game && row.settings.latecomers === 'nobody') throw new ApiError('already-started')
  if (freeAt(row, game) < 1) throw new ApiError('table-full')
}

// ── Limits ─────────────────────────────────────────────────────────────────────────────────────────────────────────

async function checkLinks(ports: Ports, table: string): Promise<void> {
  const links = (await invitation.list(ports, table)).filter((listed) => listed.email === null && invitation.isOpen(ports, listed))
  if (links.length < mostLinks) return
  const soonest = Math.min(...links.map(({ until }) => until))
  throw new ApiError('too-many-invites', { retryAfter: Math.ceil((soonest - ports.now()) / 1000) })
}

async function countMail(ports: Ports, host: string, email: string): Promise<void> {
  const { invitesPerHostDay, invitesPerAddressDay, invitesPerAddressMonth, invitesPerDay } = ports.settings.mailBudget
  try {
    await countWithin(ports, 'invites-host', host, invitesPerHostDay, days)
    await countInAnySpan(ports, 'invites-address', email, [
      { most: invitesPerAddressDay, within: days },
      { most: invitesPerAddressMonth, within: month },
    ])
    await countWithin(ports, 'invites-all', 'everybody', invitesPerDay, days)
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'rate-limited')) throw error
    throw new ApiError('too-many-invites', error.facts)
  }
}

// ── Mail ───────────────────────────────────────────────────────────────────────────────────────────────────────────

type Sending = { to: string; language: Player['language'] | undefined; link: string; token: string }

/** Sent after it is stored: nobody is mailed a link that does not exist. */
async function send(ports: Ports, row: TableRow, host: string, { to, language, link, token }: Sending): Promise<void> {
  const [{ name, language: own }, owner] = await Promise.all([playerOf(ports, host), ownerOf(ports, to)])
  const stop = `${ports.settings.origin}/no-mail#${token}`
  // They could not take the seat, and wanted to hear no more of each other. The host, who is not told of it, sees no difference.
  if (owner && (await blockedAmong(ports, owner.id, [host])).length > 0) return
  // One click in the mail program stops them too, by a token that opens no seat: that one may travel in an address.
  const { unsubscribe } = stopLinks(ports, 'invitations', addressHash(to))
  const letter = {
    kind: 'invitation',
    to,
    // Whoever plays here already has said what they read; the host, who does not learn of it, can only guess.
    language: owner?.language ?? language ?? own,
    table: row.settings.name,
    host: name,
    link,
    stop,
    unsubscribe,
  } as const
  await post(ports, letter).catch(() => {
    ports.log.warn('mail not sent', { kind: letter.kind, table: row.id })
    throw new ApiError('unavailable')
  })
}

// ── The host's list ────────────────────────────────────────────────────────────────────────────────────────────────

export async function invitesOf(ports: Ports, table: string, host: string): Promise<Shown[]> {
  checkHost(await loadRow(ports, table), host)
  return (await invitation.list(ports, table)).map((listed) => shown(ports, listed)).sort((a, b) => a.until - b.until)
}

function shown(ports: Ports, listed: invitation.Listed): Shown {
  const { id, by, email, until, state } = listed
  return { id, by, email, until, state: state === 'open' && invitation.isExpired(ports, listed) ? 'expired' : state }
}

export async function revoke(ports: Ports, table: string, host: string, id: string): Promise<void> {
  checkHost(await loadRow(ports, table), host)
  const listed = await invitation.findListed(ports, table, id)
  if (!listed) throw new ApiError('no-such-thing')
  // Nobody can use it any more: that is all that was wanted.
  if (listed.state === 'declined' || invitation.isExpired(ports, listed)) return
  await invitation.end(ports, listed.hash, 'revoked')
}

// ── The invited ────────────────────────────────────────────────────────────────────────────────────────────────────

export async function lookAt(ports: Ports, token: string): Promise<Reply<'lookAtInvite'>> {
  const found = await invitation.find(ports, token)
  invitation.checkOpen(ports, found)
  const row = await tableOf(ports, found)
  const game = await loadHeader(ports, row)
  const { [row.host]: host = '?' } = await namesOf(ports, [row.host])
  const { id, settings, created } = row
  const seats = { taken: takenAt(row, game), free: freeAt(row, game) }
  const table = { id, status: statusOf(row, game), settings, created, commitment: commitmentOf(row), ...seats }
  return { table, host, until: found.until, bound: found.address !== null }
}

async function tableOf(ports: Ports, { table }: invitation.Invitation): Promise<TableRow> {
  const row = await loadRow(ports, table)
  if (row.status === 'closed') throw new ApiError('invite-revoked')
  return row
}

type Accepting = { token: string; player: string; entropy: string | undefined; anyway: boolean }

/** Whoever used it and lost the reply may use it again, to the same seat. */
export async function accept(ports: Ports, { token, player, entropy, anyway }: Accepting): Promise<TableRow> {
  const { row, isTheirs } = await usedBy(ports, token, player)
  if (isTheirs) return row
  try {
    return await sitDown(ports, row.id, { player, entropy, entry: invited(ports, token, player, anyway) })
  } catch (error) {
    // Of two taps the other may have been faster, between two looks of this one: then the seat is taken, and by nobody else.
    if (!(error instanceof ApiError && (error.code === 'invite-used' || error.code === 'already-seated'))) throw error
    const now = await usedBy(ports, token, player)
    if (!now.isTheirs) throw error
    return now.row
  }
}

async function usedBy(ports: Ports, token: string, player: string): Promise<{ row: TableRow; isTheirs: boolean }> {
  const found = await invitation.find(ports, token)
  const row = await tableOf(ports, found)
  return { row, isTheirs: found.usedBy === player && personsAt(row, await loadHeader(ports, row)).includes(player) }
}

const invited =
  (ports: Ports, token: string, player: string, anyway: boolean): Entry =>
  async (row, company) => {
    const found = await invitation.find(ports, token)
    invitation.checkOpen(ports, found)
    if (row.setup && row.settings.latecomers === 'nobody') throw new ApiError('already-started')
    if (!anyway) await checkAddress(ports, found, player)
    await refuseBlocked(ports, player, company)
    return invitation.ended(found, 'used', player)
  }

/** A person with another address is asked first; a guest has none, and may have got it by any. */
async function checkAddress(ports: Ports, { address }: invitation.Invitation, player: string): Promise<void> {
  const email = address === null ? null : ((await findPlayer(ports, player))?.email ?? null)
  if (email !== null && addressHash(email) !== address) throw new ApiError('invite-for-another')
}

export async function decline(ports: Ports, token: string): Promise<void> {
  const { hash } = await invitation.find(ports, token)
  await invitation.end(ports, hash, 'declined')
}

export const notMe = invitation.endForGood
