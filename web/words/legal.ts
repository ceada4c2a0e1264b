import 'server-only'
/** Long texts that only the server renders. */
import { legal as german } from '@meanwhile/texts/de/web/legal'
import { legal as english } from '@meanwhile/texts/en/web/legal'
import { readLanguage } from './server.ts'

export const legalWords = async (): Promise<typeof english> => ((await readLanguage()) === 'de' ? german : english)
