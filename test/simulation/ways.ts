/** By which way somebody is to be reached, worked out from how they live and from what they have had today. */
import { gameKey } from '../../functions/people/player.ts'
import { devicesOf } from '../../functions/people/subscriptions.ts'
import type { NewlyOwed } from '../../functions/ports.ts'
import { dayOf, digestAt } from '../../functions/reach/day.ts'
import { type Slot, slotKey } from '../../functions/reach/slots.ts'
import type { Item } from '../../functions/store/store.ts'
import { isOpen, opensAt } from '../../functions/time/hours.ts'
import { longestSkew } from './cloud.ts'
import type { Person } from './person.ts'
import type { Around } from './tidings.ts'

/** `told`: there is no reason why they have not been. `none`: they cannot be reached, or do not want to be. */
export type Way = 'told' | 'none' | { digest: number }

/** Since whoever sends has looked at it: the clocks of two, and a request to the store for another device. */
const aMoment = 2 * longestSkew + 4_000

export class Ways {
  constructor(private readonly around: Around) {}

  get #ports() {
    return this.around.cloud().ports()
  }

  async hasSeen({ player }: Person, { table, number }: NewlyOwed): Promise<boolean> {
    const row = await this.#ports.store.get('players', gameKey(player, table))
    return ((row?.seen as number | undefined) ?? -1) >= number
  }

  /** Whoever was to tell them began at that moment and has just come to an end, within their hours. */
  async of(person: Person, owed: NewlyOwed, began: number): Promise<Way> {
    const { preferences, email } = person
    if (preferences.push.asked && (await this.#takesPushes(person, began))) return 'told'
    if (email === null) return 'none'
    if (preferences.mail.asked && !(await this.#hadAnother(person, 'asked', owed.decision, began))) return 'told'
    return preferences.mail.digest ? { digest: digestAt(person, began) } : 'none'
  }

  async #takesPushes({ player, pushDevices }: Person, began: number): Promise<boolean> {
    const devices = await devicesOf(this.#ports, player)
    return devices.some(({ endpoint, restUntil }) => pushDevices.get(endpoint) === 'alive' && restUntil < began - longestSkew)
  }

  /** A push service that asked for time, or a letter of which nobody knows whether it was sent. */
  async mustWait(person: Person, began: number): Promise<boolean> {
    const { now } = this.around.world
    const devices = await devicesOf(this.#ports, person.player)
    const letters = await this.#slots(person, Math.min(began, now - aMoment))
    const isRecent = (moment: unknown): boolean => Number(moment) > now - aMoment
    return (
      // One that has just taken something may have been seen resting.
      devices.some(({ restUntil, lastSuccess }) => isRecent(restUntil) || isRecent(lastSuccess)) ||
      letters.some(({ until, sent }) => isRecent(sent) || (isRecent(until) && Number(until) < Number.MAX_SAFE_INTEGER))
    )
  }

  /** Another letter has the place in which this one would have come today; perhaps one that reminds of the same, and is still being sent. */
  async #hadAnother(person: Person, slot: Slot, name: string, began: number): Promise<boolean> {
    const slots = await this.#slots(person, began)
    return slots.some((row) => row.sk.endsWith(slot) && row.name !== name)
  }

  /** Today's, by all clocks. */
  async #slots(person: Person, began: number): Promise<Item[]> {
    const { now } = this.around.world
    const { player } = person
    const moments = [began - longestSkew, began, now, now + longestSkew]
    const days = new Set(person.hoursBetween(began, now).flatMap((hours) => moments.map((moment) => dayOf(hours, moment))))
    const keys = [...days].flatMap((day) => (['asked', 'digest'] as const).map((slot) => slotKey(player, day, slot)))
    return this.#ports.store.getAll('ephemeral', keys)
  }

  /**
   * Null if today's should have come: nothing else has its place, no other digest had it before they were asked, and they are not asleep already
   * because it was put off.
   */
  async nextDigest(person: Person, { since }: NewlyOwed, due: number): Promise<number | null> {
    const { now } = this.around.world
    const slots = (await this.#slots(person, due)).filter(({ sk }) => sk.endsWith('digest'))
    const isGone = slots.some(({ name, sent }) => name !== 'digest' || Number(sent) < since + longestSkew)
    if (isGone) return digestAt(person, now)
    return isOpen(person.hours, now) ? null : opensAt(person.hours, now)
  }
}
