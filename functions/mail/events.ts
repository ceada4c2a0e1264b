/** What became of our letters, as SES tells it: an address that does not exist, or somebody who calls us spam, gets no more of them. */
import type { Ports } from '../ports.ts'
import { stopAddress } from './stopping.ts'

type Recipients = { emailAddress?: string }[]
/** An event of SES, as a configuration set publishes it. */
export type MailEvent = {
  eventType?: string
  bounce?: { bounceType?: string; bouncedRecipients?: Recipients }
  complaint?: { complainedRecipients?: Recipients }
}

/** A full mailbox (`Transient`) may be empty tomorrow; one that does not exist stays so. */
export async function mailEvent({ eventType, bounce, complaint }: MailEvent, ports: Ports): Promise<void> {
  if (eventType === 'Bounce' && bounce?.bounceType === 'Permanent') await stopAll(ports, bounce.bouncedRecipients, 'bounce')
  if (eventType === 'Complaint') await stopAll(ports, complaint?.complainedRecipients, 'complaint')
}

async function stopAll(ports: Ports, recipients: Recipients = [], why: 'bounce' | 'complaint'): Promise<void> {
  for (const { emailAddress } of recipients) if (emailAddress) await stopAddress(ports, addressIn(emailAddress), why)
  ports.log.warn('mail stopped', { why, addresses: recipients.length })
}

/** Some come with a name around them: `Ana <ana@example.com>`. */
const addressIn = (shown: string): string => (shown.match(/<([^>]+)>\s*$/)?.[1] ?? shown).trim().toLowerCase()
