/** What leaves the house for a push service, and what its answers mean. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import webPush from 'web-push'
import type { PushMessage } from '../../functions/ports.ts'
import { webPushAt } from '../../functions/reach/web-push.ts'
import { type Device, openPushService, type PushService } from './push-service.ts'

const keys = webPush.generateVAPIDKeys()
const vapid = { ...keys, subject: 'mailto:table@play.example' }
let service: PushService
let device: Device
beforeAll(async () => {
  service = await openPushService()
})
beforeEach(() => {
  device = service.subscribe(keys.publicKey)
})
afterAll(() => service.stop())

const message = (): PushMessage => ({ ...device.subscription, body: '{"a":"ä"}', topic: 'T'.repeat(22), ttlSeconds: 60, urgency: 'high' })
const send = (changes: Partial<PushMessage> = {}) => webPushAt(vapid, service.agent).send({ ...message(), ...changes })

describe('A push', () => {
  it('arrives signed and encrypted, with its topic, its urgency and how long it is worth keeping', async () => {
    expect(await send()).toEqual({ outcome: 'sent' })
    expect(service.pushed.at(-1)).toMatchObject({ text: '{"a":"ä"}', topic: 'T'.repeat(22), ttl: 60, urgency: 'high', device: device.id })
  })

  it.each([404, 410])('to a device that is gone (%i) says so', async (status) => {
    service.answerWith({ status })
    expect(await send()).toEqual({ outcome: 'gone' })
  })

  it('that is too large (413) says so', async () => {
    service.answerWith({ status: 413 })
    expect(await send()).toEqual({ outcome: 'too-large' })
  })

  it.each([429, 500, 503])('to a service that is busy (%i) may be sent again, when the service says', async (status) => {
    service.answerWith({ status, headers: { 'retry-after': '120' } }, { status })
    expect(await send()).toEqual({ outcome: 'busy', retryAfter: 120 })
    expect(await send()).toEqual({ outcome: 'busy', retryAfter: null })
  })

  it('to nobody may be sent again', async () => {
    expect(await send({ endpoint: 'https://localhost:9/push/x' })).toEqual({ outcome: 'busy', retryAfter: null })
  })

  it('signed with another key is refused, and is our mistake', async () => {
    const other = webPushAt({ ...vapid, ...webPush.generateVAPIDKeys() }, service.agent)
    expect(await other.send(message())).toEqual({ outcome: 'refused' })
    expect(service.refused.at(-1)).toBe('signed with another key')
  })

  it('for keys nothing can be encrypted with is refused', async () => {
    expect(await send({ keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } })).toEqual({ outcome: 'refused' })
  })

  it('does not believe a certificate it was not told of', async () => {
    expect(await webPushAt(vapid).send(message())).toEqual({ outcome: 'busy', retryAfter: null })
  })
})
