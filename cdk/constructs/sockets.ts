/** The WebSocket API. Clients say nothing over it, so that there is no route for messages. */
import { RemovalPolicy, Stack } from 'aws-cdk-lib'
import { CfnAccount } from 'aws-cdk-lib/aws-apigateway'
import { WebSocketApi, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { WebSocketLambdaAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers'
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { accessLog } from './access-log.ts'
import type { HouseFunction } from './house-function.ts'

/** Connections per second: the account's own limit is 500. */
const throttle = { rateLimit: 500, burstLimit: 500 }

export class Sockets extends Construct {
  readonly api: WebSocketApi
  readonly stage: WebSocketStage

  constructor(scope: Construct, id: string, { ws, gate }: { ws: IFunction; gate: IFunction }) {
    super(scope, id)
    const authorizer = new WebSocketLambdaAuthorizer('session', gate, { identitySource: ['route.request.header.Cookie'] })
    this.api = new WebSocketApi(this, 'api', {
      description: 'Meanwhile: /ws',
      connectRouteOptions: { integration: new WebSocketLambdaIntegration('connect', ws), authorizer },
      disconnectRouteOptions: { integration: new WebSocketLambdaIntegration('disconnect', ws) },
    })
    // Named like the path by which the edge forwards to it.
    this.stage = new WebSocketStage(this, 'stage', {
      webSocketApi: this.api,
      stageName: 'ws',
      autoDeploy: true,
      throttle,
      accessLogSettings: accessLog(this, 'access'),
    })
    this.stage.node.addDependency(this.#logging())
  }

  /** Where messages are posted to: the API's own address, since the edge forwards no such path. */
  get endpoint(): string {
    return this.stage.callbackUrl
  }

  letPost(target: HouseFunction): void {
    const { partition, region, account } = Stack.of(this)
    const connections = `arn:${partition}:execute-api:${region}:${account}:${this.api.apiId}/${this.stage.stageName}/POST/@connections/*`
    target.allow(['execute-api:ManageConnections'], [connections])
  }

  /**
   * API Gateway writes no log of sockets before the account has a role for it. There is one such role in an account: the stage deployed last
   * sets its own, for all of them. So it stays with all its rights when this stage goes, or the others would log nothing any more.
   */
  #logging(): CfnAccount {
    const { partition, region, account } = Stack.of(this)
    const actions = ['CreateLogGroup', 'CreateLogStream', 'DescribeLogGroups', 'DescribeLogStreams', 'PutLogEvents']
    const writing = new PolicyStatement({
      actions: actions.map((action) => `logs:${action}`),
      resources: [`arn:${partition}:logs:${region}:${account}:*`],
    })
    const role = new Role(this, 'logging', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      // In the role itself: a policy beside it would go with the stack.
      inlinePolicies: { writing: new PolicyDocument({ statements: [writing] }) },
    })
    role.applyRemovalPolicy(RemovalPolicy.RETAIN)
    const setting = new CfnAccount(this, 'account', { cloudWatchRoleArn: role.roleArn })
    setting.applyRemovalPolicy(RemovalPolicy.RETAIN)
    return setting
  }
}
