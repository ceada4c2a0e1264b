/** The function behind the pages: looks up its secrets, then loads the server that OpenNext has built beside it. */
import { withSecrets } from '../../functions/entry/secrets.ts'
import { type Answering, byEdgeAlone } from './by-edge.ts'

Object.assign(process.env, await withSecrets(process.env))
const server = './index.mjs'
const { handler: pages } = (await import(server)) as { handler: Answering }

export const handler = byEdgeAlone(pages, process.env.MEANWHILE_EDGE_KEY ?? '')
