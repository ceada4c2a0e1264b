/**
 * Puts the pictures that cards name into `public/pictures`, out of the whole set that the package holds. Run before the
 * pages are built: `tsx web/pictures.ts`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cards } from '@meanwhile/engine/catalogue'

type IconSet = { width?: number; height?: number; icons: { [name: string]: { body: string; width?: number; height?: number } } }

const folder = join(import.meta.dirname, 'public', 'pictures')
const set = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'),
) as IconSet
/** Pictures of the pages themselves. */
const ours = ['robot', 'bullseye', 'crown', 'hourglass-done', 'envelope', 'party-popper']

mkdirSync(folder, { recursive: true })
for (const name of new Set([...Object.values(cards).map(({ picture }) => picture), ...ours])) {
  const icon = set.icons[name]
  if (!icon) throw new Error(`the set has no picture called ${name}`)
  const [width, height] = [icon.width ?? set.width ?? 32, icon.height ?? set.height ?? 32]
  writeFileSync(
    join(folder, `${name}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${icon.body}</svg>\n`,
  )
}
