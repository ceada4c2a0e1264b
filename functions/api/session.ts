/**
 * Who is asking. Sessions are next-auth's: an encrypted JWT in a cookie. We read and write the same format with `jose`,
 * which costs a sixth of next-auth's own code; a test holds the two against each other.
 */
import { hkdfSync } from 'node:crypto'
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose'
import { secretsOf } from '../people/ids.ts'
import { meKey } from '../people/player.ts'
import type { Ports } from '../ports.ts'
import { ConditionFailed, type Store } from '../store/store.ts'
import { ApiError } from './errors.ts'

export type Asker = {
  player: string
  epoch: number
  /** Names this one session, however often it is prolonged. */
  session?: string
  /** When the cookie was written, in seconds; long ago if with a secret that is being replaced. */
  made?: number
}

const plainName = 'next-auth.session-token'
/** No other host, not even a subdomain of ours, can set a cookie of this name. */
const secureName = `__Host-${plainName}`
/** As earlier releases called it. Such a session goes on, under the other name. */
const earlierName = `__Secure-${plainName}`
const day = 24 * 60 * 60
const days30 = 30 * day
/** In seconds: clocks differ. */
const clockTolerance = 15

const keys = new Map<string, Uint8Array>()
function keyOf(secret: string): Uint8Array {
  let key = keys.get(secret)
  if (!key) {
    key = new Uint8Array(hkdfSync('sha256', secret, '', 'NextAuth.js Generated Encryption Key', 32))
    keys.set(secret, key)
  }
  return key
}

/** The session in these cookies, or null if there is none that we made and that has not run out. */
export async function readSession(cookies: string[], ports: Pick<Ports, 'now' | 'settings'>): Promise<Asker | null> {
  for (const name of [secureName, earlierName, plainName]) {
    const token = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
    const asker = token && (readLately(token, ports) ?? (await readWithAny(token, ports)))
    if (asker) return asker
  }
  return null
}

/** While the secret is changed, what the one before it has made is still read. */
async function readWithAny(token: string, ports: Pick<Ports, 'now' | 'settings'>): Promise<Asker | null> {
  for (const secret of secretsOf(ports.settings)) {
    const asker = await decrypted(token, secret, ports)
    if (asker) return asker
  }
  return null
}

async function decrypted(token: string, secret: string, { now, settings }: Pick<Ports, 'now' | 'settings'>): Promise<Asker | null> {
  try {
    const { payload } = await jwtDecrypt(token, keyOf(secret), { clockTolerance, currentDate: new Date(now()) })
    const { sub: player, epoch, iat, exp } = payload
    if (typeof player !== 'string' || typeof epoch !== 'number') return null
    const session = nameIn(payload)
    const made = secret === settings.sessionSecret ? iat : 0
    const asker = { player, epoch, ...(session && { session }), ...(made !== undefined && { made }) }
    if (exp !== undefined) remember(token, { asker, secret, exp })
    return asker
  } catch {
    // Not ours, tampered with or run out: all the same as none.
    return null
  }
}

/** next-auth gives each token that it makes another `jti`: what it has prolonged says beside it which session it is. */
const nameIn = ({ session, jti }: JWTPayload): string | undefined => (typeof session === 'string' ? session : jti)

/** A browser asks several times in a row. Deciphering is most of what such a request would cost, and its outcome cannot change. */
type Known = { asker: Asker; secret: string; exp: number }
const known = new Map<string, Known>()
const mostKnown = 1_000

function remember(token: string, session: Known): void {
  if (known.size >= mostKnown) known.clear()
  known.set(token, session)
}

function readLately(token: string, { now, settings }: Pick<Ports, 'now' | 'settings'>): Asker | null {
  const session = known.get(token)
  const isGood = session && secretsOf(settings).includes(session.secret) && session.exp > Math.floor(now() / 1000) - clockTolerance
  return isGood ? session.asker : null
}

/**
 * Whoever plays stays signed in: a session that still holds is written anew, once a day. It keeps its name, or whoever signs out would end only
 * the newest copy of it; what has no name could not be ended at all, and is left to run out.
 */
export async function prolonged(asker: Asker, ports: Ports): Promise<string[]> {
  const { session, made } = asker
  const isWorn = session !== undefined && made !== undefined && made + day <= ports.now() / 1000
  return isWorn ? [await sessionCookie(asker, ports), ...withoutEarlier(ports)] : []
}

/** `Set-Cookie`s that begin a session; those below end it. */
export const begunCookies = async ({ player, epoch }: Asker, ports: Ports): Promise<string[]> => [
  await sessionCookie({ player, epoch }, ports),
  ...withoutEarlier(ports),
]

export const endedCookies = (ports: Ports): string[] => [cookie(nameFor(ports), '', 0, ports), ...withoutEarlier(ports)]

/** Left where it is, a session under the earlier name would come back when the other one ends. */
const withoutEarlier = (ports: Ports): string[] => (isSecure(ports) ? [cookie(earlierName, '', 0, ports)] : [])

/** One that begins, or goes on with the one named. */
export async function sessionCookie({ player, epoch, session }: Asker, ports: Ports): Promise<string> {
  const now = Math.floor(ports.now() / 1000)
  const jti = session ?? Buffer.from(ports.random(16)).toString('hex')
  const token = await new EncryptJWT({ epoch })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setSubject(player)
    .setIssuedAt(now)
    .setExpirationTime(now + days30)
    .setJti(jti)
    .encrypt(keyOf(ports.settings.sessionSecret))
  return cookie(nameFor(ports), token, days30, ports)
}

const isSecure = ({ settings }: Ports): boolean => settings.origin.startsWith('https:')
const nameFor = (ports: Ports): string => (isSecure(ports) ? secureName : plainName)

const cookie = (name: string, value: string, maxAge: number, ports: Ports): string =>
  `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${isSecure(ports) ? '; Secure' : ''}`

/**
 * The player's epoch, remembered for a minute: a move must not pay for a third request. Ending all sessions therefore
 * takes effect on moves within a minute.
 */
type Remembered = { epoch: number | null; ended: string[]; until: number }
const remembered = new WeakMap<Ports['store'], Map<string, Remembered>>()
const minute = 60_000
const mostRemembered = 10_000

export async function checkEpoch(asker: Asker, ports: Ports, { get }: Pick<Store, 'get'> = ports.store): Promise<void> {
  const known = remembered.get(ports.store) ?? new Map()
  remembered.set(ports.store, known)
  let entry = known.get(asker.player)
  if (!entry || entry.until < ports.now()) {
    // Strongly: somebody who has come this very moment must not be told that their session is over.
    const me = await get('players', meKey(asker.player), { consistent: true })
    entry = { epoch: me ? (me.epoch as number) : null, ended: Object.keys(me ?? {}).filter(isEnded), until: ports.now() + minute }
    if (known.size >= mostRemembered) known.clear()
    known.set(asker.player, entry)
  }
  const isOver = asker.session !== undefined && entry.ended.includes(endedName(asker.session))
  if (entry.epoch === null || entry.epoch !== asker.epoch || isOver) throw new ApiError('session-over')
}

/** Who signs out ends that one session for good, whoever may hold a copy of it. It stands with the account, which is looked at anyway. */
export async function endSession({ player, session }: Asker, ports: Ports): Promise<void> {
  if (!session) return
  try {
    await ports.store.update('players', meKey(player), { set: { [endedName(session)]: ports.now() } }, { exists: true })
  } catch (error) {
    // The account is gone, and every session with it.
    if (!(error instanceof ConditionFailed)) throw error
  }
  forgetEpoch(player, ports)
}

const endedName = (session: string): string => `ended ${session}`
const isEnded = (name: string): boolean => name.startsWith('ended ')

/** After a change of epoch in this very process there is nothing to wait for. */
export const forgetEpoch = (player: string, ports: Ports): void => {
  remembered.get(ports.store)?.delete(player)
}
