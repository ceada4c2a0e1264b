/** `npm run e2e`: the pages through real browsers, from a bare clone. */
import { chromium, java, packages, ready, run } from './setup.mjs'

ready(packages, java, chromium)
process.exitCode = run('tsx', 'tools/build.ts') && run('vitest', 'run', 'test/e2e', '--no-file-parallelism') ? 0 : 1
