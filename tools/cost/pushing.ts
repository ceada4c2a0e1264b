/** A push as it would go out: encrypted and signed, but handed to nobody. */
import { createECDH, randomBytes } from 'node:crypto'
import webPush from 'web-push'
import type { Push } from '../../functions/ports.ts'

const device = createECDH('prime256v1')
device.generateKeys()
export const keysOfADevice = { p256dh: device.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }

const vapidDetails = { subject: 'https://meanwhile.example', ...webPush.generateVAPIDKeys() }

export const encrypting: Push['send'] = async ({ endpoint, keys, body, topic, ttlSeconds: TTL, urgency }) => {
  webPush.generateRequestDetails({ endpoint, keys }, body, { vapidDetails, TTL, topic, urgency })
  return { outcome: 'sent' }
}
