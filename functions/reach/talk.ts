/** Somebody spoke at a table: told, without the words, to whoever wants to know and is not looking. */
import { texts } from '@meanwhile/texts'
import { namesOf } from '../people/names.ts'
import { meKey, readPlayer } from '../people/player.ts'
import { shunnedBy } from '../people/shunning.ts'
import type { Ports } from '../ports.ts'
import { tableRow } from '../table/seeing.ts'
import { readHeader, stateKey } from '../table/stored-game.ts'
import { isOpen } from '../time/hours.ts'
import { isLooking } from '../ws/connections.ts'
import { pushToAll } from './devices.ts'
import { toldAs } from './notification.ts'
import { personOf, waitingFor } from './person.ts'

const aDay = 24 * 60 * 60
const tenMinutes = 10 * 60 * 1000

export async function tellOfTalk(ports: Ports, table: string, by: string): Promise<void> {
  const row = await tableRow(ports, table)
  const item = await ports.store.get('games', stateKey(table))
  const people = item ? readHeader(item).people : (row?.seats ?? []).flatMap(({ player }) => player ?? [])
  const others = [...new Set(people)].filter((player) => player !== '' && player !== by)
  const players = others.length > 0 ? (await ports.store.getAll('players', others.map(meKey))).map(readPlayer) : []
  const wanting = players.filter((player) => !player.deleted && player.preferences.push.chat && isOpen(player, ports.now()))
  const { [by]: name = '' } = wanting.length > 0 ? await namesOf(ports, [by]) : {}
  await Promise.all(wanting.map(({ id }) => tellOne(ports, { id, by, name, table, title: row?.settings.name ?? 'Meanwhile' })))
}

type Talk = { id: string; by: string; name: string; table: string; title: string }

async function tellOne(ports: Ports, { id, by, name, table, title }: Talk): Promise<void> {
  if (await isLooking(id, table, ports)) return
  if ((await shunnedBy(ports, id)).some(({ player }) => player === by)) return
  const person = await personOf(ports, id)
  if (!person) return
  const { language } = person.player
  const compose = async () => {
    const badge = (await waitingFor(ports, person)).length
    // Their hours may have ended meanwhile: nobody needs to hear of it in the morning.
    if (!isOpen(person.player, ports.now())) return null
    return toldAs({
      language,
      title,
      body: texts(language).tellings.spoke(name),
      link: `${ports.settings.origin}/t/${table}/chat`,
      tag: `${table}-chat`,
      // A conversation rings now and then, not with every word.
      once: String(Math.floor(ports.now() / tenMinutes)),
      badge,
      ttlSeconds: aDay,
      urgency: 'low',
    })
  }
  await pushToAll(ports, id, compose)
}
