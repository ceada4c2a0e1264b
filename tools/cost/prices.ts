/**
 * What Amazon charges in us-east-1, in dollars, in its first tier, without any free tier or discount. `read`: where each price was found in November 2026,
 * Amazon's own page where it could be read, else somebody's who quotes it; `null`: it was found nowhere and is from memory.
 */
const million = 1_000_000
type Price = { dollars: number; read: string | null }
const price = (dollars: number, read: string | null): Price => ({ dollars, read })

const from = {
  cloudfront: 'aws.amazon.com/cloudfront/pricing',
  cloudfrontQuoted: 'wring.co/blog/aws-cloudfront-pricing-guide',
  gateway: 'go-cloud.io/aws-api-gateway-pricing',
  sockets: 'aws.amazon.com/api-gateway/pricing; awsforengineers.com/blog/aws-api-gateway-pricing-explained',
  lambda: 'cloudchipr.com/blog/aws-lambda-pricing',
  tables: 'airbyte.com/data-engineering-resources/dynamodb-pricing',
  storage: 'gist.github.com/allenheltondev',
  queue: 'cloudburn.io/blog/amazon-sqs-pricing',
  scheduler: 'cloudburn.io/blog/amazon-eventbridge-pricing',
  logs: 'hykell.com/kb/platform-specific-guides/aws-cloudwatch-logs-pricing',
  logsQuoted: 'hivebook.wiki: the class for infrequent access is about half of it',
  alarms: 'c3x.dev/resources/aws/aws_cloudwatch_metric_alarm',
  firewall: 'c3x.dev/blog/aws-waf-cost-explained',
  keys: 'factualminds.com/blog/aws-kms-pricing-keys-requests-multi-region',
  transfer: 'unanswered.io/guide/aws-sqs-pricing-and-cost-optimization',
}

export const prices = {
  edge: {
    request: price(1 / million, from.cloudfrontQuoted),
    gigabyteOut: price(0.085, from.cloudfront),
    /** What people send goes on to our own gateways. */
    gigabyteToOrigin: price(0.02, null),
    function: price(0.1 / million, 'cur.vantage.sh/aws/amazoncloudfront'),
  },
  firewall: { request: price(0.6 / million, from.firewall), list: price(5, from.firewall), rule: price(1, from.firewall) },
  httpApi: { request: price(1 / million, from.gateway) },
  /** Messages and minutes; Amazon's own example counts no hello and no goodbye. */
  socketApi: { message: price(1 / million, from.sockets), connectionMinute: price(0.25 / million, from.sockets) },
  /** arm64. Starting an instance is paid for like any other time since August 2025: aws.amazon.com/blogs/compute/aws-lambda-standardizes-billing-for-init-phase */
  functions: { request: price(0.2 / million, from.lambda), gigabyteSecond: price(0.0000133334, from.lambda) },
  /** On demand, standard class. Lambda reads streams for nothing. */
  tables: {
    readUnit: price(0.125 / million, from.tables),
    writeUnit: price(0.625 / million, from.tables),
    gigabyteMonth: price(0.25, from.storage),
    backupGigabyteMonth: price(0.2, from.storage),
  },
  queue: { request: price(0.4 / million, from.queue) },
  schedules: { invocation: price(1 / million, from.scheduler) },
  /** In the class for infrequent access, and what is kept of it for a month. */
  logs: {
    gigabyte: price(0.25, from.logsQuoted),
    standardGigabyte: price(0.5, from.logs),
    gigabyteMonth: price(0.03, from.logs),
  },
  mail: { letter: price(0.1 / 1000, null), gigabyte: price(0.12, null) },
  /** What leaves the region for push services. */
  transfer: { gigabyteOut: price(0.09, from.transfer) },
  /** Each secret is deciphered when an instance starts; Parameter Store itself takes nothing. */
  keys: { request: price(0.03 / 10_000, from.keys) },
  files: { gigabyteMonth: price(0.023, from.storage) },
  /** Of a sum over several metrics, each counts. */
  alarms: { metric: price(0.1, from.alarms) },
  dashboard: { month: price(3, null) },
  hostedZone: { month: price(0.5, null) },
} satisfies { [service: string]: { [unit: string]: Price } }

/** How many of them were found, and which were not. */
export function found(): { read: number; fromMemory: string[] } {
  const all = Object.entries(prices).flatMap(([service, units]) =>
    Object.entries<Price>(units).map(([unit, { read }]) => [`${service}.${unit}`, read] as const),
  )
  return { read: all.filter(([, read]) => read !== null).length, fromMemory: all.flatMap(([name, read]) => (read === null ? [name] : [])) }
}
