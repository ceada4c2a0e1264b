/** The function behind `/ws`. */
import { type SocketEvent, type SocketReply, ws } from '../ws/ws.ts'
import { makePorts } from './ports.ts'
import { gatewaySockets } from './sockets.ts'

const ports = makePorts('ws', process.env, { sockets: gatewaySockets })

export const handler = async (event: SocketEvent): Promise<SocketReply> => ws(event, await ports)
