/**
 * Every environment variable the functions read, described once: the cloud and one's own machine set them from this list,
 * and a function that lacks one says so before it answers anything.
 */

import type { Settings } from '../ports.ts'
import { namesFrom, type TableNames } from '../store/tables.ts'

export const functionNames = ['api', 'gate', 'ws', 'tell', 'clock', 'later', 'mail'] as const
export type FunctionName = (typeof functionNames)[number]

export type Variable = {
  /** Who needs it. */
  of: readonly FunctionName[]
  meaning: string
  /** Taken if it is not set; without one it has to be. */
  otherwise?: string
}

const everybody = functionNames
/** All but the gate, which looks into no table. */
const storing = functionNames.filter((name) => name !== 'gate')

export const variables = {
  GAMES_TABLE: { of: storing, meaning: 'name of the table of games' },
  PLAYERS_TABLE: { of: storing, meaning: 'name of the table of players' },
  EPHEMERAL_TABLE: { of: storing, meaning: 'name of the table of what passes by itself' },
  ORIGIN: { of: everybody, meaning: 'where people reach us, without a slash at the end' },
  SESSION_SECRET: {
    of: ['api', 'gate', 'ws', 'tell', 'later'],
    meaning: 'what sessions are encrypted and codes are hashed with; while it is changed, those before it follow after a space',
  },
  EDGE_KEY: { of: ['api', 'ws'], meaning: 'what our edge proves itself with; without it anybody may call us directly', otherwise: '' },
  BUILD: { of: everybody, meaning: 'names this build to clients', otherwise: 'dev' },
  LOG_LEVEL: { of: everybody, meaning: 'the least that is logged: INFO, WARN, ERROR or SILENT', otherwise: 'INFO' },

  SOCKETS_ENDPOINT: { of: ['tell', 'ws'], meaning: 'where messages for open sockets are posted (@connections)' },

  MAIL_FROM: { of: ['api', 'tell', 'later'], meaning: 'the address our letters come from' },
  INVITES_PER_HOST_DAY: { of: ['api'], meaning: 'invitations one person may mail in a day', otherwise: '20' },
  INVITES_PER_ADDRESS_DAY: { of: ['api'], meaning: 'invitations one address may get in a day, over all hosts', otherwise: '3' },
  INVITES_PER_ADDRESS_MONTH: { of: ['api'], meaning: 'invitations one address may get in a month', otherwise: '10' },
  INVITES_PER_DAY: { of: ['api'], meaning: 'invitations mailed in a day altogether', otherwise: '1000' },
  CODES_PER_ADDRESS_HOUR: { of: ['api'], meaning: 'codes one address may get in an hour', otherwise: '5' },

  VAPID_PUBLIC_KEY: { of: ['api', 'tell', 'later'], meaning: 'what browsers ask of whoever wants to push to them' },
  VAPID_PRIVATE_KEY: { of: ['tell', 'later'], meaning: 'its other half, with which pushes are signed' },
  VAPID_SUBJECT: { of: ['tell', 'later'], meaning: 'where push services can complain: mailto: or a page of ours' },
  PUSH_HOSTS: {
    of: ['api'],
    meaning: 'push services we may call, separated by commas; *. stands for whatever is below',
    otherwise: 'fcm.googleapis.com,updates.push.services.mozilla.com,web.push.apple.com,*.push.apple.com,*.notify.windows.com',
  },

  CLOCK_ARN: { of: ['tell', 'clock'], meaning: 'the function that schedules wake' },
  SCHEDULE_ROLE: { of: ['tell', 'clock'], meaning: 'the role in which schedules call it' },
  SCHEDULE_GROUP: { of: ['tell', 'clock'], meaning: 'the group that holds the schedules of games', otherwise: 'default' },
  LATER_QUEUE: { of: ['api', 'tell', 'clock', 'later'], meaning: 'the address of the delay queue' },

  DYNAMODB_ENDPOINT: { of: storing, meaning: 'the database, if it is not the region’s', otherwise: '' },
  SCHEDULER_ENDPOINT: { of: ['tell', 'clock'], meaning: 'the scheduler, if it is not the region’s', otherwise: '' },
  SQS_ENDPOINT: { of: ['api', 'tell', 'clock', 'later'], meaning: 'the delay queue’s service, if it is not the region’s', otherwise: '' },
  SES_ENDPOINT: { of: ['api', 'tell', 'later'], meaning: 'the mail service, if it is not the region’s', otherwise: '' },
  SSM_ENDPOINT: { of: everybody, meaning: 'where secrets are looked up, if it is not the region’s', otherwise: '' },
} as const satisfies { [name: string]: Variable }

export type VariableName = keyof typeof variables
export type Variables = { [name in VariableName]: string }
export type Environment = { [name: string]: string | undefined }

const variableNames = Object.keys(variables) as VariableName[]

/** What a function has to be given: those of its variables that have a value. */
export function environmentOf(name: FunctionName, values: Partial<Variables>): { [variable: string]: string } {
  const given = variableNames.filter((variable) => isOf(variable, name)).map((variable) => [variable, values[variable]] as const)
  return Object.fromEntries(given.flatMap(([variable, value]) => (value === undefined ? [] : [[variable, value]])))
}

/** All of them; those the functions at hand do not need may be empty. */
export function readEnvironment(environment: Environment, names: readonly FunctionName[]): Variables {
  const read = variableNames.map((variable) => [variable, environment[variable] || otherwise(variable)] as const)
  const missing = read.filter(([variable, value]) => value === undefined && names.some((name) => isOf(variable, name)))
  if (missing.length > 0) throw new Error(`set ${missing.map(([variable]) => `${variable} (${variables[variable].meaning})`).join(', ')}`)
  return Object.fromEntries(read.map(([variable, value]) => [variable, value ?? ''])) as Variables
}

const isOf = (variable: VariableName, name: FunctionName): boolean => (variables[variable] as Variable).of.includes(name)
const otherwise = (variable: VariableName): string | undefined => (variables[variable] as Variable).otherwise

export const tablesOf = (given: Variables): TableNames => namesFrom(given)

export const settingsOf = (given: Variables): Settings => ({
  origin: given.ORIGIN,
  ...secretsIn(given.SESSION_SECRET),
  build: given.BUILD,
  edgeKey: given.EDGE_KEY,
  pushKey: given.VAPID_PUBLIC_KEY,
  pushHosts: given.PUSH_HOSTS.split(',').map((host) => host.trim()),
  mailBudget: {
    invitesPerHostDay: count(given, 'INVITES_PER_HOST_DAY'),
    invitesPerAddressDay: count(given, 'INVITES_PER_ADDRESS_DAY'),
    invitesPerAddressMonth: count(given, 'INVITES_PER_ADDRESS_MONTH'),
    invitesPerDay: count(given, 'INVITES_PER_DAY'),
    codesPerAddressHour: count(given, 'CODES_PER_ADDRESS_HOUR'),
  },
})

function secretsIn(text: string): Pick<Settings, 'sessionSecret' | 'earlierSecrets'> {
  const [sessionSecret = '', ...earlierSecrets] = text.trim().split(/\s+/)
  return { sessionSecret, earlierSecrets }
}

/** A limit that is not a number would limit nothing. */
function count(given: Variables, name: VariableName): number {
  const value = Number(given[name])
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${name} must be a whole number; it is "${given[name]}"`)
  return value
}

/** Options of a client for that address, or for the region's own. One without https is one's own machine, which takes any key. */
export function optionsFor(endpoint: string) {
  if (endpoint === '') return {}
  const ofOneself = { region: 'local', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } }
  return { endpoint, ...(endpoint.startsWith('http:') && ofOneself) }
}
