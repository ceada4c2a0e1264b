/**
 * The pages' gateway has an address of its own, which anybody can call around the firewall and from countries where this is not offered. So the
 * pages listen to nobody but our edge, like the API.
 */
import { cameByEdge } from '../../functions/api/edge.ts'

type Asked = { headers?: { [name: string]: string | undefined } }
export type Answering = (event: Asked, context: unknown) => Promise<unknown>

const refused = {
  statusCode: 403,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: '',
  isBase64Encoded: false,
}

/** Without a key of ours nobody is let in: in the cloud there always is one. */
export const byEdgeAlone =
  (pages: Answering, keys: string): Answering =>
  async (event, context) =>
    cameByEdge(event.headers ?? {}, keys) ? pages(event, context) : refused
