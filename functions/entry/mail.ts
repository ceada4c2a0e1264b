/** The mail service, loaded with the first letter: hardly any request sends one, and none should wait for its code. */
import type { Mail } from '../ports.ts'
import { optionsFor, type Variables } from './environment.ts'

export function lateMail(given: Variables): Mail {
  let mail: Promise<Mail> | undefined
  return {
    async send(letter) {
      mail ??= import('../mail/ses.ts').then(({ sesMailAt }) => sesMailAt(optionsFor(given.SES_ENDPOINT), given.MAIL_FROM))
      await (await mail).send(letter)
    },
  }
}
