import 'server-only'
/** Words for what the server renders itself, and the language to render in. */
import { type Language, languages, type Texts, texts } from '@meanwhile/texts'
import { web as german } from '@meanwhile/texts/de/web'
import { web as english, type WebWords } from '@meanwhile/texts/en/web'
import { cookies, headers } from 'next/headers'
import { chosenIn } from '../settings/chosen.ts'

const isLanguage = (code: string | undefined): code is Language => languages.some((language) => language === code)

/** A person's choice, else what their browser prefers, else English. */
export async function readLanguage(): Promise<Language> {
  const chosen = chosenIn(await cookies(), 'language')
  if (isLanguage(chosen)) return chosen
  const accepted = (await headers()).get('accept-language') ?? ''
  const codes = accepted.split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return codes.find(isLanguage) ?? 'en'
}

export async function serverWords(): Promise<{ language: Language; texts: Texts; web: WebWords }> {
  const language = await readLanguage()
  return { language, texts: texts(language), web: language === 'de' ? german : english }
}
