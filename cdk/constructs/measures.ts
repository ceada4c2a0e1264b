/** What is measured, and from where on it is an alarm. */
import { Duration, type Stack } from 'aws-cdk-lib'
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import type { WatchProps } from '../stacks/watch.ts'

export type Measured = { metric: IMetric; above: number /** periods */; for: number; meaning: string }
export type Measures = ReturnType<typeof measure>

const period = Duration.minutes(5)
export function measure(stack: Stack, { tables, service, web }: WatchProps) {
  const functions: { [name: string]: IFunction } = { ...service.functions, pages: web.pages }
  const summed = (label: string, metricOf: (target: IFunction) => Metric): MathExpression => {
    const usingMetrics = Object.fromEntries(Object.entries(functions).map(([name, target]) => [name, metricOf(target)]))
    return new MathExpression({ label, period, usingMetrics, expression: `SUM([${Object.keys(usingMetrics).join(',')}])` })
  }
  const errors = summed('errors', (target) => target.metricErrors({ period }))
  const throttles = summed('throttles', (target) => target.metricThrottles({ period }))
  const requests = service.routes.metricCount({ period })
  // A page that cannot be made is answered with 500 as well, and its function has not failed.
  const broken = new MathExpression({
    label: 'broken requests',
    period,
    expression: 'SUM([requests,rendered])',
    usingMetrics: {
      requests: service.routes.metricServerError({ period, statistic: Stats.SUM }),
      rendered: web.gateway.metricServerError({ period, statistic: Stats.SUM }),
    },
  })
  const latency = service.routes.metricLatency({ period, statistic: Stats.percentile(99) })
  const streamAge = service.functions.tell.metric('IteratorAge', { period, statistic: Stats.MAXIMUM })
  const deadLetters = service.deadLetters.metricApproximateNumberOfMessagesVisible({ period })
  const tableThrottles = new MathExpression({
    label: 'throttled requests',
    period,
    expression: `SUM([${Object.keys(tables).join(',')}])`,
    usingMetrics: Object.fromEntries(
      Object.entries(tables).map(([name, table]) => [name, table.metric('WriteThrottleEvents', { period, statistic: Stats.SUM })]),
    ),
  })
  const reputation = (metricName: string): Metric =>
    new Metric({ namespace: 'AWS/SES', metricName, period: Duration.hours(1), statistic: Stats.AVERAGE })
  const bounces = reputation('Reputation.BounceRate')
  const complaints = reputation('Reputation.ComplaintRate')
  const turnedAway = new Metric({
    namespace: 'AWS/WAFV2',
    metricName: 'BlockedRequests',
    dimensionsMap: { WebACL: web.firewall.metricName, Rule: 'everything' },
    period,
    statistic: Stats.SUM,
  })
  const alarms = {
    errors: { metric: errors, above: 5, for: 1, meaning: 'Functions break.' },
    broken: { metric: broken, above: 5, for: 1, meaning: 'Requests or pages are answered with 5xx.' },
    latency: { metric: latency, above: 1500, for: 3, meaning: 'Moves take longer than a second and a half.' },
    'stream-age': { metric: streamAge, above: 60_000, for: 2, meaning: 'The stream is behind: people are told late and bots wait.' },
    'dead-letters': { metric: deadLetters, above: 0, for: 1, meaning: 'Something could not be dealt with and waits for somebody.' },
    throttles: { metric: throttles, above: 0, for: 2, meaning: 'Functions are throttled: the account has no concurrency left.' },
    'table-throttles': {
      metric: tableThrottles,
      above: 10,
      for: 2,
      meaning: 'The database asks for patience: a partition is hot or a table has grown faster than its capacity.',
    },
    bounces: { metric: bounces, above: 0.03, for: 1, meaning: 'Mail comes back; at 5 % Amazon reviews the account, at 10 % it stops us.' },
    complaints: { metric: complaints, above: 0.0008, for: 1, meaning: 'Mail is called spam; at 0.1 % Amazon reviews the account.' },
  } satisfies { [name: string]: Measured }
  return { alarms, requests, turnedAway, stack }
}
