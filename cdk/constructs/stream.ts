/** The stream of the games table, as `tell` is woken by it. */
import { Duration } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { type IFunction, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { filterPatterns } from '../../functions/entry/stream-event.ts'

export function wake(tell: IFunction, games: ITable, deadLetters: IQueue): void {
  tell.addEventSource(
    new DynamoEventSource(games, {
      filters: filterPatterns.map((pattern) => ({ pattern: JSON.stringify(pattern) })),
      // From the beginning: what was moved between two deployments is told as well.
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 50,
      // Order is kept per game; games do not wait for each other.
      parallelizationFactor: 10,
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      retryAttempts: 20,
      maxRecordAge: Duration.hours(6),
      onFailure: new SqsDlq(deadLetters),
    }),
  )
}
