/** The function behind the stream of the games table. */
import { atOnce } from '../reach/at-once.ts'
import { tell } from '../tell/tell.ts'
import { sesMail } from './letters.ts'
import { makePorts } from './ports.ts'
import { impatientPush } from './push.ts'
import { delayQueue } from './queue.ts'
import { schedulerAt } from './scheduler.ts'
import { gatewaySockets } from './sockets.ts'
import { recordsOf, type StreamEvent } from './stream-event.ts'

const ports = makePorts('tell', process.env, {
  sockets: gatewaySockets,
  scheduler: schedulerAt,
  later: delayQueue,
  mail: sesMail,
  push: impatientPush,
  notify: atOnce,
})

type Failures = { batchItemFailures: { itemIdentifier: string }[] }

export const handler = async (event: StreamEvent): Promise<Failures> => {
  const failed = await tell(recordsOf(event), await ports)
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) }
}
