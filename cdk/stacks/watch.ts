/** What is watched, and who is told: alarms that mean something, one dashboard, and a budget. */
import { Stack, type StackProps } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { Construct } from 'constructs'
import type { Config } from '../config.ts'
import { board } from '../constructs/board.ts'
import { type Measured, measure } from '../constructs/measures.ts'
import type { Tables } from './data.ts'
import type { ServiceStack } from './service.ts'
import type { WebStack } from './web.ts'

export type WatchProps = StackProps & { config: Config; tables: Tables; service: ServiceStack; web: WebStack }

export class WatchStack extends Stack {
  constructor(scope: Construct, id: string, props: WatchProps) {
    super(scope, id, props)
    const { config, service } = props
    const measured = measure(this, props)
    for (const [name, { metric, above, for: periods, meaning }] of Object.entries<Measured>(measured.alarms)) {
      const alarm = new Alarm(this, `${name}-alarm`, {
        metric: metric as IMetric,
        threshold: above,
        evaluationPeriods: periods,
        comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
        treatMissingData: TreatMissingData.NOT_BREACHING,
        alarmDescription: `${meaning} See docs/operations.md.`,
      })
      alarm.addAlarmAction(new SnsAction(service.operator))
    }
    board(this, measured)
    this.#budget(config)
  }

  /** Told at half, at all of it, and when the month is going to be dearer than that. */
  #budget({ stage, mail, budget }: Config): void {
    const subscribers = [{ address: mail.operator, subscriptionType: 'EMAIL' }]
    const at = (threshold: number, notificationType: 'ACTUAL' | 'FORECASTED') => ({
      notification: { comparisonOperator: 'GREATER_THAN', threshold, thresholdType: 'PERCENTAGE', notificationType },
      subscribers,
    })
    new CfnBudget(this, 'budget', {
      budget: {
        budgetName: `meanwhile-${stage}`,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: budget.dollarsPerMonth, unit: 'USD' },
      },
      notificationsWithSubscribers: [at(50, 'ACTUAL'), at(100, 'ACTUAL'), at(120, 'FORECASTED')],
    })
  }
}
