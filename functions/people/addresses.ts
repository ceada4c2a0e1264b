/** Adding an address to an account: a mailed code, bound to the player who asked for it and valid in any browser of theirs. */
import { ApiError } from '../api/errors.ts'
import type { Reply } from '../api/shapes/index.ts'
import { post } from '../mail/posting.ts'
import type { Ports } from '../ports.ts'
import { type Condition, ConditionFailed, type Item, OutcomeUnknown, Throttled, type Write } from '../store/store.ts'
import { findPlayer, playerOf } from './account.ts'
import { addressCodeKey, codeMinutes, sameHash, sixDigits, tenMinutes } from './codes.ts'
import { emptyPlayer } from './deletion.ts'
import { hashOf } from './ids.ts'
import { countInAnySpan, countWithin, days, hours } from './limits.ts'
import { moveAll } from './moving.ts'
import { addressKey, meKey, type Player, thereStill, wasKey } from './player.ts'

const codesPerPlayerDay = 20
const codesPerIpHour = 40
const triesPerCode = 5
/** Over all codes: a code opens the account its address belongs to, so nobody may go on guessing with ever new ones. */
const triesPerAddressDay = 25
const mostRounds = 4

const codeHash = (player: string, code: string, ports: Ports): string => hashOf(`address ${player} ${code}`, ports)

/** The reply is the same for every address, so that nobody learns who plays here. */
export async function sendCode(ports: Ports, player: Player, ip: string, email: string): Promise<Reply<'addAddress'>> {
  await countWithin(ports, 'code-player', player.id, codesPerPlayerDay, days)
  await countWithin(ports, 'code-ip', ip, codesPerIpHour, hours)
  await countInAnySpan(ports, 'code-address', email, [{ most: ports.settings.mailBudget.codesPerAddressHour, within: hours }])
  const code = sixDigits(ports)
  await ports.store.put('ephemeral', {
    ...addressCodeKey(player.id),
    hash: codeHash(player.id, code, ports),
    email,
    tries: 0,
    ...tenMinutes(ports),
  })
  await post(ports, { kind: 'address-code', to: email, language: player.language, code }).catch(() => {
    ports.log.warn('mail not sent', { kind: 'address-code', player: player.id })
    throw new ApiError('unavailable')
  })
  return { sent: true, minutes: codeMinutes }
}

/**
 * The same right code may come again: after "address taken" with the wish to move, or because a reply was lost. It can
 * only ever lead the same player to the same address.
 */
export async function confirmCode(ports: Ports, id: string, code: string, move: boolean): Promise<{ player: Player; moved: boolean }> {
  const email = await addressBehind(ports, id, code)
  for (let round = 0; round < mostRounds; round++) {
    const player = await playerOf(ports, id)
    if (player.email === email) return { player, moved: false }
    const owner = await ownerOf(ports, email)
    if (owner && owner.id !== id) {
      if (!move || !player.guest) throw new ApiError('address-taken')
      return { player: await moveInto(ports, player, owner), moved: true }
    }
    if (await bind(ports, player, email)) return { player: await playerOf(ports, id), moved: false }
  }
  throw new ApiError('unavailable')
}

async function addressBehind(ports: Ports, player: string, code: string): Promise<string> {
  const row = await countTry(ports, player)
  if (!row || (row.until as number) <= ports.now()) throw new ApiError('code-wrong')
  const email = row.email as string
  await countWithin(ports, 'code-try', email, triesPerAddressDay, days)
  if (!sameHash(row.hash as string, codeHash(player, code, ports))) throw new ApiError('code-wrong')
  return email
}

/** Counted before it is looked at, so that tries made at the same instant do not count as one. */
async function countTry(ports: Ports, player: string): Promise<Item | null> {
  try {
    return await ports.store.update(
      'ephemeral',
      addressCodeKey(player),
      { add: { tries: 1 } },
      { exists: true, below: { tries: triesPerCode } },
    )
  } catch (error) {
    if (error instanceof ConditionFailed) return null
    throw error
  }
}

export async function ownerOf(ports: Ports, email: string): Promise<Player | null> {
  const row = await ports.store.get('players', addressKey(email), { consistent: true })
  return row && (await findPlayer(ports, row.player as string))
}

/** False if somebody else took the address, or the account changed, in the meantime. */
export async function bind(ports: Ports, player: Player, email: string): Promise<boolean> {
  const unchanged: Condition['equals'] = player.email === null ? { guest: true } : { email: player.email }
  const writes: Write[] = [
    { table: 'players', put: { ...addressKey(email), player: player.id }, when: { exists: false } },
    {
      table: 'players',
      update: meKey(player.id),
      change: { set: { email, guest: false }, remove: ['ttl'] },
      when: { ...thereStill, equals: unchanged },
    },
  ]
  if (player.email !== null) writes.push({ table: 'players', remove: addressKey(player.email), when: { equals: { player: player.id } } })
  try {
    await ports.store.transact(writes)
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}

/** The guest's rows go only after what they stand for has moved: whatever breaks in between, the same code carries on from there. */
export async function moveInto(ports: Ports, guest: Player, owner: Player): Promise<Player> {
  await moveAll(ports, { from: guest.id, to: owner.id })
  await ports.store.put('players', { ...wasKey(owner.id, guest.id), since: ports.now() })
  await emptyPlayer(ports, guest.id, owner.id)
  // A seat taken in another tab while this went on. The guest can ask no more: to fail now would shut out somebody whose things have all moved.
  await moveAll(ports, { from: guest.id, to: owner.id }).catch((error) => {
    if (!(error instanceof OutcomeUnknown || error instanceof Throttled)) throw error
    ports.log.warn('moved, but not looked at again', { player: owner.id })
  })
  return playerOf(ports, owner.id)
}
