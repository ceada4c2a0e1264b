/** What is turned away at the edge: whoever asks for much more than a person can. */
import { Stack } from 'aws-cdk-lib'
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'

/** Requests of one address in five minutes: to everything, and to what makes guests and sends mail. */
const most = { everything: 2000, arriving: 100 }

export class Firewall extends CfnWebACL {
  /** By which CloudWatch knows it; metrics belong to the account. */
  readonly metricName: string

  constructor(scope: Construct, id: string) {
    const metricName = `${Stack.of(scope).stackName}-${id}`
    super(scope, id, {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible(metricName),
      rules: [
        limit({ name: 'everything', priority: 1, limit: most.everything }),
        limit({
          name: 'arriving',
          priority: 2,
          limit: most.arriving,
          scopeDownStatement: { orStatement: { statements: [startsWith('/api/v1/guests'), startsWith('/api/v1/sessions')] } },
        }),
      ],
    })
    this.metricName = metricName
  }
}

type Limit = { name: string; priority: number; limit: number; scopeDownStatement?: CfnWebACL.StatementProperty }

const limit = ({ name, priority, limit, scopeDownStatement }: Limit): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: { block: { customResponse: { responseCode: 429, responseHeaders: [{ name: 'retry-after', value: '300' }] } } },
  statement: {
    rateBasedStatement: { aggregateKeyType: 'IP', evaluationWindowSec: 300, limit, ...(scopeDownStatement && { scopeDownStatement }) },
  },
  visibilityConfig: visible(name),
})

const startsWith = (searchString: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString,
    textTransformations: [{ priority: 0, type: 'NORMALIZE_PATH' }],
  },
})

const visible = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  sampledRequestsEnabled: true,
})
