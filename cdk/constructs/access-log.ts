/** One line per request, in JSON: what was asked and how it ended. Never a cookie, a query or who it was. */
import { RemovalPolicy } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { type IAccessLogSettings, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'

export function accessLog(scope: Construct, id: string): IAccessLogSettings {
  const logGroup = new LogGroup(scope, id, { retention: RetentionDays.ONE_MONTH, removalPolicy: RemovalPolicy.DESTROY })
  const line = { id: '$context.requestId', route: '$context.routeKey', status: '$context.status', ms: '$context.responseLatency' }
  return { destination: new LogGroupLogDestination(logGroup), format: AccessLogFormat.custom(JSON.stringify(line)) }
}
