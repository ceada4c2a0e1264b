/** The devices of one person: each is handed the same message, and each answer is kept in mind. */
import { type Device, devicesOf, forgetDevice, rememberAnswer } from '../people/subscriptions.ts'
import type { Ports, PushMessage } from '../ports.ts'

/** What all devices are told; `brief` is the same without anything that could be left out. */
export type Told = Omit<PushMessage, 'endpoint' | 'keys'> & { brief: string }
/** Devices that may take it after so many seconds; `tried`: one of their push services was asked just now, and had no time. */
export type Left = { devices: string[]; seconds: number; tried: boolean }
/** `busy`: nobody took it, but somebody may. `withheld`: while it was put into words, it became untrue. */
export type Reached = { how: 'reached'; left: Left | null } | { how: 'busy'; left: Left } | { how: 'nobody' | 'withheld' }

/** How often a push service that has no time is tried again, before there is another way. */
export const mostTries = 4
/** The delay queue keeps nothing for longer. */
export const longestDelay = 15 * 60
const firstPause = 60
const longestPause = 6 * 60 * 60

/** Nothing is looked up and put into words for somebody who has no device. `only`: the others have it. */
export async function pushToAll(ports: Ports, player: string, compose: () => Promise<Told | null>, only?: string[]): Promise<Reached> {
  const devices = (await devicesOf(ports, player)).filter(({ id }) => !only || only.includes(id))
  if (devices.length === 0) return { how: 'nobody' }
  const told = await compose()
  if (!told) return { how: 'withheld' }
  const answers = await Promise.all(devices.map(async (device) => ({ id: device.id, took: await pushTo(ports, player, device, told) })))
  const left = leftOf(answers.flatMap(({ id, took }) => (typeof took === 'object' ? { id, ...took } : [])))
  if (answers.some(({ took }) => took === 'reached')) return { how: 'reached', left }
  return left ? { how: 'busy', left } : { how: 'nobody' }
}

type Waiting = { seconds: number; tried: boolean }

const leftOf = (waiting: ({ id: string } & Waiting)[]): Left | null =>
  waiting.length === 0
    ? null
    : {
        devices: waiting.map(({ id }) => id),
        seconds: Math.min(...waiting.map(({ seconds }) => seconds)),
        tried: waiting.some(({ tried }) => tried),
      }

/** A number of seconds: it may take it after that. */
export async function pushTo(ports: Ports, player: string, device: Device, told: Told): Promise<'reached' | 'nobody' | Waiting> {
  const resting = Math.ceil((device.restUntil - ports.now()) / 1000)
  if (resting > 0) return { seconds: resting, tried: false }
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
      return { seconds: pause, tried: true }
    }
    case 'too-large':
    case 'refused':
      ports.log.error('push refused', { player, outcome: pushed.outcome })
      return 'nobody'
    default:
      return pushed satisfies never
  }
}
