/** The function behind the delay queue: the only one that sends anything to anybody. */
import type { Job } from '../ports.ts'
import { later } from '../reach/later.ts'
import { reaching } from '../reach/reach.ts'
import { lateMail } from './late-mail.ts'
import { makePorts } from './ports.ts'
import { signedPush } from './push.ts'

const ports = makePorts('later', process.env, { mail: lateMail, push: signedPush, notify: reaching })

export type QueueEvent = { Records: { messageId: string; body: string }[] }
type Failures = { batchItemFailures: { itemIdentifier: string }[] }

/** What failed comes again by itself; what succeeded stays done. */
export const handler = async ({ Records }: QueueEvent): Promise<Failures> => {
  const failed: string[] = []
  for (const { messageId, body } of Records) {
    try {
      await later(JSON.parse(body) as Job, ports)
    } catch (error) {
      ports.log.warn('later failed', { name: error instanceof Error ? error.name : 'unknown' })
      failed.push(messageId)
    }
  }
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) }
}
