/** The HTTP API: exactly the routes of `functions/api/paths.ts`, those for players behind the gate. */
import { Duration } from 'aws-cdk-lib'
import { HttpApi, HttpMethod, HttpNoneAuthorizer, HttpStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaAuthorizer, HttpLambdaResponseType } from 'aws-cdk-lib/aws-apigatewayv2-authorizers'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { base, type Path, paths } from '../../functions/api/paths.ts'
import { accessLog } from './access-log.ts'

/** Requests per second. Enough for a million games at once; the account's own limit is ten times that. */
const throttle = { rateLimit: 1000, burstLimit: 2000 }

export class Routes extends HttpApi {
  constructor(scope: Construct, id: string, { api, gate }: { api: IFunction; gate: IFunction }) {
    super(scope, id, { createDefaultStage: false, description: 'Meanwhile: /api/v1' })
    new HttpStage(this, 'stage', {
      httpApi: this,
      stageName: '$default',
      autoDeploy: true,
      throttle,
      accessLogSettings: accessLog(this, 'access'),
    })
    // One permission for all routes: one for each would not fit into a function's policy.
    const integration = new HttpLambdaIntegration('api', api, { scopePermissionToRoute: false })
    const session = new HttpLambdaAuthorizer('session', gate, {
      responseTypes: [HttpLambdaResponseType.SIMPLE],
      identitySource: ['$request.header.Cookie'],
      // What the gate says of a cookie hardly changes; whether its session was ended since, the function behind it looks up.
      resultsCacheTtl: Duration.hours(1),
    })
    const anybody = new HttpNoneAuthorizer()
    for (const { method, path, who } of Object.values<Path>(paths)) {
      const authorizer = who === 'player' ? session : anybody
      this.addRoutes({ path: `${base}${path}`, methods: [HttpMethod[method]], integration, authorizer })
    }
  }
}
