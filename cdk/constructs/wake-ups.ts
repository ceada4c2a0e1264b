/** One schedule per game, made and moved by the functions, and one of our own that finds what was missed. */
import { Stack } from 'aws-cdk-lib'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { CfnSchedule, CfnScheduleGroup } from 'aws-cdk-lib/aws-scheduler'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { sweepEvent, sweepRate } from '../../functions/entry/wake-event.ts'
import type { HouseFunction } from './house-function.ts'

export class WakeUps extends Construct {
  readonly #group: string
  readonly #role: Role

  constructor(scope: Construct, id: string, { group, clock, deadLetters }: { group: string; clock: HouseFunction; deadLetters: IQueue }) {
    super(scope, id)
    this.#group = group
    this.#role = new Role(this, 'role', { assumedBy: new ServicePrincipal('scheduler.amazonaws.com') })
    this.#role.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [clock.functionArn] }))
    deadLetters.grantSendMessages(this.#role)
    new CfnScheduleGroup(this, 'group', { name: group })
    new CfnSchedule(this, 'sweep', {
      scheduleExpression: sweepRate,
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: clock.functionArn,
        roleArn: this.#role.roleArn,
        input: JSON.stringify(sweepEvent),
        deadLetterConfig: { arn: deadLetters.queueArn },
      },
    })
  }

  letSet(target: HouseFunction): void {
    const { partition, region, account } = Stack.of(this)
    const actions = ['CreateSchedule', 'UpdateSchedule', 'DeleteSchedule'].map((action) => `scheduler:${action}`)
    target.allow(actions, [`arn:${partition}:scheduler:${region}:${account}:schedule/${this.#group}/*`])
    target.allow(['iam:PassRole'], [this.#role.roleArn], { StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' } })
    // By its name: a function cannot be told its own address before it is there.
    target.addEnvironment('CLOCK_ARN', `arn:${partition}:lambda:${region}:${account}:function:${clockName(this.#group)}`)
    target.addEnvironment('SCHEDULE_ROLE', this.#role.roleArn)
    target.addEnvironment('SCHEDULE_GROUP', this.#group)
  }
}

export const clockName = (group: string): string => `${group}-clock`
