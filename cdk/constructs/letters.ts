/** Mail: that our domain is ours, and what becomes of letters that come back. */
import { Stack } from 'aws-cdk-lib'
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53'
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Config } from '../config.ts'
import type { HouseFunction } from './house-function.ts'

export class Letters extends Construct {
  readonly #returned: Topic
  readonly #resources: string[]
  readonly #from: string

  constructor(scope: Construct, id: string, { domain, hostedZone, mail }: Config) {
    super(scope, id)
    const { partition, region, account } = Stack.of(this)
    const zone = PublicHostedZone.fromPublicHostedZoneAttributes(this, 'zone', { hostedZoneId: hostedZone, zoneName: domain })
    const set = new ConfigurationSet(this, 'set', {
      reputationMetrics: true,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    })
    new EmailIdentity(this, 'identity', {
      identity: Identity.publicHostedZone(zone),
      configurationSet: set,
      mailFromDomain: `mail.${domain}`,
    })
    this.#returned = new Topic(this, 'returned', { enforceSSL: true })
    set.addEventDestination('returned', {
      destination: EventDestination.snsTopic(this.#returned),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    })
    const ses = `arn:${partition}:ses:${region}:${account}`
    this.#resources = [`${ses}:identity/${domain}`, `${ses}:configuration-set/${set.configurationSetName}`]
    this.#from = mail.from.match(/<(.+)>/)?.[1] ?? mail.from
  }

  /** Whose address is dead, and who calls us spam, gets no more mail. */
  tell(target: HouseFunction, deadLetters: IQueue): void {
    this.#returned.addSubscription(new LambdaSubscription(target, { deadLetterQueue: deadLetters }))
  }

  letSend(target: HouseFunction): void {
    target.allow(['ses:SendEmail'], this.#resources, { StringEquals: { 'ses:FromAddress': this.#from } })
  }
}
