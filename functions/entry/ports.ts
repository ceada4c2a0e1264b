/** The ports on the real services, from the environment. */
import { randomBytes } from 'node:crypto'
import type { Log, Mail, Notify, Ports, Sockets } from '../ports.ts'
import { dynamoStore, makeClient } from '../store/dynamo.ts'
import { type Environment, type FunctionName, optionsFor, readEnvironment, settingsOf, tablesOf, type Variables } from './environment.ts'
import { type LogLevel, lambdaLog } from './log.ts'

/** What only some functions use; each names its own, so that no function carries the code or needs the rights of another. */
export type Services = { mail?: (given: Variables) => Mail; sockets?: (given: Variables) => Sockets }

/** Long enough for a good move, short enough that nobody notices. */
const thinkingMillis = 20

export function makePorts(name: FunctionName, environment: Environment, services: Services = {}): Ports {
  const given = readEnvironment(environment, [name])
  return portsFrom(given, lambdaLog(name, given.LOG_LEVEL as LogLevel), services)
}

export function portsFrom(given: Variables, log: Log, { mail, sockets }: Services): Ports {
  return {
    store: dynamoStore(makeClient(optionsFor(given.DYNAMODB_ENDPOINT)), tablesOf(given)),
    now: Date.now,
    random: randomBytes,
    mail: mail?.(given) ?? { send: () => notHere('mail') },
    sockets: sockets?.(given) ?? { post: () => notHere('sockets') },
    notify: loggedNotify(log),
    scheduler: { at: () => notHere('scheduler'), cancel: () => notHere('scheduler') },
    later: { in: () => notHere('delay queue') },
    think,
    log,
    settings: settingsOf(given),
  }
}

const notHere = async (service: string): Promise<never> => {
  throw new Error(`this function was given no ${service}`)
}

const think: Ports['think'] = () => {
  const until = performance.now() + thinkingMillis
  return () => performance.now() < until
}

/** Until push and mail stand behind it: who would be told, and nothing of what. */
const loggedNotify = (log: Log): Notify => ({
  owed: async (people) => {
    for (const { table, seat, reminder } of people) log.info('owed', { table, seat, reminder })
  },
  notice: async (notices) => {
    for (const { kind, table, seat } of notices) log.info(kind, { table, seat })
  },
})
