/** The delay queue, in SQS. */
import type { Job, Later } from '../ports.ts'
import type { Variables } from './environment.ts'
import { ask } from './signed-request.ts'

/** A message waits a quarter of an hour at most; what is further away waits again. */
const longestDelay = 900

/** How many messages a function gets at once. It does them side by side: one after the other, a few that wait for a push service would take longer than it has. */
export const batchSize = 10

export type Queued = { job: Job /** milliseconds since 1970 */; notBefore: number }

export const delayQueue = (given: Variables): Later => ({
  async in(seconds, job) {
    const message: Queued = { job, notBefore: Date.now() + seconds * 1000 }
    const DelaySeconds = Math.min(longestDelay, Math.ceil(seconds))
    const body = { QueueUrl: given.LATER_QUEUE, MessageBody: JSON.stringify(message), DelaySeconds }
    await ask({ service: 'sqs', target: 'AmazonSQS.SendMessage', body, endpoint: given.SQS_ENDPOINT }, process.env)
  },
})

/** What is still to wait of it, in seconds; nothing, if it is time. */
export const leftOf = ({ notBefore }: Queued, now: number): number => Math.max(0, Math.ceil((notBefore - now) / 1000 - 1))
