/** The function behind the stream of the games table. */
import { tell } from '../tell/tell.ts'
import { makePorts } from './ports.ts'
import { delayQueue } from './queue.ts'
import { schedulerAt } from './scheduler.ts'
import { gatewaySockets } from './sockets.ts'
import { recordsOf, type StreamEvent } from './stream-event.ts'

const ports = makePorts('tell', process.env, { sockets: gatewaySockets, scheduler: schedulerAt, later: delayQueue })

type Failures = { batchItemFailures: { itemIdentifier: string }[] }

export const handler = async (event: StreamEvent): Promise<Failures> => {
  const failed = await tell(recordsOf(event), await ports)
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) }
}
