/** The pages as OpenNext has built them: a server, and files. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'

const built = join(import.meta.dirname, '..', '..', 'web', '.open-next')
export const builtFiles = join(built, 'assets')
export const builtServer = join(built, 'server-functions', 'default')

/** OpenNext writes this last. */
export const isBuilt = (): boolean => existsSync(join(built, 'open-next.output.json'))

/** The folder of the server, with what looks up its secrets put beside it. */
export function builtPages(): string {
  if (!isBuilt()) throw new Error('The pages are not built: npm run pages')
  buildSync({
    entryPoints: [join(import.meta.dirname, 'start.ts')],
    outfile: join(builtServer, 'start.mjs'),
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  })
  return builtServer
}
