/** The ports on the real services, from the environment. */
import { randomBytes } from 'node:crypto'
import type { Later, Log, Mail, Notify, Ports, Push, Scheduler, Sockets } from '../ports.ts'
import { handedOn } from '../reach/handed-on.ts'
import { dynamoStore, makeClient } from '../store/dynamo.ts'
import { type Environment, type FunctionName, optionsFor, readEnvironment, settingsOf, tablesOf, type Variables } from './environment.ts'
import { type LogLevel, lambdaLog } from './log.ts'
import { withSecrets } from './secrets.ts'

/** What only some functions use; each names its own, so that no function carries the code or needs the rights of another. */
export type Services = {
  mail?: (given: Variables) => Mail
  push?: (given: Variables) => Push
  sockets?: (given: Variables) => Sockets
  later?: (given: Variables) => Later
  scheduler?: (given: Variables) => Scheduler
  /** How people are told; a function that sends nothing itself hands it on. */
  notify?: (ports: () => Ports) => Notify
}

/** Long enough for a good move with the part of a processor that `tell` has, short enough that nobody notices. */
const thinkingMillis = 40

export async function makePorts(name: FunctionName, environment: Environment, services: Services = {}): Promise<Ports> {
  const given = readEnvironment(await withSecrets(environment), [name])
  return portsFrom(given, lambdaLog(name, given.LOG_LEVEL as LogLevel), services)
}

export function portsFrom(given: Variables, log: Log, { mail, push, sockets, later, scheduler, notify = handedOn }: Services): Ports {
  const ports: Ports = {
    store: dynamoStore(makeClient(optionsFor(given.DYNAMODB_ENDPOINT)), tablesOf(given)),
    now: Date.now,
    random: randomBytes,
    mail: mail?.(given) ?? { send: () => notHere('mail') },
    sockets: sockets?.(given) ?? { post: () => notHere('sockets') },
    push: push?.(given) ?? { send: () => notHere('push') },
    notify: notify(() => ports),
    scheduler: scheduler?.(given) ?? { at: () => notHere('scheduler'), cancel: () => notHere('scheduler') },
    later: later?.(given) ?? { in: () => notHere('delay queue') },
    think,
    log,
    settings: settingsOf(given),
  }
  return ports
}

const notHere = async (service: string): Promise<never> => {
  throw new Error(`this function was given no ${service}`)
}

const think: Ports['think'] = () => {
  const until = performance.now() + thinkingMillis
  return () => performance.now() < until
}
