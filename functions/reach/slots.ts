/**
 * At most two letters a day and person: one that asks, one that gathers. Whoever wants to send takes the place for five minutes, sends,
 * and then keeps it; if they break down in between, the next one may.
 */
import { days, minutes } from '../people/limits.ts'
import type { Ports } from '../ports.ts'
import { ConditionFailed, type Key } from '../store/store.ts'

/** `before`: this very letter has gone out already. `taken`: another one has. `busy`: somebody may be sending it right now. */
export type Slotted = { how: 'sent' | 'before' | 'taken' } | { how: 'busy'; seconds: number }
export type Slot = 'asked' | 'digest'

const lease = 5 * minutes
/** Later than any moment there is: it has been sent. */
const forGood = Number.MAX_SAFE_INTEGER
const keptFor = 3 * days

export const slotKey = (player: string, day: string, slot: Slot): Key => ({ pk: `MAILED#${player}`, sk: `${day}#${slot}` })

/** `name` says which letter it is, so that a repeat is known as one. */
export async function sendOnce(ports: Ports, key: Key, name: string, send: () => Promise<unknown>, kept = keptFor): Promise<Slotted> {
  const now = ports.now()
  const ttl = Math.ceil((now + kept) / 1000)
  try {
    await ports.store.update('ephemeral', key, { set: { name, until: now + lease, ttl } }, { below: { until: now } })
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    const until = (error.item?.until as number | undefined) ?? now + lease
    if (until < forGood) return { how: 'busy', seconds: Math.ceil((until - now) / 1000) + 1 }
    return { how: error.item?.name === name ? 'before' : 'taken' }
  }
  try {
    await send()
  } catch (error) {
    // Perhaps it went out, perhaps not: nobody else tries before the place is free again.
    ports.log.warn('mail not sent', { name: error instanceof Error ? error.name : 'unknown' })
    return { how: 'busy', seconds: Math.ceil(lease / 1000) + 1 }
  }
  await ports.store.update('ephemeral', key, { set: { until: forGood } }, { exists: true })
  return { how: 'sent' }
}

/** The first of these places that is free. */
export async function sendInOne(ports: Ports, slots: Key[], name: string, send: () => Promise<unknown>): Promise<Slotted> {
  for (const slot of slots) {
    const slotted = await sendOnce(ports, slot, name, send)
    if (slotted.how !== 'taken') return slotted
  }
  return { how: 'taken' }
}
