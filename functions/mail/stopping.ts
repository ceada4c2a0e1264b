/**
 * No more mail: by the foot of a letter, by one click in the mail program (RFC 8058), or because the address does not exist or complained. The
 * token says whose and which; nobody can make one but us, and it can do nothing else. It is good for as long as the letter is.
 */
import { ApiError } from '../api/errors.ts'
import { base, paths } from '../api/paths.ts'
import { sameHash } from '../people/codes.ts'
import { keyedHash, secretsOf } from '../people/ids.ts'
import { addressKey, meKey, readPlayer } from '../people/player.ts'
import type { Ports } from '../ports.ts'
import { ConditionFailed, type Item, type Key, OutcomeUnknown, type Write } from '../store/store.ts'

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
  for (let tries = 0; tries < mostTries; tries++) if (await isStopped(ports, whose, everything ? letters : [known])) return
  throw new OutcomeUnknown()
}

const letters = ['asked', 'digest', 'over', 'bot'] as const
const mostTries = 8

/** False if somebody changed their preferences at this very instant: what they chose must not be undone by a click in a letter. */
async function isStopped(ports: Ports, player: string, kinds: readonly (typeof letters)[number][]): Promise<boolean> {
  const item = await ports.store.get('players', meKey(player), { consistent: true })
  if (!item || readPlayer(item).deleted) return true
  const { preferences } = readPlayer(item)
  const mail = { ...preferences.mail, ...Object.fromEntries(kinds.map((kind) => [kind, false])) }
  const unchanged = item.preferences === undefined ? {} : { equals: { preferences: item.preferences } }
  return didHold(
    ports.store.update('players', meKey(player), { set: { preferences: { ...preferences, mail } } }, { exists: true, ...unchanged }),
  )
}

const didHold = (written: Promise<unknown>): Promise<boolean> =>
  written.then(
    () => true,
    (error) => {
      if (error instanceof ConditionFailed) return false
      throw error
    },
  )

// ── Addresses ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** `asked-to`: its owner wants no invitations. Otherwise nothing at all may be sent there. */
export type WhyStopped = 'asked-to' | 'bounce' | 'complaint'

const stopInvitations = async (ports: Ports, address: string): Promise<void> => {
  await didHold(ports.store.put('players', stopped(ports, address, 'asked-to'), unlessStopped))
}

export const stopAddress = (ports: Ports, email: string, why: 'bounce' | 'complaint'): Promise<void> =>
  ports.store.put('players', stopped(ports, addressHash(email), why))

const stopped = (ports: Ports, address: string, why: WhyStopped): Item => ({ ...noMailKey(address), since: ports.now(), why })
/** Or who asks for less would have mail sent again to an address that does not exist, or that complained. */
const unlessStopped = { exists: false } as const

/** As writes of a larger change. */
export const stoppingWrites = async (ports: Ports, address: string): Promise<Write[]> =>
  (await whyStopped(ports, address)) === null ? [{ table: 'players', put: stopped(ports, address, 'asked-to'), when: unlessStopped }] : []

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
