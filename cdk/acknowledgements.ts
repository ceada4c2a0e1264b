/** Where we do not follow a rule of cdk-nag, and why. Five at most; the tests hold each against what is really deployed. */
import { Validations } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'
import type { Config } from './config.ts'

type Acknowledgement = {
  rule: string /** Those of its findings that are meant; all of them, if none is named. */
  findings?: string[]
  reason: string
}

export const acknowledgements: Acknowledgement[] = [
  {
    rule: 'AwsSolutions-APIG4',
    reason:
      'Routes for anyone and pages need no session, and a socket has shown its own when it says goodbye; a test holds each route against paths.ts.',
  },
  {
    rule: 'AwsSolutions-IAM5',
    findings: [
      'Resource::*',
      'Resource::arn:<AWS::Partition>:execute-api:{region}:{account}:<socketsapi99999B90>/ws/POST/@connections/*',
      'Resource::arn:<AWS::Partition>:scheduler:{region}:{account}:schedule/meanwhile-{stage}/*',
      'Resource::arn:<AWS::Partition>:logs:{region}:{account}:*',
    ],
    reason:
      'Listing streams knows no resources, sockets and games have no name before they begin, and API Gateway makes its own logs; a test names every wildcard there is.',
  },
  {
    rule: 'Serverless-LambdaTracing',
    reason:
      'Lambda traces one call in twenty at a price that cannot be lowered, a tenth of what a move costs; each request has its line in the log.',
  },
  {
    rule: 'Serverless-LambdaEventSourceMappingDestination',
    reason: 'Of the delay queue: what it could not deliver goes to its dead-letter queue; queues know no other way.',
  },
  { rule: 'Serverless-SQSRedrivePolicy', reason: 'Of the dead-letter queues themselves: there is nowhere further to go.' },
]

export function acknowledge(scope: IConstruct, { region, account, stage }: Config): void {
  for (const { rule, findings, reason } of acknowledgements) {
    const ids = findings?.map(
      (finding) => `${rule}[${finding.replace('{region}', region).replace('{account}', account).replace('{stage}', stage)}]`,
    ) ?? [rule]
    for (const id of ids) Validations.of(scope).acknowledge({ id, reason })
  }
}
