'use client'
/** How the app looks to somebody: cookies, so that the first paint is right, on this device and for whoever is not signed in. */
import type { Reply } from '@meanwhile/functions/shapes'
import type { Language } from '@meanwhile/texts'
import { ownHost } from './chosen.ts'

export type Look = Pick<Reply<'me'>['preferences'], 'theme' | 'textSize' | 'motion'> & { language: Language }

const aYear = 365 * 24 * 60 * 60

/** An empty value takes the cookie away: then the device decides. */
function choose(name: string, value: string): void {
  const isSecure = location.protocol === 'https:'
  const write = (under: string, what: string): void => {
    // biome-ignore lint/suspicious/noDocumentCookie: the other way is not in every browser that can play
    document.cookie = `${under}=${what}; Path=/; SameSite=Lax; Max-Age=${what ? aYear : 0}${isSecure ? '; Secure' : ''}`
  }
  write(isSecure ? `${ownHost}${name}` : name, value)
  // As earlier releases called it: left there, a choice that was taken back would come up again.
  if (isSecure) write(name, '')
}

/** At once, before the server has rendered the page anew. */
function wear(name: 'theme' | 'text' | 'motion', value: string): void {
  choose(name, value)
  if (value) document.documentElement.dataset[name] = value
  else delete document.documentElement.dataset[name]
}

export function putOn({ theme, textSize, motion, language }: Partial<Look>): void {
  if (theme) wear('theme', theme === 'system' ? '' : theme)
  if (textSize) wear('text', textSize === 'normal' ? '' : textSize)
  if (motion) wear('motion', motion === 'system' ? '' : motion)
  if (language) choose('language', language)
}

/** After signing in: what this person chose elsewhere holds here too. */
export const putOnLookOf = ({ preferences, language }: Reply<'me'>): void => putOn({ ...preferences, language })
