/** Continue on another device: a one-time code, typed or scanned there. */
import { ApiError } from '../api/errors.ts'
import type { Asker } from '../api/session.ts'
import type { Input, Reply } from '../api/shapes/index.ts'
import type { Ports } from '../ports.ts'
import type { Key } from '../store/store.ts'
import { findPlayer } from './account.ts'
import { attemptOf, tenLetters, tenMinutes, useUp } from './codes.ts'
import { hashOf } from './ids.ts'
import { countWithin, hours, minutes } from './limits.ts'
import type { Player } from './player.ts'

const codesPerPlayerHour = 20
/** 50 bits stand behind these: enough tries for a slip of the thumb, none for a search. */
const triesPerIp = 20
const triesWindow = 10 * minutes

const deviceKey = (code: string, ports: Ports): Key => ({ pk: `DEVICE#${hashOf(`device ${code}`, ports)}`, sk: 'CODE' })

/** The code stands for the sessions of this epoch: signing out everywhere ends it too. */
export async function makeDeviceCode(ports: Ports, { player, epoch }: Asker): Promise<Reply<'makeDeviceCode'>> {
  await countWithin(ports, 'device-code', player, codesPerPlayerHour, hours)
  const code = tenLetters(ports)
  const { until, ttl } = tenMinutes(ports)
  await ports.store.put('ephemeral', { ...deviceKey(code, ports), player, epoch, until, ttl })
  // In the fragment, where no server and no log ever sees it.
  return { code, link: `${ports.settings.origin}/device#${code}`, until }
}

type Using = Input<'useDeviceCode'>['body']

export async function useDeviceCode(ports: Ports, ip: string, { code, attempt }: Using): Promise<Player> {
  await countWithin(ports, 'device-try', ip, triesPerIp, triesWindow)
  const row = await ports.store.get('ephemeral', deviceKey(code, ports), { consistent: true })
  if (!row || (row.until as number) <= ports.now()) throw new ApiError('code-wrong')
  const player = await findPlayer(ports, row.player as string)
  if (!player || player.epoch !== row.epoch) throw new ApiError('code-wrong')
  await useUp(ports, row, attemptOf(ports, attempt))
  return player
}
