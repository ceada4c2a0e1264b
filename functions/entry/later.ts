/** The function behind the delay queue: it sends whatever had to wait. */
import { later } from '../reach/later.ts'
import { reaching } from '../reach/reach.ts'
import { sesMail } from './letters.ts'
import { makePorts } from './ports.ts'
import { signedPush } from './push.ts'
import { delayQueue, leftOf, type Queued } from './queue.ts'

const ready = makePorts('later', process.env, { mail: sesMail, push: signedPush, notify: reaching, later: delayQueue })

async function doOrWait(queued: Queued): Promise<void> {
  const ports = await ready
  const seconds = leftOf(queued, ports.now())
  await (seconds > 0 ? ports.later.in(seconds, queued.job) : later(queued.job, ports))
}

export type QueueEvent = { Records: { messageId: string; body: string }[] }
type Failures = { batchItemFailures: { itemIdentifier: string }[] }

/** What failed comes again by itself; what succeeded stays done. */
export const handler = async ({ Records }: QueueEvent): Promise<Failures> => {
  const outcomes = await Promise.allSettled(Records.map(async ({ body }) => doOrWait(JSON.parse(body) as Queued)))
  const { log } = await ready
  const failed = Records.filter((_, i) => {
    const outcome = outcomes[i]
    if (outcome?.status !== 'rejected') return false
    log.warn('later failed', { name: outcome.reason instanceof Error ? outcome.reason.name : 'unknown' })
    return true
  })
  return { batchItemFailures: failed.map(({ messageId: itemIdentifier }) => ({ itemIdentifier })) }
}
