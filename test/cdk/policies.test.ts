/** What each function may do in the cloud: all it does, and nothing more. */
import { beforeAll, describe, expect, it } from 'vitest'
import { acknowledgements } from '../../cdk/acknowledgements.ts'
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

describe('The policy of a function', () => {
  it.each(functionNames)('is for the tables what its description says: %s', (name) => {
    const granted = (policies[name] ?? []).filter((statement) => actionsOf(statement)[0]?.startsWith('dynamodb:') && statement.Condition)
    const told = granted.flatMap((statement) => {
      const [table = ''] = JSON.stringify(statement.Resource).match(/games|players|ephemeral/) ?? []
      const beginnings = statement.Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? []
      return actionsOf(statement).flatMap((action) =>
        beginnings.map((key) => `${table} ${key.replace(/\*$/, '')} ${action.slice('dynamodb:'.length)}`),
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

  it('lets a function do besides the tables only what it is there for', () => {
    const services = Object.fromEntries(
      Object.entries(policies).map(([name, statements]) => [
        name,
        [...new Set(statements.flatMap(actionsOf))].filter(isParticular).toSorted(),
      ]),
    )
    const waking = ['iam:PassRole', 'scheduler:CreateSchedule', 'scheduler:DeleteSchedule', 'scheduler:UpdateSchedule']
    expect(services).toMatchObject({
      api: ['ses:SendEmail', 'ssm:GetParameters'],
      gate: ['ssm:GetParameters'],
      ws: ['execute-api:ManageConnections', 'ssm:GetParameters'],
      tell: ['execute-api:ManageConnections', ...waking, 'ses:SendEmail', 'ssm:GetParameters'],
      clock: [...waking, 'ssm:GetParameters'],
      pages: ['ssm:GetParameters'],
    })
  })
  /** Tables are looked at above; logs, traces and the dead letters every function has. */
  const isParticular = (action: string): boolean => !/^(dynamodb|logs|sqs):/.test(action)
})

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
