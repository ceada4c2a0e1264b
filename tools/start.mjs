/** `npm start`: from a bare clone to the whole service on this machine. `npm run play` is the game in the terminal. */
import { java, packages, ready } from './setup.mjs'

ready(packages, java)
// This very process, so that Ctrl-C and its like reach the host and nobody in between.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
const { register } = await import('tsx/esm/api')
register()
await import('../local/start.ts')
