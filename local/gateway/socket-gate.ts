/** The authorizer before sockets: what it says when one is opened comes with everything that one tells later, its goodbye too. */
import type { IncomingMessage } from 'node:http'
import { gate } from '../../functions/api/gate.ts'
import type { Ports } from '../../functions/ports.ts'
import type { SocketEvent, SocketReply } from '../../functions/ws/ws.ts'

type Said = NonNullable<SocketEvent['requestContext']['authorizer']>
const said = new WeakMap<IncomingMessage, Said>()

/** Whom the gate would turn away goes on as a stranger: the function behind it refuses them too. */
export async function throughGate(
  event: SocketEvent,
  request: IncomingMessage,
  ports: Ports,
  ws: (event: SocketEvent, ports: Ports) => Promise<SocketReply>,
): Promise<SocketReply> {
  const { queryStringParameters, requestContext } = event
  const { cookie } = request.headers
  const authorizer = said.get(request) ?? asSaid(await gate({ methodArn: 'local', headers: { cookie }, queryStringParameters }, ports))
  said.set(request, authorizer)
  return ws({ ...event, requestContext: { ...requestContext, authorizer } }, ports)
}

const asSaid = (reply: Awaited<ReturnType<typeof gate>>): Said =>
  'principalId' in reply ? { principalId: reply.principalId, ...reply.context } : {}
