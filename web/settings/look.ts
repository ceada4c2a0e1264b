'use client'
/** How the app looks to somebody: cookies, so that the first paint is right, on this device and for whoever is not signed in. */
import type { Reply } from '@meanwhile/functions/shapes'
import type { Language } from '@meanwhile/texts'

export type Look = Pick<Reply<'me'>['preferences'], 'theme' | 'textSize' | 'motion'> & { language: Language }

const aYear = 365 * 24 * 60 * 60

/** An empty value takes the cookie away: then the device decides. */
function choose(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not in every browser that can play
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${value ? aYear : 0}${secure}`
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
