/** The deployment, part by part, as it stands in the templates. */
import type { Stack } from 'aws-cdk-lib'
import { Match, type Template } from 'aws-cdk-lib/assertions'
import { beforeAll, describe, expect, it } from 'vitest'
import { emptyBundle } from '../../cdk/bundles.ts'
import { checked } from '../../cdk/config.ts'
import { meanwhile } from '../../cdk/meanwhile.ts'
import { nodeOptions } from '../../functions/entry/bundling.ts'
import { functionNames } from '../../functions/entry/environment.ts'
import { filterPatterns } from '../../functions/entry/stream-event.ts'
import { tableNames, tables } from '../../functions/store/tables.ts'
import manifest from '../../package.json' with { type: 'json' }
import { standing } from '../../tools/cost/model.ts'
import { behaviourAt, distributionIn, headersAt, policyOf } from './said.ts'
import { config, patience, type Resource, resourcesOf, type StackName, synthesise } from './synthesised.ts'

let stacks: { [name in StackName]: Template }
let seconds = 0
beforeAll(() => {
  const began = performance.now()
  stacks = synthesise()
  seconds = (performance.now() - began) / 1000
}, patience)

describe('The synthesis', () => {
  it('takes less than a minute, and neither Docker nor a network', () => {
    expect(seconds).toBeLessThan(60)
  })

  it('refuses a configuration that makes no sense, and says what would', () => {
    expect(() => checked({ ...config, account: 'mine' })).toThrow('account is "mine"; it must be the twelve digits of an AWS account.')
    expect(() => checked({ ...config, mail: { ...config.mail, from: 'Us <us@elsewhere.example>' } })).toThrow(
      'mail.from must be an address at meanwhile.example',
    )
  })
})

describe('Data', () => {
  it.each(tableNames)('has the table %s as it is described', (name) => {
    const { ttl, stream, pointInTimeRecovery, deletionProtection } = tables[name]
    const [, table] = Object.entries(resourcesOf(stacks.Data, 'AWS::DynamoDB::Table')).find(([id]) => id.startsWith(name)) ?? []
    expect(table).toMatchObject({
      DeletionPolicy: deletionProtection ? 'Retain' : 'Delete',
      Properties: {
        BillingMode: 'PAY_PER_REQUEST',
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
        DeletionProtectionEnabled: deletionProtection,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: pointInTimeRecovery },
        ...(ttl && { TimeToLiveSpecification: { AttributeName: ttl, Enabled: true } }),
        ...(stream && { StreamSpecification: { StreamViewType: stream } }),
      },
    })
  })
})

describe('Data that is given up', () => {
  it('is deleted with nothing but its own stack in hand: that stack alone is protected, until then', () => {
    const parts = { config, build: 'test', bundle: emptyBundle, pages: emptyBundle() }
    const isProtected = (context: { [name: string]: string }): boolean[] => {
      const { node } = meanwhile(parts, { context })
      return ['Data', 'Service', 'Web', 'Watch'].map((name) => (node.findChild(name) as Stack).terminationProtection ?? false)
    }
    expect(isProtected({})).toEqual([true, false, false, false])
    expect(isProtected({ data: 'given-up' })).toEqual([false, false, false, false])
  })

  it('goes with its stack, and nothing else changes', () => {
    const givenUp = synthesise({ context: { data: 'given-up' } })
    for (const { DeletionPolicy, Properties } of Object.values(resourcesOf(givenUp.Data, 'AWS::DynamoDB::Table')))
      expect([DeletionPolicy, Properties.DeletionProtectionEnabled]).toEqual(['Delete', false])
    for (const name of ['Service', 'Web', 'Watch'] as const) expect(givenUp[name].toJSON()).toEqual(stacks[name].toJSON())
  })
})

describe('Service', () => {
  it('has every function, as this house has them', () => {
    const functions = resourcesOf(stacks.Service, 'AWS::Lambda::Function')
    expect(Object.keys(functions)).toHaveLength(functionNames.length)
    for (const { Properties } of Object.values(functions)) {
      expect(Properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        Environment: { Variables: { NODE_OPTIONS: nodeOptions } },
        LoggingConfig: { LogFormat: 'JSON', SystemLogLevel: 'WARN' },
      })
      expect(Properties.TracingConfig).toBeUndefined()
      expect(Properties.MemorySize).toBeGreaterThanOrEqual(256)
      expect(Properties.Timeout).toBeLessThanOrEqual(60)
    }
  })

  it('is measured as it runs', () => {
    expect(manifest.scripts.bench).toContain(nodeOptions)
  })

  it('keeps no secret in an environment', () => {
    const environments = Object.values(resourcesOf(stacks.Service, 'AWS::Lambda::Function')).map(
      ({ Properties }) => Properties.Environment as { Variables: { [name: string]: unknown } },
    )
    for (const { Variables } of environments) {
      for (const name of ['SESSION_SECRET', 'EDGE_KEY', 'VAPID_PRIVATE_KEY']) {
        if (name in Variables) expect(Variables[name]).toMatch(/^ssm:\/meanwhile\/test\//)
      }
    }
  })

  it('keeps every log for a month', () => {
    for (const { Properties } of Object.values(resourcesOf(stacks.Service, 'AWS::Logs::LogGroup')))
      expect(Properties.RetentionInDays).toBe(30)
  })

  it('wakes tell by the stream, filtered, and loses no record that cannot be told', () => {
    stacks.Service.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      FilterCriteria: { Filters: filterPatterns.map((pattern) => ({ Pattern: JSON.stringify(pattern) })) },
      StartingPosition: 'TRIM_HORIZON',
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      MaximumRecordAgeInSeconds: 6 * 60 * 60,
      MaximumRetryAttempts: 20,
      DestinationConfig: { OnFailure: { Destination: Match.anyValue() } },
    })
  })

  it('puts off what is looked at again, and gives up on none of it silently', () => {
    stacks.Service.hasResourceProperties('AWS::SQS::Queue', {
      RedrivePolicy: { maxReceiveCount: 5, deadLetterTargetArn: Match.anyValue() },
    })
  })

  it('goes without taking from the account what other stages log by', () => {
    const [account] = Object.values(resourcesOf(stacks.Service, 'AWS::ApiGateway::Account'))
    const [, role = ''] = JSON.stringify(account?.Properties.CloudWatchRoleArn).match(/"Fn::GetAtt":\["(\w+)"/) ?? []
    const logging = resourcesOf(stacks.Service, 'AWS::IAM::Role')[role]
    expect([account?.DeletionPolicy, logging?.DeletionPolicy]).toEqual(['Retain', 'Retain'])
    expect(JSON.stringify(logging?.Properties.Policies)).toContain('logs:PutLogEvents')
    for (const { Properties } of Object.values(resourcesOf(stacks.Service, 'AWS::IAM::Policy')))
      expect(Properties.Roles).not.toContainEqual({ Ref: role })
  })

  it('limits both gateways, and logs what they are asked', () => {
    const stages = Object.values(resourcesOf(stacks.Service, 'AWS::ApiGatewayV2::Stage')).map(({ Properties }) => Properties)
    expect(stages.map(({ StageName }) => StageName).toSorted()).toEqual(['$default', 'ws'])
    for (const { DefaultRouteSettings, AccessLogSettings } of stages) {
      expect(DefaultRouteSettings).toMatchObject({ ThrottlingRateLimit: expect.any(Number), ThrottlingBurstLimit: expect.any(Number) })
      expect(AccessLogSettings).toBeDefined()
      expect(JSON.stringify(AccessLogSettings)).not.toMatch(/cookie|sourceIp|queryString|authorizer\.principal/i)
    }
  })

  it('sends mail as our domain, encrypted on its way, and hears what comes back', () => {
    stacks.Service.hasResourceProperties('AWS::SES::EmailIdentity', {
      EmailIdentity: 'meanwhile.example',
      MailFromAttributes: { MailFromDomain: 'mail.meanwhile.example' },
    })
    stacks.Service.hasResourceProperties('AWS::SES::ConfigurationSet', {
      DeliveryOptions: { TlsPolicy: 'REQUIRE' },
      ReputationOptions: { ReputationMetricsEnabled: true },
      SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
    })
    stacks.Service.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
      EventDestination: { MatchingEventTypes: ['bounce', 'complaint'], SnsDestination: Match.anyValue() },
    })
  })
})

describe('Web', () => {
  const distribution = () => distributionIn(stacks.Web)
  const at = (path: string) => behaviourAt(stacks.Web, path)

  it('sends each address where it belongs', () => {
    const { DefaultCacheBehavior, CacheBehaviors } = distribution()
    expect(CacheBehaviors.map(({ PathPattern }) => PathPattern)).toEqual([
      '/api/auth/*',
      '/api/v1/*',
      '/ws',
      '/_next/*',
      '/icons/*',
      '/pictures/*',
      '/shapes/*',
      '/felt.svg',
      '/sw.js',
    ])
    expect(at('/api/auth/*')?.TargetOriginId).toBe(DefaultCacheBehavior.TargetOriginId)
    const others = [at('/api/v1/*'), at('/ws'), at('/sw.js')].map((behaviour) => behaviour?.TargetOriginId)
    expect(new Set([DefaultCacheBehavior.TargetOriginId, ...others]).size).toBe(4)
    for (const { PathPattern = '', ViewerProtocolPolicy, ResponseHeadersPolicyId } of [DefaultCacheBehavior, ...CacheBehaviors]) {
      expect(ViewerProtocolPolicy).toBe(['/api/v1/*', '/ws'].includes(PathPattern) ? 'https-only' : 'redirect-to-https')
      expect(ResponseHeadersPolicyId).toBeDefined()
    }
  })

  it('hands sockets on with who it is and from where, but under their own name', () => {
    expect(policyOf(stacks.Web, 'OriginRequestPolicy', '/ws')).toMatchObject({
      CookiesConfig: { CookieBehavior: 'all' },
      QueryStringsConfig: { QueryStringBehavior: 'all' },
      HeadersConfig: {
        HeaderBehavior: 'whitelist',
        Headers: [
          'Origin',
          'Sec-WebSocket-Key',
          'Sec-WebSocket-Version',
          'Sec-WebSocket-Protocol',
          'Sec-WebSocket-Extensions',
          'CloudFront-Viewer-Address',
        ],
      },
    })
  })

  it('shows its key to every gateway, and the key stands in no template', () => {
    const gateways = distribution().Origins.filter(({ DomainName }) => JSON.stringify(DomainName).includes('Fn::S'))
    expect(gateways).toHaveLength(3)
    for (const { OriginCustomHeaders } of gateways) {
      expect(OriginCustomHeaders).toEqual([{ HeaderName: 'x-meanwhile-edge', HeaderValue: '{{resolve:ssm:/meanwhile/test/edge-key}}' }])
    }
  })

  it('takes only present encryption, and says so to browsers', () => {
    expect(distribution()).toMatchObject({
      Aliases: ['meanwhile.example'],
      ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021' },
      HttpVersion: 'http2and3',
    })
    stacks.Web.hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          StrictTransportSecurity: { AccessControlMaxAgeSec: 63072000, IncludeSubdomains: true, Override: true },
          FrameOptions: { FrameOption: 'DENY' },
          ContentTypeOptions: { Override: true },
          ContentSecurityPolicy: {
            ContentSecurityPolicy: "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
            Override: false,
          },
        },
      },
    })
  })

  it('tells the server of the pages where somebody is and what they called us by, whatever they wrote there themselves', () => {
    const [named] = Object.values(resourcesOf(stacks.Web, 'AWS::CloudFront::Function'))
    const handler = new Function(`${named?.Properties.FunctionCode}; return handler`)() as (event: object) => { headers: object }
    const headers = {
      host: { value: 'play.example' },
      'x-forwarded-host': { value: 'evil.example' },
      'x-meanwhile-viewer': { value: '1.2.3.4' },
    }
    expect(handler({ viewer: { ip: '198.51.100.7' }, request: { headers } }).headers).toEqual({
      host: { value: 'play.example' },
      'x-forwarded-host': { value: 'play.example' },
      'x-meanwhile-viewer': { value: '198.51.100.7' },
    })
  })

  it('lets the service worker fetch what is ours, and nothing else', () => {
    expect(headersAt(stacks.Web, '/sw.js')).toMatchObject({
      'content-security-policy': "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    })
    expect(headersAt(stacks.Web, '/_next/*')).toMatchObject({
      'content-security-policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    })
  })

  it('turns away whoever asks for more than a person can', () => {
    stacks.Web.hasResourceProperties('AWS::WAFv2::WebACL', {
      Scope: 'CLOUDFRONT',
      Rules: Match.arrayWith([
        Match.objectLike({ Name: 'everything', Statement: { RateBasedStatement: { AggregateKeyType: 'IP', Limit: 2000 } } }),
      ]),
    })
    expect(distribution().WebACLId).toBeDefined()
  })

  it('is not offered where it must not be', () => {
    expect(distribution().Restrictions).toEqual({ GeoRestriction: { RestrictionType: 'blacklist', Locations: ['KP'] } })
  })

  it('keeps its files to itself', () => {
    for (const { Properties } of Object.values(resourcesOf(stacks.Web, 'AWS::S3::Bucket'))) {
      expect(Properties.PublicAccessBlockConfiguration).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      })
    }
    stacks.Web.resourceCountIs('AWS::CloudFront::OriginAccessControl', 1)
  })

  it('leaves nothing behind whose name would be in the way of the next deployment', () => {
    const all = (['Service', 'Web', 'Watch'] as const).flatMap((name) => Object.values(stacks[name].toJSON().Resources as Resource[]))
    const kept = all.filter(({ DeletionPolicy }) => /^Retain/.test(String(DeletionPolicy)))
    const named = kept.flatMap(({ Properties = {} }) => Object.keys(Properties).filter((property) => /^(\w+)?Name$/.test(property)))
    expect(named).toEqual([])
    const buckets = Object.values(resourcesOf(stacks.Web, 'AWS::S3::Bucket')).map(({ DeletionPolicy }) => DeletionPolicy)
    expect(buckets.toSorted()).toEqual(['Delete', 'RetainExceptOnCreate'])
  })
})

describe('Watch', () => {
  it('has an alarm for everything that must not go unnoticed', () => {
    const alarms = Object.values(resourcesOf(stacks.Watch, 'AWS::CloudWatch::Alarm')).map(({ Properties }) => Properties)
    const watched = JSON.stringify(alarms)
    for (const metric of [
      'Errors',
      '5xx',
      'Latency',
      'IteratorAge',
      'ApproximateNumberOfMessagesVisible',
      'Throttles',
      'Reputation.BounceRate',
      'Reputation.ComplaintRate',
    ])
      expect(watched).toContain(metric)
    for (const { AlarmActions, AlarmDescription } of alarms) {
      expect(AlarmActions).toHaveLength(1)
      expect(AlarmDescription).toContain('docs/operations.md')
    }
  })

  it('hears of pages that are answered with 5xx, as of requests', () => {
    const broken = Object.values(resourcesOf(stacks.Watch, 'AWS::CloudWatch::Alarm'))
      .map(({ Properties }) => JSON.stringify(Properties))
      .filter((alarm) => alarm.includes('"5xx"'))
    expect(broken).toHaveLength(1)
    expect(broken[0]?.match(/"MetricName":"5xx"/g)).toHaveLength(2)
  })

  it('costs what the month is told to cost: of a sum over several metrics, each counts', () => {
    const metrics = Object.values(resourcesOf(stacks.Watch, 'AWS::CloudWatch::Alarm')).map(
      ({ Properties: { Metrics = [] } }) => (Metrics as { MetricStat?: object }[]).filter(({ MetricStat }) => MetricStat).length || 1,
    )
    const alone = metrics.reduce((sum, more) => sum + more, 0)
    expect(standing()).toBeCloseTo(standing(alone), 10)
  })

  it('shows it on one board, and warns before the money is spent', () => {
    stacks.Watch.resourceCountIs('AWS::CloudWatch::Dashboard', 1)
    stacks.Watch.hasResourceProperties('AWS::Budgets::Budget', {
      Budget: { BudgetLimit: { Amount: 50, Unit: 'USD' }, TimeUnit: 'MONTHLY' },
    })
  })
})
