/** A function as this house deploys them: Node 24 on arm64, one file, its own log for a month, its own role with nothing in it but what is added. */
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Code, Function as LambdaFunction, LoggingFormat, Runtime, SystemLogLevel, Tracing } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, LogGroupClass, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { nodeOptions } from '../../functions/entry/bundling.ts'

export type HouseFunctionProps = {
  /** Only where somebody has to know it beforehand. */
  functionName?: string
  megabytes: number
  seconds: number
  /** A folder. */
  code: string
  /** File and export in it. */
  handler?: string
  environment: { [name: string]: string }
  /** Where events end up that nobody could deal with. */
  deadLetters: IQueue
}

export class HouseFunction extends LambdaFunction {
  constructor(
    scope: Construct,
    id: string,
    { functionName, megabytes, seconds, code, handler = 'index.handler', environment, deadLetters }: HouseFunctionProps,
  ) {
    const logGroup = new LogGroup(scope, `${id}-log`, {
      // Read when something is wrong, at half the price.
      logGroupClass: LogGroupClass.INFREQUENT_ACCESS,
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const role = new Role(scope, `${id}-role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    logGroup.grantWrite(role)
    super(scope, id, {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      ...(functionName && { functionName }),
      memorySize: megabytes,
      timeout: Duration.seconds(seconds),
      handler,
      code: Code.fromAsset(code),
      environment: { ...environment, NODE_OPTIONS: nodeOptions, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
      role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      // Lines about each beginning and end would cost more than the moves they surround.
      systemLogLevelV2: SystemLogLevel.WARN,
      // Lambda would trace one call in twenty, whatever we say, and charge for each as much as for a dozen calls.
      tracing: Tracing.DISABLED,
      deadLetterQueue: deadLetters,
    })
  }

  allow(actions: string[], resources: string[], conditions?: { [operator: string]: { [key: string]: unknown } }): void {
    this.addToRolePolicy(new PolicyStatement({ actions, resources, ...(conditions && { conditions }) }))
  }

  /** Secrets of this deployment, by their names in Parameter Store, with or without a version. They are encrypted with the account's own key for it, which needs no right. */
  allowSecrets(names: string[]): void {
    if (names.length === 0) return
    const { partition, region, account } = Stack.of(this)
    this.allow(
      ['ssm:GetParameters'],
      names.map((name) => `arn:${partition}:ssm:${region}:${account}:parameter${name.replace(/:\d+$/, '')}`),
    )
  }
}
