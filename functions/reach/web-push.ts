/** Messages to the push services of browsers, encrypted for one device and signed as ours. */
import type { Agent } from 'node:https'
import webPush, { WebPushError } from 'web-push'
import type { Push, Pushed } from '../ports.ts'

/** `subject` is where a push service can complain: an address or a page of ours. */
export type Vapid = { publicKey: string; privateKey: string; subject: string }

/** Longer than any service takes; a telling must not wait for one that hangs. */
const ordinaryPatience = 5000

/** `agent` is for tests, whose push service signs for itself. */
export function webPushAt(vapidDetails: Vapid, agent?: Agent, patience = ordinaryPatience): Push {
  return {
    async send({ endpoint, keys, body, topic, ttlSeconds: TTL, urgency }) {
      try {
        await webPush.sendNotification({ endpoint, keys }, body, {
          vapidDetails,
          TTL,
          topic,
          urgency,
          timeout: patience,
          ...(agent && { agent }),
        })
        return { outcome: 'sent' }
      } catch (error) {
        return outcomeOf(error)
      }
    },
  }
}

/** Whoever cannot be reached at all may be reached later, like whoever says so. Keys that nothing can be encrypted with never will. */
function outcomeOf(error: unknown): Pushed {
  if (!(error instanceof WebPushError)) return isOfTheNetwork(error) ? { outcome: 'busy', retryAfter: null } : { outcome: 'refused' }
  const { statusCode, headers } = error
  if (statusCode === 404 || statusCode === 410) return { outcome: 'gone' }
  if (statusCode === 413) return { outcome: 'too-large' }
  if (statusCode === 429 || statusCode >= 500) return { outcome: 'busy', retryAfter: secondsIn(headers['retry-after']) }
  return { outcome: 'refused' }
}

/** Seconds, or a date that nobody sends; then our own patience counts. */
function secondsIn(header: string | undefined): number | null {
  const seconds = Number(header)
  return header && Number.isFinite(seconds) && seconds >= 0 ? seconds : null
}

const isOfTheNetwork = (error: unknown): boolean =>
  error instanceof Error && (error.message === 'Socket timeout' || ('code' in error && !String(error.code).startsWith('ERR_CRYPTO')))
