/** Each function as one file in a folder of its own. Source maps stand apart: they are kept for whoever reads a stack trace, and not shipped. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { bundling, entryOf } from '../functions/entry/bundling.ts'
import type { FunctionName } from '../functions/entry/environment.ts'

const folder = join(import.meta.dirname, 'dist')

export function bundle(name: FunctionName): string {
  const out = join(folder, name)
  const maps = join(folder, 'maps')
  for (const made of [out, maps]) mkdirSync(made, { recursive: true })
  // `external`: written, but not named in the file. Lambda would otherwise be told of a map that is not there.
  buildSync({ ...bundling, entryPoints: [entryOf(name)], outfile: join(out, 'index.js'), sourcemap: 'external' })
  renameSync(join(out, 'index.js.map'), join(maps, `${name}.js.map`))
  // The repository's own package.json says that files are modules; this one is not.
  writeFileSync(join(out, 'package.json'), '{"type":"commonjs"}\n')
  return out
}

/** Stands in for what a test does not look into: bundling takes its time. */
export function emptyBundle(): string {
  const out = join(folder, 'none')
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, 'index.js'), 'exports.handler = async () => {}\n')
  return out
}
