/** The delay queue, in SQS. */
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { Job, Later } from '../ports.ts'
import { optionsFor, type Variables } from './environment.ts'

/** A message waits a quarter of an hour at most; what is further away waits again. */
const longestDelay = 900

export type Queued = { job: Job /** milliseconds since 1970 */; notBefore: number }

/** Begun with the first job: hardly any request has one. */
export function delayQueue(given: Variables): Later {
  let client: SQSClient | undefined
  return {
    async in(seconds, job) {
      client ??= new SQSClient(optionsFor(given.SQS_ENDPOINT))
      const message: Queued = { job, notBefore: Date.now() + seconds * 1000 }
      const DelaySeconds = Math.min(longestDelay, Math.ceil(seconds))
      await client.send(new SendMessageCommand({ QueueUrl: given.LATER_QUEUE, MessageBody: JSON.stringify(message), DelaySeconds }))
    },
  }
}

/** What is still to wait of it, in seconds; nothing, if it is time. */
export const leftOf = ({ notBefore }: Queued, now: number): number => Math.max(0, Math.ceil((notBefore - now) / 1000 - 1))
