/** One's own account: who one is, what can be changed, and ending every session. */
import { ApiError } from '../api/errors.ts'
import type { VacationShape } from '../api/shapes/common.ts'
import type { Input, Reply } from '../api/shapes/index.ts'
import type { Ports } from '../ports.ts'
import { tellInOtherHours } from '../reach/held.ts'
import { ConditionFailed, type Item, type Value, type Write } from '../store/store.ts'
import { spreadHours } from './available.ts'
import { isLivable } from './calendar.ts'
import { meKey, type Player, readPlayer, thereStill } from './player.ts'
import { faultIn, tidied, todayIn } from './vacation.ts'

/** The account behind a session. A guest who expired, or an account that was deleted, has no session any more. */
export async function playerOf(ports: Ports, id: string): Promise<Player> {
  const player = await findPlayer(ports, id)
  if (!player) throw new ApiError('session-over')
  return player
}

export async function findPlayer(ports: Ports, id: string): Promise<Player | null> {
  const item = await ports.store.get('players', meKey(id), { consistent: true })
  const player = item && readPlayer(item)
  return player?.deleted ? null : player
}

/** To be written along with what is theirs: another device of somebody who has just left for good may not know of it yet. */
export const unlessGone = (id: string): Write => ({ table: 'players', check: meKey(id), when: thereStill })

/** What its owner sees of an account. */
export function shown({ epoch: _epoch, created: _created, deleted: _deleted, ...me }: Player): Reply<'me'> {
  return me
}

export async function changePlayer(ports: Ports, id: string, changes: Input<'changeMe'>['body']): Promise<Player> {
  if (changes.calendar && !isLivable(changes.calendar)) throw new ApiError('malformed', { field: 'calendar' })
  if (Object.keys(changes).length === 0) return playerOf(ports, id)
  const set = { ...changes, ...(changes.vacation && { vacation: await checkedVacation(ports, id, changes.vacation, changes.zone) }) }
  const player = readPlayer(await updateMe(ports, id, { set: set as { [name: string]: Value } }))
  if (changes.calendar || changes.zone || changes.vacation) {
    await spreadHours(ports, player)
    await tellInOtherHours(ports, id)
  }
  return player
}

async function checkedVacation(ports: Ports, id: string, wanted: VacationShape[], newZone?: string): Promise<VacationShape[]> {
  const { vacation, zone } = await playerOf(ports, id)
  if (faultIn(wanted, vacation, todayIn(newZone ?? zone, ports.now()))) throw new ApiError('malformed', { field: 'vacation' })
  return tidied(wanted, ports.now())
}

/** Raises the epoch that every session carries. */
export async function endSessions(ports: Ports, id: string): Promise<Player> {
  return readPlayer(await updateMe(ports, id, { add: { epoch: 1 } }))
}

/** Never makes a row, nor fills one again: an expired guest, or somebody who has left for good, must not come back as half a player. */
async function updateMe(ports: Ports, id: string, change: Parameters<Ports['store']['update']>[2]): Promise<Item> {
  try {
    return await ports.store.update('players', meKey(id), change, thereStill)
  } catch (error) {
    if (error instanceof ConditionFailed) throw new ApiError('session-over')
    throw error
  }
}
