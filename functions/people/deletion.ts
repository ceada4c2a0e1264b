/** Leaving for good. Games hold nothing of a person but an opaque id, so nobody else's game, result or memory is harmed. */
import type { Language } from '@meanwhile/texts'
import { ApiError } from '../api/errors.ts'
import type { Ports } from '../ports.ts'
import { ConditionFailed, OutcomeUnknown, Throttled, type Write } from '../store/store.ts'
import { leaveTable } from '../table/leaving.ts'
import { findPlayer } from './account.ts'
import { forgetHours } from './available.ts'
import { addressCodeKey, signInKey } from './codes.ts'
import { readResult } from './games.ts'
import { addressKey, defaultPreferences, meKey, type Player, writePlayer } from './player.ts'
import { sideBySide } from './side-by-side.ts'

const leftNames: Record<Language, string> = { en: 'Somebody who left', de: 'Jemand, der gegangen ist' }
const mostRounds = 4

/** Every step can be repeated: what is gone already is not looked for. */
export async function deletePlayer(ports: Ports, id: string): Promise<void> {
  await leaveTables(ports, id)
  // What was written a moment ago is theirs as well.
  const all = await ports.store.query('players', meKey(id).pk, { consistent: true })
  const rows = all.filter(({ sk }) => sk !== 'ME' && !sk.startsWith('GAME#'))
  await sideBySide(rows, async ({ pk, sk }) => {
    if (sk.startsWith('OVER#')) await forgetHours(ports, readResult({ pk, sk }).table, id)
    await ports.store.remove('players', { pk, sk })
  })
  await forgetCodes(ports, id)
  await emptyPlayer(ports, id)
  // A seat taken on another device while this went on.
  await leaveTables(ports, id)
}

async function leaveTables(ports: Ports, id: string): Promise<void> {
  for (const { pk, sk } of await ports.store.query('players', meKey(id).pk, { prefix: 'GAME#', consistent: true })) {
    await leaveTable(ports, sk.slice('GAME#'.length), id, { vanishing: true })
    // Still listed if there was no seat to give up.
    await ports.store.remove('players', { pk, sk })
  }
}

/** They end in ten minutes, but nobody knows when their rows are swept. */
async function forgetCodes(ports: Ports, id: string): Promise<void> {
  const player = await findPlayer(ports, id)
  await ports.store.remove('ephemeral', addressCodeKey(id))
  if (player?.email) await ports.store.remove('ephemeral', signInKey(player.email, ports))
}

/** Takes away whatever says who they were, ends every session, and frees the address. `into`: the account that a guest is from now on. */
export async function emptyPlayer(ports: Ports, id: string, into?: string): Promise<void> {
  for (let round = 0; round < mostRounds; round++) {
    const player = await findPlayer(ports, id)
    if (!player) return
    const unchanged = { epoch: player.epoch, guest: player.guest }
    const left = { ...writePlayer(emptied(player)), ...(into && { into }) }
    const writes: Write[] = [{ table: 'players', put: left, when: { exists: true, equals: unchanged } }]
    if (player.email !== null) writes.push({ table: 'players', remove: addressKey(player.email), when: { equals: { player: id } } })
    try {
      return await ports.store.transact(writes)
    } catch (error) {
      // Nobody heard whether it was done, and whose account it was can ask no more once it is: only looking again can tell.
      if (!(error instanceof ConditionFailed || error instanceof OutcomeUnknown || error instanceof Throttled)) throw error
    }
  }
  throw new ApiError('unavailable')
}

const emptied = ({ id, language, epoch }: Player): Player => ({
  id,
  name: leftNames[language],
  guest: true,
  email: null,
  language,
  zone: 'UTC',
  calendar: [],
  vacation: [],
  preferences: defaultPreferences,
  epoch: epoch + 1,
  played: 0,
  won: 0,
  best: {},
  created: 0,
  deleted: true,
})
