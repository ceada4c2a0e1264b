/**
 * Signing in by mail: a link to a page with a button, and a code for whoever reads the mail elsewhere. Following the link uses nothing, so
 * that whoever scans mails does no harm. Link and code stand for one sign-in between them.
 */
import { ApiError } from '../api/errors.ts'
import type { Input, Reply } from '../api/shapes/index.ts'
import { post } from '../mail/posting.ts'
import type { Ports } from '../ports.ts'
import { ConditionFailed, type Item, type Key } from '../store/store.ts'
import { findPlayer } from './account.ts'
import { bind, moveInto, ownerOf } from './addresses.ts'
import { attemptOf, codeMinutes, isUsedByAnother, sameHash, signInKey, sixDigits, tenMinutes, useUp } from './codes.ts'
import { newcomer } from './guests.ts'
import { hashOf, newToken } from './ids.ts'
import { countInAnySpan, countWithin, days, hours } from './limits.ts'
import { addressKey, type Player, writePlayer } from './player.ts'

const mailsPerIpHour = 40
const triesPerCode = 5
/** Over all codes, so that nobody goes on guessing with ever new ones. The link still lets its reader in. */
const triesPerAddressDay = 25
const mostRounds = 4

const linkKey = (token: string, ports: Ports): Key => ({ pk: `LINK#${linkHash(token, ports)}`, sk: 'SIGNIN' })
const linkHash = (token: string, ports: Ports): string => hashOf(`sign-in link ${token}`, ports)
const codeHash = (email: string, code: string, ports: Ports): string => hashOf(`sign-in code ${email} ${code}`, ports)

/** The reply is the same for every address, so that nobody learns who plays here. */
export async function sendSignIn(
  ports: Ports,
  ip: string,
  { email, language = 'en' }: Input<'requestSignIn'>['body'],
): Promise<Reply<'requestSignIn'>> {
  await countWithin(ports, 'sign-in-ip', ip, mailsPerIpHour, hours)
  await countInAnySpan(ports, 'sign-in-address', email, [{ most: ports.settings.mailBudget.codesPerAddressHour, within: hours }])
  const [code, token] = [sixDigits(ports), newToken(ports)]
  const key = signInKey(email, ports)
  const lasts = tenMinutes(ports)
  const hashes = { hash: codeHash(email, code, ports), link: linkHash(token, ports) }
  await ports.store.put('ephemeral', { ...key, ...hashes, email, tries: 0, ...lasts })
  await ports.store.put('ephemeral', { ...linkKey(token, ports), of: key.pk, ...lasts })
  // In the fragment, where no server and no log ever sees it.
  const link = `${ports.settings.origin}/sign-in#${token}`
  await post(ports, { kind: 'sign-in', to: email, language, code, link }).catch(() => {
    ports.log.warn('mail not sent', { kind: 'sign-in' })
    throw new ApiError('unavailable')
  })
  return { sent: true, minutes: codeMinutes }
}

type SignedIn = { player: Player; account: Reply<'confirmSignIn'>['account'] }

/** `present` is who asks: a guest can take along what they have, or become the account that this address has not had yet. */
export async function confirmSignIn(ports: Ports, present: Player | null, given: Input<'confirmSignIn'>['body']): Promise<SignedIn> {
  const attempt = attemptOf(ports, given.attempt)
  const email = 'token' in given ? await useLink(ports, given.token, attempt) : await useCode(ports, given, attempt)
  for (let round = 0; round < mostRounds; round++) {
    const owner = await ownerOf(ports, email)
    const now = present && (await findPlayer(ports, present.id))
    const guest = now?.guest ? now : null
    if (owner) {
      if (!guest || given.move !== true) return { player: owner, account: 'found' }
      return { player: await moveInto(ports, guest, owner), account: 'guest-moved' }
    }
    if (guest && given.move !== false) {
      if (await bind(ports, guest, email)) return { player: { ...guest, email, guest: false }, account: 'guest-kept' }
    } else {
      const player = await makeAccount(ports, email, given)
      if (player) return { player, account: 'new' }
    }
  }
  throw new ApiError('unavailable')
}

/** Null if somebody else took the address in the meantime. */
async function makeAccount(ports: Ports, email: string, { language, zone }: Input<'confirmSignIn'>['body']): Promise<Player | null> {
  const player: Player = { ...newcomer(ports, { language, zone }), guest: false, email }
  try {
    await ports.store.transact([
      { table: 'players', put: { ...addressKey(email), player: player.id }, when: { exists: false } },
      { table: 'players', put: writePlayer(player), when: { exists: false } },
    ])
    return player
  } catch (error) {
    if (error instanceof ConditionFailed) return null
    throw error
  }
}

// ── Once ───────────────────────────────────────────────────────────────────────────────────────────────────────────

async function useLink(ports: Ports, token: string, attempt: string): Promise<string> {
  const found = await ports.store.get('ephemeral', linkKey(token, ports), { consistent: true })
  const row = found && (await ports.store.get('ephemeral', { pk: found.of as string, sk: 'CODE' }, { consistent: true }))
  if (!row || row.link !== linkHash(token, ports)) throw new ApiError('code-wrong')
  return useMail(ports, row, attempt)
}

async function useCode(ports: Ports, { email, code }: { email: string; code: string }, attempt: string): Promise<string> {
  const row = await countTry(ports, email)
  // Where nothing waits there is nothing to guess, and nobody can use up the tries of somebody else.
  if (!row || (row.until as number) <= ports.now() || isUsedByAnother(row, attempt)) throw new ApiError('code-wrong')
  await countWithin(ports, 'sign-in-try', email, triesPerAddressDay, days)
  if (!sameHash(row.hash as string, codeHash(email, code, ports))) throw new ApiError('code-wrong')
  return useMail(ports, row, attempt)
}

/** Counted before it is looked at, so that tries made at the same instant do not count as one. */
async function countTry(ports: Ports, email: string): Promise<Item | null> {
  try {
    const below = { tries: triesPerCode }
    return await ports.store.update('ephemeral', signInKey(email, ports), { add: { tries: 1 } }, { exists: true, below })
  } catch (error) {
    if (error instanceof ConditionFailed) return null
    throw error
  }
}

/** A newer mail may have replaced it at this very instant. */
async function useMail(ports: Ports, row: Item, attempt: string): Promise<string> {
  if ((row.until as number) <= ports.now()) throw new ApiError('code-wrong')
  await useUp(ports, row, attempt, { equals: { link: row.link as string } })
  return row.email as string
}
