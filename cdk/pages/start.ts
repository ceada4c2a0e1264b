/** The function behind the pages: looks up its secrets, then loads the server that OpenNext has built beside it. */
import { withSecrets } from '../../functions/entry/secrets.ts'

Object.assign(process.env, await withSecrets(process.env))
const server = './index.mjs'
const { handler } = (await import(server)) as { handler: (event: unknown, context: unknown) => Promise<unknown> }

export { handler }
