/** Somebody with one or two devices. Each device has its own idea of the table, so that one person can act twice at the same time. */
import { defaultPreferences, type Player } from '../../functions/people/player.ts'
import type { Hours } from '../../functions/time/hours.ts'
import { always } from '../../functions/time/hours.ts'
import type { Asker } from './asking.ts'
import type { World } from './world.ts'

/** How somebody lives: when they have time, how they are reached, and whether they come back at all. */
export type Living = {
  hours: Hours
  email: string | null
  /** By where their push service is called. `refusing`: it takes nothing of ours, and never says why. */
  pushDevices: Map<string, 'alive' | 'gone' | 'refusing'>
  /** What they want to be told, and how; some want to be reminded of what is about to run out, whatever time it is. */
  preferences: Player['preferences']
  /** From then on they do not look any more. */
  vanishes: number
}

export const anybody = (): Living => ({
  hours: always,
  email: null,
  pushDevices: new Map(),
  preferences: defaultPreferences,
  vanishes: Number.POSITIVE_INFINITY,
})

/** Hours of theirs, from when they may have held until others were known to hold. */
type Era = { hours: Hours; from: number; to: number }

export class Person implements Asker {
  readonly player: string
  readonly cookie: string | null
  readonly #bells = new Set<Bell>()
  #eras: Era[]

  constructor(
    { player, cookie }: Asker,
    private readonly living = anybody(),
  ) {
    this.player = player
    this.cookie = cookie
    this.#eras = [{ hours: living.hours, from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }]
  }

  /** As they are known to be. */
  get hours(): Hours {
    return this.living.hours
  }
  get email(): string | null {
    return this.living.email
  }
  get pushDevices(): Living['pushDevices'] {
    return this.living.pushDevices
  }
  get preferences(): Living['preferences'] {
    return this.living.preferences
  }
  /** As a player has them. */
  get zone(): string {
    return this.hours.zone
  }
  get calendar(): Hours['calendar'] {
    return this.hours.calendar
  }
  get vacation(): Hours['vacation'] {
    return this.hours.vacation
  }
  hasVanished(now: number): boolean {
    return now >= this.living.vanishes
  }

  // ── Other hours ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** They have said so; from now on, and until they hear that it is done, nobody knows which of the two hold. */
  wants(hours: Hours, now: number): void {
    this.#eras = [...this.#eras, { hours, from: now, to: Number.POSITIVE_INFINITY }]
  }

  /** They have heard that it is done. */
  lives(hours: Hours, now: number): void {
    this.living.hours = hours
    for (const era of this.#eras) if (era.hours !== hours) era.to = Math.min(era.to, now)
  }

  /** They have heard that it cannot be. */
  stays(hours: Hours): void {
    this.#eras = this.#eras.filter((era) => era.hours !== hours)
  }

  /** All that may have held at some moment of these: for whoever began at the first and acted at the last. */
  hoursBetween(from: number, to: number): Hours[] {
    return this.#eras.filter((era) => era.from <= to && era.to >= from).map(({ hours }) => hours)
  }

  bell(world: World): Bell {
    const bell = new Bell(world)
    this.#bells.add(bell)
    return bell
  }

  /** A message on every device. */
  ring(millis: number): void {
    for (const bell of this.#bells) bell.ring(millis)
  }
}

/** Waiting that can be cut short. */
export class Bell {
  #wake: () => void = () => undefined

  constructor(private readonly world: World) {}

  wait(millis: number): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve
      this.world.after(millis, resolve)
    })
  }

  ring(millis: number): void {
    this.world.after(millis, () => this.#wake())
  }
}
