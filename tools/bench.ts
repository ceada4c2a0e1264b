/**
 * `npm run -s bench -- engine`: measures one part, or without a name all of them. A table with the figures asked for beside the
 * measured ones goes to stderr, the figures as JSON to the last line of stdout.
 */
import { type Part, tableOf } from './bench/part.ts'

/** A part is loaded when it is asked for: what one of them needs must not slow down, or be missing for, another. */
const parts: Record<string, () => Promise<{ bench: () => Part | Promise<Part> }>> = {
  engine: () => import('./bench/engine.ts'),
  move: () => import('./bench/move.ts'),
  tell: () => import('./bench/tell.ts'),
  // Its types are checked with those of the pages, which know what a document is.
  web: () => import('./bench/web.ts' as string),
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`There is no part called “${unknown.join('”, “')}”. Parts: ${Object.keys(parts).join(', ')}; without a name, all of them.`)
  process.exitCode = 1
} else {
  const figures: Record<string, Part['figures']> = {}
  for (const [name, load] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    const { bench } = await load()
    const part = await bench()
    Object.assign(figures, { [name]: part.figures }, part.beside)
    console.error(`${name}\n${tableOf(part.rows)}`)
  }
  console.log(JSON.stringify(figures))
}
