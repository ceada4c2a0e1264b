/** Letters by Amazon SES. */
import { SESv2Client, type SESv2ClientConfig, SendEmailCommand } from '@aws-sdk/client-sesv2'
import type { Letter, Mail } from '../ports.ts'
import { write } from './letters.ts'

export const sesMailAt = (options: SESv2ClientConfig, from: string): Mail => sesMail(new SESv2Client(options), from)

function sesMail(client: SESv2Client, from: string): Mail {
  return {
    async send(letter) {
      const { subject, text, html } = write(letter)
      await client.send(
        new SendEmailCommand({
          FromEmailAddress: from,
          Destination: { ToAddresses: [letter.to] },
          Content: { Simple: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) }, Headers: headersOf(letter) } },
        }),
      )
    },
  }
}

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' })

/** Mail programs show their own way out beside the sender's name (RFC 8058), which keeps us off their lists of spam. */
const headersOf = (letter: Letter) =>
  'unsubscribe' in letter
    ? [
        { Name: 'List-Unsubscribe', Value: `<${letter.unsubscribe}>` },
        { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
      ]
    : undefined
