'use client'
/** Sitting down without an account, and what everybody adds to the shuffle. */
import { client } from '@meanwhile/functions/client'
import type { Reply } from '@meanwhile/functions/shapes'
import type { Language } from '@meanwhile/texts'
import { invitationShelf } from '../join/token.ts'
import { nowHere } from './whose-device.ts'

/** Who has a session keeps it, so a second tap makes no second person. */
export async function becomeGuest(language: Language, name = ''): Promise<Reply<'becomeGuest'>> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const body = { language, ...(zone && { zone }), ...(name.trim() && { name: name.trim() }) }
  const guest = await client().call('becomeGuest', { body })
  await nowHere(guest.id, { but: [invitationShelf] })
  return guest
}

/** 16 bytes of one's own: nobody, not even the service, can foresee a shuffle to which a player has added them. */
export const newEntropy = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
