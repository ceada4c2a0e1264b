/** The function behind `/api/v1/*`. */
import { api, type HttpEvent, type HttpReply } from '../api/door.ts'
import { sesMail } from './letters.ts'
import { makePorts } from './ports.ts'
import { delayQueue } from './queue.ts'

const ports = makePorts('api', process.env, { mail: sesMail, later: delayQueue })

export const handler = async (event: HttpEvent): Promise<HttpReply> => api(event, await ports)
