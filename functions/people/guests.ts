/** Playing at once, without an account. */
import type { Language } from '@meanwhile/texts'
import type { Input } from '../api/shapes/index.ts'
import type { Ports } from '../ports.ts'
import { newId } from './ids.ts'
import { countWithin, days, hours } from './limits.ts'
import { defaultPreferences, type Player, writePlayer } from './player.ts'

/** A school class behind one address sits down within the hour. */
const guestsPerIpHour = 60
/** Unless they make a move: then whoever tells of it takes the end away. */
const guestLives = 7 * days

const guestNames: Record<Language, string> = { en: 'Guest', de: 'Gast' }

type Wishes = Input<'becomeGuest'>['body']

export async function newGuest(ports: Ports, ip: string, wishes: Wishes): Promise<Player> {
  await countWithin(ports, 'guest', ip, guestsPerIpHour, hours)
  const guest = newcomer(ports, wishes)
  const ttl = Math.ceil((ports.now() + guestLives) / 1000)
  await ports.store.put('players', { ...writePlayer(guest), ttl }, { exists: false })
  return guest
}

/** Somebody new, under a name that says nothing about them until they choose one. Not stored yet. */
export function newcomer(ports: Ports, wishes: Wishes): Player {
  const language = wishes.language ?? 'en'
  return {
    id: newId(ports),
    name: wishes.name ?? `${guestNames[language]} ${fourDigits(ports)}`,
    guest: true,
    email: null,
    language,
    zone: wishes.zone ?? 'UTC',
    calendar: [],
    vacation: [],
    preferences: defaultPreferences,
    epoch: 0,
    played: 0,
    won: 0,
    best: {},
    created: ports.now(),
    deleted: false,
  }
}

function fourDigits(ports: Ports): number {
  return 1000 + (Buffer.from(ports.random(4)).readUInt32BE() % 9000)
}
