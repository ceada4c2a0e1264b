/** What is looked at again in a moment. */
import { Duration } from 'aws-cdk-lib'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { type IQueue, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { batchSize } from '../../functions/entry/queue.ts'
import { functions } from '../functions.ts'
import type { HouseFunction } from './house-function.ts'

/** A batch is hidden while somebody works on it; six times as long as that may take, as Lambda asks. */
const hidden = Duration.seconds(6 * functions.later.seconds)
const mostTries = 5

export class DelayQueue extends Queue {
  constructor(scope: Construct, id: string, { handler, deadLetters }: { handler: HouseFunction; deadLetters: IQueue }) {
    const deadLetterQueue = { queue: deadLetters, maxReceiveCount: mostTries }
    super(scope, id, { visibilityTimeout: hidden, encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, deadLetterQueue })
    handler.addEventSource(new SqsEventSource(this, { batchSize, reportBatchItemFailures: true, maxConcurrency: 50 }))
  }

  letPutOff(target: HouseFunction): void {
    target.allow(['sqs:SendMessage'], [this.queueArn])
    target.addEnvironment('LATER_QUEUE', this.queueUrl)
  }
}
