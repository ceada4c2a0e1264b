/**
 * The cards of an edition as a browser gets them: data, not a script, so that no page waits for it to be run. The files are made by
 * `made.ts` before the pages are built, and are named by their content.
 */
import type { EditionId } from '@meanwhile/engine'
import type { Language, Speech } from '@meanwhile/texts'
import type { Printed } from './printing.ts'

export type Deck = Printed & { prompts: Speech['prompts'] }

// Each named in full, since the build looks for the files by their names.
const files: Record<Language, Record<EditionId, URL>> = {
  en: {
    fluxx: new URL('./made/en/fluxx.json', import.meta.url),
    batman: new URL('./made/en/batman.json', import.meta.url),
    'doctor-who': new URL('./made/en/doctor-who.json', import.meta.url),
    cat: new URL('./made/en/cat.json', import.meta.url),
    'regular-show': new URL('./made/en/regular-show.json', import.meta.url),
  },
  de: {
    fluxx: new URL('./made/de/fluxx.json', import.meta.url),
    batman: new URL('./made/de/batman.json', import.meta.url),
    'doctor-who': new URL('./made/de/doctor-who.json', import.meta.url),
    cat: new URL('./made/de/cat.json', import.meta.url),
    'regular-show': new URL('./made/de/regular-show.json', import.meta.url),
  },
}
const prompts: Record<Language, () => Promise<{ worldPrompts: Speech['prompts'] }>> = {
  en: () => import('@meanwhile/texts/en/prompts-worlds'),
  de: () => import('@meanwhile/texts/de/prompts-worlds'),
}

export const addressOf = (language: Language, edition: EditionId): string => files[language][edition].pathname

export async function fetchDeck(language: Language, edition: EditionId): Promise<Deck> {
  const [printed, asked] = await Promise.all([fetchPrinted(addressOf(language, edition)), promptsOf(language, edition)])
  return { ...printed, prompts: asked }
}

async function fetchPrinted(address: string): Promise<Printed> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`the cards could not be fetched: ${response.status}`)
  return response.json()
}

/** Fluxx asks for nothing that is not asked everywhere. */
const promptsOf = async (language: Language, edition: EditionId): Promise<Speech['prompts']> =>
  edition === 'fluxx' ? {} : (await prompts[language]()).worldPrompts
