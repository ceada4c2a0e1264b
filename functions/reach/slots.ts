/**
 * At most two letters a day and person: one that asks, one that gathers. Whoever wants to send takes the place for five minutes, sends,
 * and then keeps it; if they break down in between, the same letter may be sent by whoever comes next.
 */
import { days, minutes } from '../people/limits.ts'
import type { Ports } from '../ports.ts'
import { type Condition, ConditionFailed, type Item, type Key } from '../store/store.ts'

/**
 * `before`: this very letter has gone out already. `taken`: another one has. `busy`: somebody may be sending it right now. `withheld`: there
 * was nothing left to say, `stopped`: nothing may be sent to that address; and the place is free again.
 */
export type Slotted = { how: 'sent' | 'before' | 'taken' | 'withheld' | 'stopped' } | { how: 'busy'; seconds: number }
type Sending = () => Promise<'sent' | 'stopped' | 'withheld'>
export type Slot = 'asked' | 'digest'

const lease = 5 * minutes
/** Later than any moment there is: it has been sent. */
const forGood = Number.MAX_SAFE_INTEGER
const keptFor = 3 * days

export const slotKey = (player: string, day: string, slot: Slot): Key => ({ pk: `MAILED#${player}`, sk: `${day}#${slot}` })

/** `name` says which letter it is, so that a repeat is known as one. */
export async function sendOnce(ports: Ports, key: Key, name: string, send: Sending, kept = keptFor): Promise<Slotted> {
  const place = await takePlace(ports, key, name, kept)
  if (place !== 'free') return place
  try {
    const how = await send()
    if (how !== 'sent') {
      await giveBack(ports, key, name)
      return { how }
    }
  } catch (error) {
    // Perhaps it went out, perhaps not: nobody else tries before the place is free again.
    ports.log.warn('mail not sent', { name: error instanceof Error ? error.name : 'unknown' })
    return { how: 'busy', seconds: Math.ceil(lease / 1000) + 1 }
  }
  await ports.store.update('ephemeral', key, { set: { until: forGood, sent: ports.now() } }, { exists: true })
  return { how: 'sent' }
}

/** Unless somebody else has taken the place since. */
async function giveBack(ports: Ports, key: Key, name: string): Promise<void> {
  try {
    await ports.store.remove('ephemeral', key, { equals: { name } })
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
  }
}

/** Whoever broke down may have sent their letter: only the very same one may follow, or two would come in a day. */
async function takePlace(ports: Ports, key: Key, name: string, kept: number): Promise<Slotted | 'free'> {
  const now = ports.now()
  const taking = { set: { name, until: now + lease, ttl: Math.ceil((now + kept) / 1000) } }
  const isTaken = async (when: Condition): Promise<Item | null | 'free'> => {
    try {
      await ports.store.update('ephemeral', key, taking, when)
      return 'free'
    } catch (error) {
      if (error instanceof ConditionFailed) return error.item
      throw error
    }
  }
  const found = await isTaken({ exists: false })
  if (found === 'free') return 'free'
  const until = (found?.until as number | undefined) ?? now + lease
  if (found?.name !== name) return { how: 'taken' }
  if (until >= forGood) return { how: 'before' }
  if (until < now && (await isTaken({ equals: { name, until } })) === 'free') return 'free'
  return { how: 'busy', seconds: Math.max(1, Math.ceil((until - now) / 1000) + 1) }
}

/** The first of these places that is free. */
export async function sendInOne(ports: Ports, slots: Key[], name: string, send: Sending): Promise<Slotted> {
  for (const slot of slots) {
    const slotted = await sendOnce(ports, slot, name, send)
    if (slotted.how !== 'taken') return slotted
  }
  return { how: 'taken' }
}
