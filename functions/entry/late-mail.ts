/**
 * The mail service, begun with the first letter: hardly any request sends one. Its code is not loaded late: in a bundle that would make
 * all it shares with the database's client load late too, and a first move would wait longer, not shorter.
 */
import { sesMailAt } from '../mail/ses.ts'
import type { Mail } from '../ports.ts'
import { optionsFor, type Variables } from './environment.ts'

export function lateMail(given: Variables): Mail {
  let mail: Mail | undefined
  return {
    send(letter) {
      mail ??= sesMailAt(optionsFor(given.SES_ENDPOINT), given.MAIL_FROM)
      return mail.send(letter)
    },
  }
}
