/** Who is told when something is wrong. */
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'

export class Operator extends Topic {
  constructor(scope: Construct, id: string, { address, deadLetters }: { address: string; deadLetters: IQueue }) {
    super(scope, id, { enforceSSL: true })
    this.grantPublish(new ServicePrincipal('cloudwatch.amazonaws.com'))
    this.addSubscription(new EmailSubscription(address, { deadLetterQueue: deadLetters }))
  }
}
