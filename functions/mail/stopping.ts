/**
 * No more mail: by the foot of a letter, by one click in the mail program (RFC 8058), or because the address does not exist or complained. The
 * token says whose and which; nobody can make one but us, and it can do nothing else. It is good for as long as the letter is.
 */
import { ApiError } from '../api/errors.ts'
import { base, paths } from '../api/paths.ts'
import { findPlayer } from '../people/account.ts'
import { sameHash } from '../people/codes.ts'
import { keyedHash, secretsOf } from '../people/ids.ts'
import { addressKey, meKey } from '../people/player.ts'
import type { Ports } from '../ports.ts'
import type { Key } from '../store/store.ts'

/** What can be stopped: invitations to an address, or one kind of letter to a player. */
export const stoppable = ['invitations', 'asked', 'digest', 'over', 'bot'] as const
export type Stoppable = (typeof stoppable)[number]

/** Not keyed with a secret that may change one day: "no more mail to me" is for good. */
export const addressHash = (email: string): string => addressKey(email).pk.slice(2)
const noMailKey = (address: string): Key => ({ pk: `NOMAIL#${address}`, sk: 'NOMAIL' })

// ── Tokens ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const signatureOf = (what: Stoppable, whose: string, secret: string): string => keyedHash(`stop ${what} ${whose}`, secret).slice(0, 27)

/** `whose` is a player's id, or the hash of an address. */
export function stopLinks(ports: Ports, what: Stoppable, whose: string): { stop: string; unsubscribe: string } {
  const token = `${what}.${whose}.${signatureOf(what, whose, ports.settings.sessionSecret)}`
  const { origin } = ports.settings
  return { stop: `${origin}/stop-mail#${token}`, unsubscribe: `${origin}${base}${paths.unsubscribe.path.replace('{token}', token)}` }
}

export async function unsubscribe(ports: Ports, token: string, everything: boolean): Promise<void> {
  const [what = '', whose = '', signature = ''] = token.split('.')
  const known = stoppable.find((name) => name === what)
  const isOurs = known && secretsOf(ports.settings).some((secret) => sameHash(signature, signatureOf(known, whose, secret)))
  if (!isOurs) throw new ApiError('no-such-thing')
  if (known === 'invitations') return stopInvitations(ports, whose)
  const player = await findPlayer(ports, whose)
  if (!player) return
  const { mail } = player.preferences
  const stopped = everything ? { asked: false, digest: false, over: false, bot: false } : { ...mail, [known]: false }
  const preferences = { ...player.preferences, mail: stopped }
  await ports.store.update('players', meKey(whose), { set: { preferences } }, { exists: true })
}

// ── Addresses ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** `asked-to`: its owner wants no invitations. Otherwise nothing at all may be sent there. */
export type WhyStopped = 'asked-to' | 'bounce' | 'complaint'

const stopInvitations = async (ports: Ports, address: string): Promise<void> => {
  if ((await whyStopped(ports, address)) === null) await put(ports, address, 'asked-to')
}

export const stopAddress = (ports: Ports, email: string, why: 'bounce' | 'complaint'): Promise<void> => put(ports, addressHash(email), why)

const put = (ports: Ports, address: string, why: WhyStopped): Promise<void> =>
  ports.store.put('players', { ...noMailKey(address), since: ports.now(), why })

/** As a write of a larger change. */
export const stoppingWrite = (ports: Ports, address: string) =>
  ({ table: 'players', put: { ...noMailKey(address), since: ports.now(), why: 'asked-to' } }) as const

async function whyStopped(ports: Ports, address: string): Promise<WhyStopped | null> {
  const row = await ports.store.get('players', noMailKey(address), { consistent: true })
  return row && ((row.why as WhyStopped | undefined) ?? 'asked-to')
}

export const wantsNoInvitation = async (ports: Ports, email: string): Promise<boolean> =>
  (await whyStopped(ports, addressHash(email))) !== null

/** It bounced, or somebody there called us spam: nothing goes there any more, whoever asks for it. */
export async function isDead(ports: Ports, email: string): Promise<boolean> {
  const why = await whyStopped(ports, addressHash(email))
  return why === 'bounce' || why === 'complaint'
}
