/** Each function as one file in a folder of its own. Source maps stand apart: they are kept for whoever reads a stack trace, and not shipped. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { bundling, entryOf } from '../functions/entry/bundling.ts'
import type { FunctionName } from '../functions/entry/environment.ts'

const folder = join(import.meta.dirname, 'dist')

export function bundle(name: FunctionName): string {
  const out = join(folder, name)
  const maps = join(folder, 'maps')
  for (const folder of [out, maps]) mkdirSync(folder, { recursive: true })
  // `external`: made, but not named in the file. Lambda would otherwise be told of a map that is not there.
  const made = buildSync({ ...bundling, entryPoints: [entryOf(name)], outfile: join(out, 'index.js'), sourcemap: 'external', write: false })
  // One by one, and whole: somebody else may be bundling the same at this moment.
  for (const { path, contents } of made.outputFiles) writeFileSync(path.endsWith('.map') ? join(maps, `${name}.js.map`) : path, contents)
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
