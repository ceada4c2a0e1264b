/** The functions as they are deployed. What they read of the environment and of the tables stands beside their code, in `functions/entry`. */
import type { FunctionName } from '../functions/entry/environment.ts'

export type Deployed = {
  megabytes: number
  seconds: number
  /** What it reaches besides the tables. */
  may?: Deed[]
}
export type Deed = 'send mail' | 'post to sockets' | 'put off' | 'set wake-ups'

/**
 * Nobody waits for a socket, a wake-up or a telling as for a move: these mostly wait themselves, and memory is paid for while they do. So does a
 * move, for the tables: with 768 instead of 1024 megabytes it takes a millisecond longer, and a tenth less of what it costs.
 */
export const functions: { [name in FunctionName]: Deployed } = {
  api: { megabytes: 768, seconds: 15, may: ['send mail', 'put off'] },
  gate: { megabytes: 256, seconds: 5 },
  ws: { megabytes: 256, seconds: 10, may: ['post to sockets'] },
  tell: { megabytes: 256, seconds: 60, may: ['send mail', 'post to sockets', 'put off', 'set wake-ups'] },
  clock: { megabytes: 256, seconds: 60, may: ['put off', 'set wake-ups'] },
  mail: { megabytes: 256, seconds: 15 },
  later: { megabytes: 256, seconds: 30, may: ['send mail', 'put off'] },
}

/** The server of the pages, which stands with them. */
export const pagesFunction = { megabytes: 768, seconds: 20 }
