/** The function that hears what became of our letters: SES publishes it to a topic, the topic calls here. */
import { type MailEvent, mailEvent } from '../mail/events.ts'
import { makePorts } from './ports.ts'

const ports = makePorts('mail', process.env)

export type TopicEvent = { Records: { Sns: { Message: string } }[] }

export const handler = async ({ Records }: TopicEvent): Promise<void> => {
  for (const { Sns } of Records) await mailEvent(JSON.parse(Sns.Message) as MailEvent, await ports)
}
