/** What `meanwhile.config.ts` has to say, and whether it makes sense: better refused here than half-way through a deployment. */
export type Config = {
  stage: string
  account: string
  region: string
  domain: string
  hostedZone: string
  mail: { from: string; operator: string; invitesPerDay: number }
  budget: { dollarsPerMonth: number }
  /** Countries, by two letters, in which it is not offered. */
  closedTo: string[]
  /** Tables that were restored and stand in for those of the stack: docs/operations.md, Restore from PITR. */
  restored?: Restored
}
/** `stream` is the address of its stream. */
export type Restored = { games?: { name: string; stream: string }; players?: { name: string } }

const shapes: { [field: string]: [value: (config: Config) => string | number, shape: RegExp, meaning: string] } = {
  stage: [({ stage }) => stage, /^[a-z][a-z0-9]{1,19}$/, 'a short word in small letters'],
  account: [({ account }) => account, /^\d{12}$/, 'the twelve digits of an AWS account'],
  region: [({ region }) => region, /^us-east-1$/, 'us-east-1: CloudFront takes certificates and firewalls from nowhere else'],
  domain: [({ domain }) => domain, /^([a-z0-9-]+\.)+[a-z]{2,}$/, 'a name people can open, without https'],
  hostedZone: [({ hostedZone }) => hostedZone, /^Z[A-Z0-9]{5,31}$/, 'the id of a hosted zone, which begins with Z'],
  'mail.from': [({ mail }) => mail.from, /^[^<>]+ <[^@\s<>]+@[^@\s<>]+>$/, 'a name and an address: Meanwhile <table@…>'],
  'mail.operator': [({ mail }) => mail.operator, /^[^@\s]+@[^@\s]+$/, 'an address'],
  'mail.invitesPerDay': [({ mail }) => mail.invitesPerDay, /^\d+$/, 'a whole number'],
  closedTo: [({ closedTo }) => closedTo.join(' '), /^[A-Z]{2}( [A-Z]{2})*$/, 'countries by two capital letters, at least one'],
  'budget.dollarsPerMonth': [({ budget }) => budget.dollarsPerMonth, /^[1-9]\d*$/, 'a whole number of dollars'],
}

export function checked(config: Config): Config {
  const wrong = Object.entries(shapes).filter(([, [value, shape]]) => !shape.test(String(value(config))))
  const sentences = wrong.map(([field, [value, , meaning]]) => `${field} is "${value(config)}"; it must be ${meaning}.`)
  const sender = config.mail.from.match(/@([^>]+)>/)?.[1] ?? ''
  if (sender !== config.domain) sentences.push(`mail.from must be an address at ${config.domain}: that is what is proven to be ours.`)
  sentences.push(...wrongIn(config))
  if (sentences.length > 0) throw new Error(`meanwhile.config.ts:\n${sentences.join('\n')}`)
  return config
}

/** About the tables that were restored. */
function wrongIn({ restored = {}, region, account }: Config): string[] {
  const sentences = Object.entries(restored)
    .filter(([, { name }]) => !/^[A-Za-z0-9_.-]{3,255}$/.test(name))
    .map(([table, { name }]) => `restored.${table}.name is "${name}"; it must be the name of a table.`)
  const { games } = restored
  if (games && !games.stream.startsWith(`arn:aws:dynamodb:${region}:${account}:table/${games.name}/stream/`))
    sentences.push(`restored.games.stream is "${games.stream}"; it must be the address of the stream of ${games.name}.`)
  return sentences
}

export const originOf = ({ domain }: Config): string => `https://${domain}`

/** Where the secrets of a deployment stand in Parameter Store. */
export const secretName = ({ stage }: Config, name: SecretName): string => `/meanwhile/${stage}/${name}`
export const secretNames = ['session-secret', 'edge-key', 'vapid-public-key', 'vapid-private-key'] as const
export type SecretName = (typeof secretNames)[number]

/** Which of its versions each secret is deployed with; the newest, where none is named. */
export type SecretVersions = { [name in SecretName]?: number }

/**
 * With its version: a secret that was put anew changes the templates, and so everybody who uses it. Otherwise a deployment of the same commit would
 * be skipped, and functions that happen to start anew would know another key than the edge shows.
 */
export function secretAt(config: Config, name: SecretName, versions: SecretVersions): string {
  const version = versions[name]
  return version === undefined ? secretName(config, name) : `${secretName(config, name)}:${version}`
}

/** How a synthesis is told, on the command line of CDK, that the tables are to go with their stack. */
export const dataContext = 'data'
export const givenUp = 'given-up'

/** Where the files of the pages are: known before the deployment, since they are put there before the pages that ask for them. */
export const bucketNameOf = ({ stage, account }: Config): string => `meanwhile-${stage}-files-${account}`
