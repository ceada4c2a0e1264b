/** What each function may do in the cloud: all it does, and nothing more. */
import { beforeAll, describe, expect, it } from 'vitest'
import { acknowledgements } from '../../cdk/acknowledgements.ts'
import type { SecretName } from '../../cdk/config.ts'
import { type Deed, functions } from '../../cdk/functions.ts'
import { paths, type RouteName } from '../../functions/api/paths.ts'
import { type FunctionName, functionNames } from '../../functions/entry/environment.ts'
import { ws } from '../../functions/ws/ws.ts'
import { type Person, persons, stages, visibilities } from '../fuzz/company.ts'
import { requestFor, type Scene, setScene } from '../fuzz/scene.ts'
import { simulateEvening } from '../simulation/simulation.ts'
import { errands } from './errands.ts'
import { recording, rightsOf } from './recording.ts'
import { patience, type Resource, resourcesOf, type StackName, synthesise } from './synthesised.ts'

type Statement = { Action: string | string[]; Resource: unknown; Condition?: { [operator: string]: { [key: string]: string[] } } }
type Document = { Statement: Statement[] }
const actionsOf = ({ Action }: Statement): string[] => [Action].flat()

let policies: { [name: string]: Statement[] } = {}
beforeAll(() => {
  const templates = synthesise()
  policies = {}
  for (const stack of Object.keys(templates) as StackName[]) {
    for (const policy of Object.values(resourcesOf(templates[stack], 'AWS::IAM::Policy'))) {
      const { Statement } = policy.Properties.PolicyDocument as Document
      policies[roleOf(policy)] = Statement
    }
    for (const [id, { Properties }] of Object.entries(resourcesOf(templates[stack], 'AWS::IAM::Role'))) {
      const inRole = ((Properties.Policies ?? []) as { PolicyDocument: Document }[]).flatMap(
        ({ PolicyDocument }) => PolicyDocument.Statement,
      )
      if (inRole.length > 0) policies[id] = inRole
    }
  }
}, patience)
/** `apirole1A2B3C4D` is the role of `api`. */
const roleOf = ({ Properties }: Resource): string =>
  (Properties.Roles as { Ref: string }[])[0]?.Ref.replace(/(role)?[0-9A-F]{8}$/, '') ?? ''

const here = 'us-east-1:123456789012'
/** Its own log, and the end of the line. */
const always = (name: string): string[] => [
  `logs:CreateLogStream ${name}log.Arn`,
  `logs:PutLogEvents ${name}log.Arn`,
  'sqs:SendMessage deadletters.Arn',
]
const secrets = (...names: SecretName[]): string[] => names.map((name) => `ssm:GetParameters ssm:${here}:parameter/meanwhile/test/${name}`)
const mailing = ['configuration-set/:lettersset', 'identity/meanwhile.example'].map(
  (resource) => `ses:SendEmail ses:${here}:${resource} {"StringEquals":{"ses:FromAddress":"table@meanwhile.example"}}`,
)
const posting = [`execute-api:ManageConnections execute-api:${here}:socketsapi:/ws/POST/@connections/*`]
const waking = [
  'iam:PassRole wakeupsrole.Arn {"StringEquals":{"iam:PassedToService":"scheduler.amazonaws.com"}}',
  ...['Create', 'Delete', 'Update'].map((what) => `scheduler:${what}Schedule scheduler:${here}:schedule/meanwhile-test/*`),
]
const puttingOff = ['sqs:SendMessage delayqueue.Arn']
/** What Lambda does in the name of a function, to bring it what wakes it and to set aside what it could not deal with. */
const ofTheStream = [
  ...['DescribeStream', 'GetRecords', 'GetShardIterator'].map((action) => `dynamodb:${action} games.StreamArn`),
  'dynamodb:ListStreams *',
  ...['GetQueueAttributes', 'GetQueueUrl'].map((action) => `sqs:${action} deadletters.Arn`),
]
const ofTheQueue = ['ChangeMessageVisibility', 'DeleteMessage', 'GetQueueAttributes', 'GetQueueUrl', 'ReceiveMessage'].map(
  (action) => `sqs:${action} delayqueue.Arn`,
)
const granted: { [name: string]: string[] } = {
  api: [...secrets('edge-key', 'session-secret', 'vapid-public-key'), ...mailing, ...puttingOff],
  gate: secrets('session-secret'),
  ws: [...secrets('edge-key', 'session-secret'), ...posting],
  tell: [
    ...secrets('session-secret', 'vapid-private-key', 'vapid-public-key'),
    ...[...mailing, ...posting, ...waking, ...puttingOff, ...ofTheStream],
  ],
  clock: [...waking, ...puttingOff],
  later: [...secrets('session-secret', 'vapid-private-key', 'vapid-public-key'), ...mailing, ...puttingOff, ...ofTheQueue],
  mail: [],
  pages: secrets('edge-key', 'session-secret'),
}

describe('The policy of a function', () => {
  it.each(functionNames)('is for the tables what its description says: %s', (name) => {
    const granted = (policies[name] ?? []).filter((statement) => actionsOf(statement)[0]?.startsWith('dynamodb:') && statement.Condition)
    const told = granted.flatMap((statement) => {
      const [table = ''] = JSON.stringify(statement.Resource).match(/games|players|ephemeral/) ?? []
      const beginnings = statement.Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? []
      return actionsOf(statement).flatMap((action) =>
        beginnings.map((key) => `${table} ${key.replace(/#\*$/, '#')} ${action.slice('dynamodb:'.length)}`),
      )
    })
    expect(told.toSorted()).toEqual(rightsOf(name).toSorted())
  })

  it('names every action', () => {
    const all = Object.values(policies).flat().flatMap(actionsOf)
    expect(all.filter((action) => action.includes('*'))).toEqual([])
  })

  it('names every resource, except where AWS has no names', () => {
    const wild = Object.values(policies)
      .flat()
      .filter(({ Resource }) => JSON.stringify(Resource).includes('*'))
      .map((statement) => actionsOf(statement).join(' '))
    expect([...new Set(wild)].toSorted()).toEqual([
      'dynamodb:ListStreams',
      'execute-api:ManageConnections',
      'logs:CreateLogGroup logs:CreateLogStream logs:DescribeLogGroups logs:DescribeLogStreams logs:PutLogEvents',
      'scheduler:CreateSchedule scheduler:UpdateSchedule scheduler:DeleteSchedule',
    ])
  })

  it.each([...functionNames, 'pages'])(
    'lets a function do besides the tables what it is there for, to what it is there for: %s',
    (name) => {
      const besides = (policies[name] ?? []).filter((statement) => !isForTables(statement))
      expect([...new Set(besides.flatMap(told))].toSorted()).toEqual([...always(name), ...(granted[name] ?? [])].toSorted())
    },
  )

  it('lets nobody else do anything that is not named here', () => {
    const others = Object.keys(policies).filter((role) => !(role in granted))
    expect(others.toSorted()).toEqual([expect.stringMatching(/^socketslogging/), 'wakeups'])
    expect(policies.wakeups?.flatMap(told).toSorted()).toEqual([
      'lambda:InvokeFunction clock.Arn',
      ...['GetQueueAttributes', 'GetQueueUrl', 'SendMessage'].map((action) => `sqs:${action} deadletters.Arn`),
    ])
  })

  const isForTables = (statement: Statement): boolean =>
    actionsOf(statement)[0]?.startsWith('dynamodb:') === true && statement.Condition !== undefined
})

/** Each action with each of its resources, as one reads them, and the condition if there is one. */
function told({ Action, Resource, Condition }: Statement): string[] {
  const when = Condition ? ` ${JSON.stringify(Condition)}` : ''
  return [Action].flat().flatMap((action) => [Resource].flat().map((resource) => `${action} ${read(resource)}${when}`))
}

/** `{ Fn::GetAtt: [clock1A2B3C4D, Arn] }` is `clock.Arn`; what another stack has is called as it is there. */
function read(value: unknown): string {
  if (typeof value === 'string') return value.replace(/^:|:$/g, '')
  const [[kind, inner] = ['', '']] = Object.entries(value as { [kind: string]: unknown })
  if (kind === 'Fn::Join') return (inner as [string, unknown[]])[1].map(read).join(':').replace('arn:AWS::Partition:', '')
  if (kind === 'Fn::GetAtt') return (inner as string[]).map(withoutHash).join('.')
  if (kind === 'Fn::ImportValue')
    return (
      String(inner)
        .match(/GetAtt(\w+?)[0-9A-F]{8}(\w+?)[0-9A-F]{8}$/)
        ?.slice(1)
        .join('.') ?? String(inner)
    )
  return withoutHash(String(inner))
}
const withoutHash = (id: string): string => id.replace(/[0-9A-F]{8}$/, '')

const mostEvenings = 40

describe('What the functions ask of the tables', () => {
  const recorded: { [name in FunctionName]?: Set<string> } = {}
  const deeds: { [name in FunctionName]?: Set<Deed> } = {}
  const everythingSeen = (): boolean =>
    (['tell', 'clock', 'later'] as const).every((name) => rightsOf(name).every((right) => watched(name).has(right)))
  const watched = (name: FunctionName): Set<string> => {
    recorded[name] ??= new Set()
    return recorded[name]
  }

  const done = (name: FunctionName): Set<Deed> => {
    deeds[name] ??= new Set()
    return deeds[name]
  }

  beforeAll(async () => {
    for (const visibility of visibilities) for (const stage of stages) await everyRoute(await setScene(visibility, stage))
    await errands((name) => ({ rights: watched(name), did: (deed) => done(name).add(deed) }))
    for (let seed = 1; seed <= mostEvenings && !everythingSeen(); seed++)
      await simulateEvening(seed, { isLiving: seed % 2 === 0, watch: (name, store) => recording(store, watched(name)) })
  }, patience)

  async function everyRoute(scene: Scene): Promise<void> {
    scene.world.watch((store) => recording(store, watched('api')))
    for (const route of Object.keys(paths) as RouteName[]) for (const person of persons) await ask(scene, route, person)
    await letters(scene)
    await socket(scene)
  }

  async function ask(scene: Scene, route: RouteName, person: Person): Promise<void> {
    const asking = await requestFor(scene, route)
    await scene.world.call(route, { ...asking, ...(person !== 'nobody' && { as: scene.company[person] }) })
    await scene.undo()
  }

  async function socket({ world, company, laid }: Scene): Promise<void> {
    const ports = { ...world.ports, store: recording(world.ports.store, watched('ws')) }
    const headers = { origin: ports.settings.origin, cookie: await world.session(company.spectator) }
    for (const table of [laid.id, '']) {
      const authorizer = { principalId: company.spectator, table }
      const of = (eventType: 'CONNECT' | 'DISCONNECT') => ({ requestContext: { connectionId: 'one', eventType, authorizer }, headers })
      await ws({ ...of('CONNECT'), queryStringParameters: { watch: table } }, ports)
      await ws(of('DISCONNECT'), ports)
    }
  }

  /** What no single request shows. */
  async function letters({ world, company, laid }: Scene): Promise<void> {
    const params = { table: laid.id }
    await world.call('invite', { as: company.host, params, body: { email: 'newcomer@example.net' } })
    const letter = world.mails.findLast(({ kind }) => kind === 'invitation')
    if (letter?.kind === 'invitation') await world.call('notMe', { body: { token: letter.link.split('#')[1] ?? '' } })
    await world.call('requestSignIn', { body: { email: 'newcomer@example.net' } })
    const signIn = world.mails.findLast(({ kind }) => kind === 'sign-in')
    if (signIn?.kind === 'sign-in') await world.call('confirmSignIn', { body: { token: signIn.link.split('#')[1] ?? '' } })
  }

  it.each(functionNames.filter((name) => rightsOf(name).length > 0))('is what they may, and all of it: %s', (name) => {
    const allowed = rightsOf(name)
    expect([...watched(name)].filter((right) => !allowed.includes(right))).toEqual([])
    expect(allowed.filter((right) => !watched(name).has(right))).toEqual([])
  })

  it.each(functionNames)('goes with what they do besides, which is what they are deployed for and nothing else: %s', (name) => {
    expect([...done(name)].toSorted()).toEqual([...(functions[name].may ?? [])].toSorted())
  })
})

describe('The rules of cdk-nag', () => {
  it('are kept, with five exceptions at most, each with a reason', () => {
    expect(acknowledgements.length).toBeLessThanOrEqual(5)
    for (const { reason } of acknowledgements) expect(reason.length).toBeGreaterThan(20)
    // A broken rule would have ended the synthesis above.
    expect(Object.keys(policies)).toContain('api')
  })
})
