/** Writes each edition in each language as a file for browsers, into `made/`. Run before the pages are built: `tsx web/decks/made.ts`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { playable } from '@meanwhile/engine/catalogue'
import { languages } from '@meanwhile/texts'
import { printedIn } from './printing.ts'

for (const language of languages) {
  const folder = join(import.meta.dirname, 'made', language)
  mkdirSync(folder, { recursive: true })
  for (const edition of playable) write(join(folder, `${edition}.json`), JSON.stringify(printedIn(language, edition)))
}

/** Left alone if nothing has changed: while developing, pages reload when it does. */
function write(file: string, content: string): void {
  if (before(file) !== content) writeFileSync(file, content)
}

function before(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
