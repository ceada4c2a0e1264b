'use client'
/** What is asked of the service to sign in. */
import { client } from '@meanwhile/functions/client'
import type { Reply, Request } from '@meanwhile/functions/shapes'
import type { Language } from '@meanwhile/texts'
import { thisAttempt } from './attempt.ts'

export type Arrived = Reply<'confirmSignIn'>
type ByMail = { token: string } | { email: string; code: string }

export const mailSignIn = (email: string, language: Language) => client().call('requestSignIn', { body: { email, language } })

/** `move` is asked of guests only. A new account begins with the language of the page and the zone of the device. */
export function confirmSignIn(mail: ByMail, move: boolean | undefined, language: Language): Promise<Arrived> {
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions()
  const wishes = { language, ...(zone && { zone }), ...(move !== undefined && { move }) }
  const body: Request<'confirmSignIn'>['body'] = { ...mail, ...wishes, attempt: thisAttempt() }
  return client().call('confirmSignIn', { body })
}

/** A whole new page: nothing the last person saw may come back out of this one's memory. */
export const goAsSomebodyElse = (way: string): void => location.replace(way)
