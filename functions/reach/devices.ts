/** The devices of one person: each is handed the same message, and each answer is kept in mind. */
import { type Device, devicesOf, forgetDevice, rememberAnswer } from '../people/subscriptions.ts'
import type { Ports, PushMessage } from '../ports.ts'

/** What all devices are told; `brief` is the same without anything that could be left out. */
export type Told = Omit<PushMessage, 'endpoint' | 'keys'> & { brief: string }
/** `busy`: nobody took it, but somebody may, after so many seconds. `withheld`: while it was put into words, it became untrue. */
export type Reached = { how: 'reached' | 'nobody' | 'withheld' } | { how: 'busy'; seconds: number }

/** How often a push service that has no time is tried again, before there is another way. */
export const mostTries = 4
/** The delay queue keeps nothing for longer. */
export const longestDelay = 15 * 60
const firstPause = 60
const longestPause = 6 * 60 * 60

/** Nothing is looked up and put into words for somebody who has no device. */
export async function pushToAll(ports: Ports, player: string, compose: () => Promise<Told | null>): Promise<Reached> {
  const devices = await devicesOf(ports, player)
  if (devices.length === 0) return { how: 'nobody' }
  const told = await compose()
  if (!told) return { how: 'withheld' }
  const answers = await Promise.all(devices.map((device) => pushTo(ports, player, device, told)))
  if (answers.includes('reached')) return { how: 'reached' }
  const pauses = answers.filter((answer) => typeof answer === 'number')
  return pauses.length > 0 ? { how: 'busy', seconds: Math.min(...pauses) } : { how: 'nobody' }
}

/** A number of seconds: it may take it after that. */
export async function pushTo(ports: Ports, player: string, device: Device, told: Told): Promise<'reached' | 'nobody' | number> {
  const resting = Math.ceil((device.restUntil - ports.now()) / 1000)
  if (resting > 0) return resting
  const { brief, ...message } = told
  const { endpoint, keys } = device
  let pushed = await ports.push.send({ endpoint, keys, ...message })
  if (pushed.outcome === 'too-large') pushed = await ports.push.send({ endpoint, keys, ...message, body: brief })
  switch (pushed.outcome) {
    case 'sent':
      await rememberAnswer(ports, player, device, 'took-it')
      return 'reached'
    case 'gone':
      await forgetDevice(ports, player, device)
      return 'nobody'
    case 'busy': {
      const pause = Math.min(longestPause, pushed.retryAfter ?? firstPause * 2 ** device.failures)
      await rememberAnswer(ports, player, device, { restUntil: ports.now() + pause * 1000 })
      return pause
    }
    case 'too-large':
    case 'refused':
      ports.log.error('push refused', { player, outcome: pushed.outcome })
      return 'nobody'
    default:
      return pushed satisfies never
  }
}
