/** The parts of the service that nobody sees, as they stand in the templates: what wakes functions, where failures go, what each is told. */
import { Match, type Template } from 'aws-cdk-lib/assertions'
import { beforeAll, describe, expect, it } from 'vitest'
import { functions } from '../../cdk/functions.ts'
import {
  environmentOf,
  functionNames,
  readEnvironment,
  settingsOf,
  type VariableName,
  variables,
} from '../../functions/entry/environment.ts'
import { batchSize } from '../../functions/entry/queue.ts'
import { majorsInTheCloud } from '../../tools/simulate/runtime.ts'
import { environmentIn, patience, type Resource, resourcesOf, type StackName, synthesise } from './synthesised.ts'

let stacks: { [name in StackName]: Template }
beforeAll(() => {
  stacks = synthesise()
}, patience)

const only = (stack: StackName, type: string, beginning = ''): [id: string, Resource] => {
  const found = Object.entries(resourcesOf(stacks[stack], type)).filter(([id]) => id.startsWith(beginning))
  if (!found[0] || found.length > 1) throw new Error(`${found.length} of ${type} ${beginning}`)
  return found[0]
}
const addressOf = (stack: StackName, type: string, beginning: string) => ({ 'Fn::GetAtt': [only(stack, type, beginning)[0], 'Arn'] })
const functionAt = (name: string) => addressOf('Service', 'AWS::Lambda::Function', name)
const deadLetters = () => addressOf('Service', 'AWS::SQS::Queue', 'deadletters')

describe('The environment in the template', () => {
  /** Set for all that runs on Lambda, and read by none of our own code. */
  const ofLambda = ['NODE_OPTIONS', 'AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED']

  it.each(functionNames)('is all that a function reads, and nothing else: %s', (name) => {
    const given = environmentIn(stacks.Service, name)
    // What is known only after the deployment stands there as a reference: all the same it is not nothing.
    const written = Object.fromEntries(
      Object.entries(given).map(([variable, value]) => [variable, JSON.stringify(value).replace(/^"|"$/g, '')]),
    )
    const read = readEnvironment(written, [name])
    expect(settingsOf(read)).toMatchObject({ origin: 'https://meanwhile.example', build: 'test' })
    const own = Object.keys(given).filter((variable) => !ofLambda.includes(variable))
    const every = Object.fromEntries(Object.keys(variables).map((variable) => [variable, 'any'])) as { [name in VariableName]: string }
    expect(own.filter((variable) => !(variable in environmentOf(name, every)))).toEqual([])
    if (variables.SESSION_SECRET.of.some((one) => one === name)) expect(read.SESSION_SECRET).toBe('ssm:/meanwhile/test/session-secret')
    else expect(own).not.toContain('SESSION_SECRET')
  })
})

describe('Functions', () => {
  it('hand on what they could not deal with, to the one queue that is watched', () => {
    const toTheirs = { 'Fn::ImportValue': expect.stringContaining('deadletters') }
    for (const stack of ['Service', 'Web'] as const)
      for (const { Properties } of Object.values(resourcesOf(stacks[stack], 'AWS::Lambda::Function')))
        expect(Properties.DeadLetterConfig).toEqual({ TargetArn: stack === 'Service' ? deadLetters() : toTheirs })
  })

  it('behind the delay queue get no more at once than they have time for, and give back one by one what failed', () => {
    const [, source] = only('Service', 'AWS::Lambda::EventSourceMapping', 'laterSqs')
    expect(source.Properties).toMatchObject({ BatchSize: batchSize, FunctionResponseTypes: ['ReportBatchItemFailures'] })
    expect(source.Properties.EventSourceArn).toEqual(addressOf('Service', 'AWS::SQS::Queue', 'delayqueue'))
    const [, queue] = only('Service', 'AWS::SQS::Queue', 'delayqueue')
    expect(queue.Properties.VisibilityTimeout).toBe(6 * functions.later.seconds)
    // Jobs are done side by side; one of them waits for a push service, twice if the message was too long, then for the mail.
    const [push, mail, tables] = [5, 3, 10]
    expect(functions.later.seconds).toBeGreaterThanOrEqual(2 * push + mail + tables)
  })

  it('hear what became of letters from the topic that SES tells', () => {
    const [topic] = only('Service', 'AWS::SNS::Topic', 'lettersreturned')
    stacks.Service.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'lambda',
      TopicArn: { Ref: topic },
      Endpoint: functionAt('mail'),
      RedrivePolicy: { deadLetterTargetArn: deadLetters() },
    })
    stacks.Service.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
      EventDestination: { SnsDestination: { TopicARN: { Ref: topic } } },
    })
  })
})

describe('Wake-ups', () => {
  it('have a group of their own, a role that may wake the clock alone, and a sweep for what was missed', () => {
    stacks.Service.hasResourceProperties('AWS::Scheduler::ScheduleGroup', { Name: 'meanwhile-test' })
    const [, sweep] = only('Service', 'AWS::Scheduler::Schedule')
    const [role, { Properties }] = only('Service', 'AWS::IAM::Role', 'wakeups')
    expect(sweep.Properties).toMatchObject({
      ScheduleExpression: 'rate(15 minutes)',
      FlexibleTimeWindow: { Mode: 'OFF' },
      Target: {
        Arn: functionAt('clock'),
        RoleArn: { 'Fn::GetAtt': [role, 'Arn'] },
        Input: '{"sweep":true}',
        DeadLetterConfig: { Arn: deadLetters() },
      },
    })
    expect(Properties.AssumeRolePolicyDocument).toMatchObject({ Statement: [{ Principal: { Service: 'scheduler.amazonaws.com' } }] })
    for (const name of ['tell', 'clock']) {
      const { CLOCK_ARN, SCHEDULE_ROLE, SCHEDULE_GROUP } = environmentIn(stacks.Service, name)
      expect(JSON.stringify(CLOCK_ARN)).toContain('function:meanwhile-test-clock')
      expect([SCHEDULE_ROLE, SCHEDULE_GROUP]).toEqual([{ 'Fn::GetAtt': [role, 'Arn'] }, 'meanwhile-test'])
    }
    expect(only('Service', 'AWS::Lambda::Function', 'clock')[1].Properties.FunctionName).toBe('meanwhile-test-clock')
  })
})

describe('Sockets', () => {
  it('are opened by whom the gate lets in, who is known by the cookie', () => {
    const [gate, { Properties }] = only('Service', 'AWS::ApiGatewayV2::Authorizer', 'sockets')
    expect(Properties).toMatchObject({ AuthorizerType: 'REQUEST', IdentitySource: ['route.request.header.Cookie'] })
    expect(JSON.stringify(Properties.AuthorizerUri)).toContain(JSON.stringify(functionAt('gate')))
    stacks.Service.hasResourceProperties('AWS::ApiGatewayV2::Route', { RouteKey: '$connect', AuthorizerId: { Ref: gate } })
  })
})

describe('What simulates the service', () => {
  it('runs on the Node that every function runs on', () => {
    const runtimes = Object.values(stacks).flatMap((stack) => Object.values(resourcesOf(stack, 'AWS::Lambda::Function')))
    const ours = runtimes.map(({ Properties }) => String(Properties.Runtime)).filter((runtime) => runtime.startsWith('nodejs'))
    expect(majorsInTheCloud).toHaveLength(1)
    expect(new Set(ours)).toEqual(new Set([`nodejs${majorsInTheCloud[0]}.x`]))
  })
})

describe('The server of the pages', () => {
  it('is a function as this house has them, with a log for a month and a gateway with limits', () => {
    expect(only('Web', 'AWS::Lambda::Function')[1].Properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'start.handler',
      LoggingConfig: { LogFormat: 'JSON', SystemLogLevel: 'WARN' },
    })
    const logs = Object.values(resourcesOf(stacks.Web, 'AWS::Logs::LogGroup'))
    expect(logs.map(({ Properties }) => Properties.RetentionInDays)).toEqual([30, 30])
    stacks.Web.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      DefaultRouteSettings: { ThrottlingRateLimit: 500, ThrottlingBurstLimit: 1000 },
      AccessLogSettings: Match.anyValue(),
    })
  })

  it('knows its secrets by name alone', () => {
    expect(environmentIn(stacks.Web, 'pages')).toMatchObject({
      NEXTAUTH_SECRET: 'ssm:/meanwhile/test/session-secret',
      MEANWHILE_EDGE_KEY: 'ssm:/meanwhile/test/edge-key',
      NEXTAUTH_URL: 'https://meanwhile.example',
    })
  })
})
