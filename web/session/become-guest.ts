'use client'
/** Sitting down without an account, and what everybody adds to the shuffle. */
import { client } from '@meanwhile/functions/client'
import type { Reply } from '@meanwhile/functions/shapes'
import type { Language } from '@meanwhile/texts'

/** Who has a session keeps it, so a second tap makes no second person. */
export function becomeGuest(language: Language, name = ''): Promise<Reply<'becomeGuest'>> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return client().call('becomeGuest', { body: { language, ...(zone && { zone }), ...(name.trim() && { name: name.trim() }) } })
}

/** 16 bytes of one's own: nobody, not even the service, can foresee a shuffle to which a player has added them. */
export const newEntropy = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
