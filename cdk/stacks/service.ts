/** The service: both gateways, the functions behind them, the stream, and mail. */
import { Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { environmentOf, type FunctionName, functionNames, type Variables } from '../../functions/entry/environment.ts'
import { rights } from '../../functions/entry/rights.ts'
import { environmentFor, type TableNames, tableNames } from '../../functions/store/tables.ts'
import { type Config, originOf, type SecretName, type SecretVersions, secretAt } from '../config.ts'
import { DeadLetters } from '../constructs/dead-letters.ts'
import { DelayQueue } from '../constructs/delay-queue.ts'
import { HouseFunction } from '../constructs/house-function.ts'
import { Letters } from '../constructs/letters.ts'
import { Operator } from '../constructs/operator.ts'
import { allowTables } from '../constructs/rights.ts'
import { Routes } from '../constructs/routes.ts'
import { Sockets } from '../constructs/sockets.ts'
import { wake } from '../constructs/stream.ts'
import { clockName, WakeUps } from '../constructs/wake-ups.ts'
import { type Deed, functions } from '../functions.ts'
import type { Tables } from './data.ts'

export type ServiceProps = StackProps & {
  config: Config
  tables: Tables
  versions: SecretVersions
  build: string
  bundle: (name: FunctionName) => string
}

export class ServiceStack extends Stack {
  readonly functions: { [name in FunctionName]: HouseFunction }
  readonly deadLetters: DeadLetters
  readonly routes: Routes
  readonly sockets: Sockets
  readonly operator: Operator

  constructor(scope: Construct, id: string, props: ServiceProps) {
    super(scope, id, props)
    const { config, tables } = props
    this.deadLetters = new DeadLetters(this, 'dead-letters')
    this.operator = new Operator(this, 'operator', { address: config.mail.operator, deadLetters: this.deadLetters })
    this.functions = Object.fromEntries(functionNames.map((name) => [name, this.#function(name, props)])) as typeof this.functions
    const { api, gate, ws, tell } = this.functions
    this.routes = new Routes(this, 'routes', { api, gate })
    this.sockets = new Sockets(this, 'sockets', { ws, gate })
    for (const posting of [tell, ws]) posting.addEnvironment('SOCKETS_ENDPOINT', this.sockets.endpoint)
    wake(tell, tables.games, this.deadLetters)
    const later = new DelayQueue(this, 'delay-queue', { handler: this.functions.later, deadLetters: this.deadLetters })
    const wakeUps = new WakeUps(this, 'wake-ups', { group: groupOf(config), clock: this.functions.clock, deadLetters: this.deadLetters })
    const letters = new Letters(this, 'letters', config)
    letters.tell(this.functions.mail, this.deadLetters)
    const deeds: { [deed in Deed]: (target: HouseFunction) => void } = {
      'send mail': (target) => letters.letSend(target),
      'set wake-ups': (target) => wakeUps.letSet(target),
      'put off': (target) => later.letPutOff(target),
      'post to sockets': (target) => this.sockets.letPost(target),
    }
    for (const name of functionNames) for (const deed of functions[name].may ?? []) deeds[deed](this.functions[name])
  }

  #function(name: FunctionName, props: ServiceProps): HouseFunction {
    const { config, tables, bundle } = props
    const { megabytes, seconds } = functions[name]
    const environment = environmentOf(name, valuesFor(props))
    const made = new HouseFunction(this, name, {
      ...(name === 'clock' && { functionName: clockName(groupOf(config)) }),
      megabytes,
      seconds,
      code: bundle(name),
      environment,
      deadLetters: this.deadLetters,
    })
    allowTables(made, rights[name], tables)
    made.allowSecrets(Object.values(environment).flatMap((value) => (value.startsWith('ssm:') ? [value.slice('ssm:'.length)] : [])))
    return made
  }
}

const groupOf = ({ stage }: Config): string => `meanwhile-${stage}`

function valuesFor({ config, tables, versions, build }: ServiceProps): Partial<Variables> {
  const names = Object.fromEntries(tableNames.map((name) => [name, tables[name].tableName])) as TableNames
  const secret = (name: SecretName): string => `ssm:${secretAt(config, name, versions)}`
  return {
    ...environmentFor(names),
    ORIGIN: originOf(config),
    SESSION_SECRET: secret('session-secret'),
    EDGE_KEY: secret('edge-key'),
    BUILD: build,
    VAPID_PUBLIC_KEY: secret('vapid-public-key'),
    VAPID_PRIVATE_KEY: secret('vapid-private-key'),
    VAPID_SUBJECT: originOf(config),
    MAIL_FROM: config.mail.from,
    INVITES_PER_DAY: String(config.mail.invitesPerDay),
  }
}
