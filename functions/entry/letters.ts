/** Letters by Amazon SES. */
import { write } from '../mail/letters.ts'
import type { Letter, Mail } from '../ports.ts'
import type { Variables } from './environment.ts'
import { ask } from './signed-request.ts'

export const sesMail = ({ MAIL_FROM, SES_ENDPOINT }: Pick<Variables, 'MAIL_FROM' | 'SES_ENDPOINT'>): Mail => ({
  async send(letter) {
    const { subject, text, html } = write(letter)
    const body = {
      FromEmailAddress: MAIL_FROM,
      Destination: { ToAddresses: [letter.to] },
      Content: { Simple: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) }, Headers: headersOf(letter) } },
    }
    await ask({ service: 'ses', path: '/v2/email/outbound-emails', body, endpoint: SES_ENDPOINT }, process.env)
  },
})

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' })

/** Mail programs show their own way out beside the sender's name (RFC 8058), which keeps us off their lists of spam. */
const headersOf = (letter: Letter) =>
  'unsubscribe' in letter
    ? [
        { Name: 'List-Unsubscribe', Value: `<${letter.unsubscribe}>` },
        { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
      ]
    : undefined
