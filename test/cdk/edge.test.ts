/** What the edge hands on and keeps, whom it turns away, and what is watched: as it stands in the templates. */
import { Match, type Template } from 'aws-cdk-lib/assertions'
import { beforeAll, describe, expect, it } from 'vitest'
import { tableNames } from '../../functions/store/tables.ts'
import { behaviourAt, policyOf } from './said.ts'
import { patience, resourcesOf, type StackName, synthesise } from './synthesised.ts'

let stacks: { [name in StackName]: Template }
beforeAll(() => {
  stacks = synthesise()
}, patience)

describe('What the edge hands on', () => {
  const everything = { CookiesConfig: { CookieBehavior: 'all' }, QueryStringsConfig: { QueryStringBehavior: 'all' } }

  it('to the API is what the API reads, from where somebody is, and never the name it was called by', () => {
    expect(policyOf(stacks.Web, 'OriginRequestPolicy', '/api/v1/*')).toMatchObject({
      ...everything,
      HeadersConfig: {
        HeaderBehavior: 'whitelist',
        Headers: ['Accept', 'Content-Type', 'If-None-Match', 'Origin', 'Sec-Fetch-Site', 'CloudFront-Viewer-Address'],
      },
    })
  })

  it('to the pages is everything but the name, by which their gateway would not know itself', () => {
    for (const path of [undefined, '/api/auth/*']) {
      expect(policyOf(stacks.Web, 'OriginRequestPolicy', path)).toMatchObject({
        ...everything,
        HeadersConfig: { HeaderBehavior: 'allExcept', Headers: ['Host'] },
      })
      expect(behaviourAt(stacks.Web, path)).toMatchObject({ FunctionAssociations: [{ EventType: 'viewer-request' }] })
    }
    stacks.Web.hasResourceProperties('AWS::CloudFront::Function', {
      FunctionCode: Match.stringLikeRegexp("request.headers\\['x-forwarded-host'\\] = \\{ value: request.headers.host.value \\}"),
    })
  })
})

describe('What the edge keeps', () => {
  it('of pages and answers is nothing that is not allowed to be, and never one person’s for another', () => {
    for (const path of [undefined, '/api/auth/*', '/api/v1/*']) {
      expect(policyOf(stacks.Web, 'CachePolicy', path)).toMatchObject({
        MinTTL: 0,
        DefaultTTL: 0,
        MaxTTL: 1,
        ParametersInCacheKeyAndForwardedToOrigin: {
          CookiesConfig: { CookieBehavior: 'all' },
          QueryStringsConfig: { QueryStringBehavior: 'all' },
          HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Origin', 'If-None-Match'] },
          EnableAcceptEncodingBrotli: true,
          EnableAcceptEncodingGzip: true,
        },
      })
    }
  })
})

describe('The firewall', () => {
  it('counts each address for five minutes: all it asks, and what makes guests and sends mail', () => {
    type Rule = { Name: string; Action: object; Statement: { RateBasedStatement: { [name: string]: unknown } } }
    const [firewall] = Object.values(resourcesOf(stacks.Web, 'AWS::WAFv2::WebACL'))
    const [everything, arriving, ...others] = (firewall?.Properties.Rules ?? []) as Rule[]
    expect([firewall?.Properties.DefaultAction, others]).toEqual([{ Allow: {} }, []])
    for (const rule of [everything, arriving]) {
      expect(rule?.Action).toMatchObject({ Block: { CustomResponse: { ResponseCode: 429 } } })
      expect(rule?.Statement.RateBasedStatement).toMatchObject({ AggregateKeyType: 'IP', EvaluationWindowSec: 300 })
    }
    expect(everything?.Statement.RateBasedStatement).toMatchObject({ Limit: 2000 })
    expect(everything?.Statement.RateBasedStatement).not.toHaveProperty('ScopeDownStatement')
    expect(arriving?.Statement.RateBasedStatement).toMatchObject({ Limit: 100 })
    const scope = JSON.stringify(arriving?.Statement.RateBasedStatement.ScopeDownStatement)
    for (const path of ['/api/v1/guests', '/api/v1/sessions']) expect(scope).toContain(`"SearchString":"${path}"`)
  })
})

describe('What is watched', () => {
  it('is every table that asks for patience', () => {
    const [id] = Object.keys(resourcesOf(stacks.Watch, 'AWS::CloudWatch::Alarm')).filter((id) => id.startsWith('tablethrottles'))
    type Metrics = { Expression?: string; MetricStat?: { Metric: { Namespace: string; MetricName: string } } }[]
    const metrics = resourcesOf(stacks.Watch, 'AWS::CloudWatch::Alarm')[id ?? '']?.Properties.Metrics as Metrics
    expect(metrics.flatMap(({ Expression }) => Expression ?? [])).toEqual([`SUM([${tableNames.join(',')}])`])
    const watched = metrics.flatMap(({ MetricStat }) => (MetricStat ? [MetricStat.Metric] : []))
    expect(watched).toHaveLength(tableNames.length)
    for (const metric of watched) expect(metric).toMatchObject({ Namespace: 'AWS/DynamoDB', MetricName: 'WriteThrottleEvents' })
  })

  it('is the firewall of this stage', () => {
    expect(JSON.stringify(resourcesOf(stacks.Watch, 'AWS::CloudWatch::Dashboard'))).toContain('meanwhile-test-web-firewall')
  })

  it('is the money: the operator hears at half, at all of it, and when the month is going to be dearer', () => {
    const [budget] = Object.values(resourcesOf(stacks.Watch, 'AWS::Budgets::Budget'))
    type Told = { Notification: { Threshold: number; NotificationType: string }; Subscribers: object[] }[]
    const told = budget?.Properties.NotificationsWithSubscribers as Told
    expect(told.map(({ Notification: { Threshold, NotificationType } }) => [Threshold, NotificationType])).toEqual([
      [50, 'ACTUAL'],
      [100, 'ACTUAL'],
      [120, 'FORECASTED'],
    ])
    for (const { Subscribers } of told) expect(Subscribers).toEqual([{ Address: 'operator@meanwhile.example', SubscriptionType: 'EMAIL' }])
    stacks.Service.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'operator@meanwhile.example' })
  })
})
