/** People as they live: in four zones, with their own hours, with push, mail, both or neither, and half of them gone one day. */
import { defaultPreferences, type Player, subscriptionKey } from '../../functions/people/player.ts'
import type { Item } from '../../functions/store/store.ts'
import type { Hours } from '../../functions/time/hours.ts'
import type { Chance } from './chance.ts'
import { anybody, type Living } from './person.ts'
import type { Plan } from './sitting.ts'

const zones = ['Pacific/Auckland', 'Europe/Berlin', 'America/Sao_Paulo', 'America/Los_Angeles'] as const
const everyDay = [0, 1, 2, 3, 4, 5, 6]
const calendars: Hours['calendar'][] = [
  [],
  everyDay.map((day) => ({ day, from: 8 * 60, to: 22 * 60 })),
  everyDay.map((day) => ({ day, from: 17 * 60 + 40, to: 23 * 60 + 5 })),
  [0, 2, 4, 6].map((day) => ({ day, from: 6 * 60, to: 12 * 60 })),
]
const refusingOneIn = 16
const hour = 3_600_000
const day = 24 * hour

export function someLife(chance: Chance, player: string, now: number): Living {
  const devices = chance.one([0, 1, 1, 2])
  const first = player.charCodeAt(0) % refusingOneIn === 0 ? 'refusing' : 'alive'
  return {
    hours: { zone: chance.one(zones), calendar: chance.one(calendars), vacation: chance.happens(0.2) ? [someDays(chance, now)] : [] },
    email: chance.happens(0.7) ? `${player.toLowerCase()}@example.org` : null,
    pushDevices: new Map(Array.from({ length: devices }, (_, i) => [`https://push.example/${player}/${i}`, i === 0 ? first : 'alive'])),
    preferences: someWishes(chance),
    vanishes: chance.happens(0.5) ? now + chance.wait(hour, 20 * 24 * hour) : Number.POSITIVE_INFINITY,
  }
}

/** Most leave everything as it is. */
function someWishes(chance: Chance): Living['preferences'] {
  const { mail, push } = defaultPreferences
  return {
    ...defaultPreferences,
    mail: { ...mail, asked: !chance.happens(0.15), digest: !chance.happens(0.15), over: !chance.happens(0.2), bot: !chance.happens(0.2) },
    push: { ...push, asked: !chance.happens(0.1) },
    digestHour: chance.one([18, 18, 7, 23]),
    lastReminder: chance.happens(0.3),
  }
}

export const someZone = (chance: Chance): string => chance.one(zones)
export const someCalendar = (chance: Chance): Hours['calendar'] => chance.one(calendars)

/** How long a question may wait. */
export const somePace = (chance: Chance): Plan['pace'] =>
  chance.one<Plan['pace']>([
    { kind: 'each', minutes: chance.one([10, 60, 24 * 60, 3 * 24 * 60]) },
    { kind: 'bank', hours: chance.one([2, 24]), incrementMinutes: chance.one([0, 30]) },
    { kind: 'daily', at: '18:00', zone: 'Europe/Berlin' },
  ])

/** In minutes. */
export const someReaction = (chance: Chance): Plan['reactionMinutes'] => chance.one([10, 60, 4 * 60])

/** What becomes of those who stay away. */
export const someLadder = (chance: Chance): Plan['ladder'] => ({ botAfter: chance.one([1, 2, null]), dropAfter: chance.one([3, 6, null]) })

export function someDays(chance: Chance, now: number): Hours['vacation'][number] {
  const from = now + chance.between(0, 10) * day
  return { from: dateOf(from), to: dateOf(from + chance.between(0, 6) * day) }
}

const dateOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

export const playerRow = (id: string, created: number, { hours, email, preferences }: Living = anybody()): Player => ({
  id,
  name: 'Guest',
  guest: email === null,
  email,
  language: 'en',
  zone: hours.zone,
  calendar: hours.calendar,
  vacation: hours.vacation,
  preferences,
  epoch: 0,
  played: 0,
  won: 0,
  best: {},
  created,
  deleted: false,
})

export const deviceRows = (id: string, since: number, { pushDevices }: Living): Item[] =>
  [...pushDevices.keys()].map((endpoint, i) => ({
    ...subscriptionKey(id, `device-${i}`),
    endpoint,
    p256dh: 'p',
    auth: 'a',
    device: 'phone',
    since,
  }))
