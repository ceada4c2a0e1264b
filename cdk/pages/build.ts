/** `npm run pages`: the pages as they run on Lambda. They are built once; OpenNext makes a server and files of that. */
import { spawnSync } from 'node:child_process'
import { delimiter, join, relative } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)

const web = join(root, 'web')
const config = relative(web, join(import.meta.dirname, 'open-next.config.ts'))

const { status } = spawnSync('open-next', ['build', '--config-path', config], {
  cwd: web,
  stdio: 'inherit',
  env: { ...process.env, PATH: path, NEXT_TELEMETRY_DISABLED: '1', BUILD_PAGES: join(root, 'tools', 'build.ts') },
})
process.exit(status ?? 1)
