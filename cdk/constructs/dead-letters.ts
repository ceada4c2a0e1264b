/** The end of the line: what could not be dealt with is kept for two weeks, and an alarm says that it is there. */
import { Duration } from 'aws-cdk-lib'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'

export class DeadLetters extends Queue {
  constructor(scope: Construct, id: string) {
    super(scope, id, { retentionPeriod: Duration.days(14), encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true })
  }
}
