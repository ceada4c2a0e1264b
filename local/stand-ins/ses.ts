/** Stands in for SES: what is sent is put into the outbox. */
import type { Outbox } from '../outbox.ts'
import { type Answer, failure, type StandIn } from './server.ts'

type Part = { Data?: string }
type SendEmail = {
  FromEmailAddress?: string
  Destination?: { ToAddresses?: string[] }
  Content?: { Simple?: { Subject?: Part; Body?: { Text?: Part; Html?: Part }; Headers?: { Name: string; Value: string }[] } }
}

export const sesStandIn =
  (outbox: Outbox): StandIn =>
  ({ method, path, body }) =>
    method === 'POST' && path === '/v2/email/outbound-emails' ? send(JSON.parse(body.toString('utf8')), outbox) : null

function send({ FromEmailAddress: from, Destination, Content }: SendEmail, outbox: Outbox): Answer {
  const to = Destination?.ToAddresses ?? []
  const { Subject, Body, Headers = [] } = Content?.Simple ?? {}
  if (!from || to.length === 0 || !Subject?.Data || !(Body?.Text?.Data || Body?.Html?.Data)) {
    return failure(400, 'BadRequestException', 'a mail needs a sender, a receiver, a subject and a body')
  }
  const mail = outbox.put({
    from,
    to,
    subject: Subject.Data,
    text: Body.Text?.Data ?? '',
    html: Body.Html?.Data ?? '',
    headers: Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value])),
  })
  return { status: 200, body: { MessageId: mail.id } }
}
