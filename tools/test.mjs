/**
 * `npm test`: everything that has to hold, ending with the line `N passed, N failed`.
 * `npm run check` is the same without the slow suites and without browsers (`--quick`).
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, java, packages, ready, run } from './setup.mjs'

const slow = ['test/simulation/**', 'test/properties/**', 'test/races/**', 'test/fuzz/**', 'test/local/evenings.test.ts']
/** Real hosts and real races: beside other suites they would wait for the processor, and what has to be quick would be late. */
const alone = ['test/local/', 'test/races/', 'test/operations/', 'test/store/dynamo.test.ts', 'test/tools/commands.test.ts']
const browsers = 'test/e2e'
const quick = process.argv.includes('--quick')

const checks = [
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'types of the engine, without DOM and Node', command: ['tsc', '-p', 'engine'] },
  { name: 'types of the pages', command: ['tsc', '-p', 'web'] },
  { name: 'lint', command: ['biome', 'check', '.'] },
  { name: 'dead code', command: ['knip'] },
]

ready(packages, java, ...(quick ? [] : [chromium]))
if (!quick) checks.push({ name: 'build of the pages, for here and for Lambda', command: ['tsx', 'cdk/pages/build.ts'] })
const without = (suites) => suites.flatMap((suite) => ['--exclude', suite])
const skipped = quick ? slow : []
const counts = [
  ...checks.map(check),
  tests(...without([`${browsers}/**`, ...alone.map((suite) => suite.replace(/\/$/, '/**')), ...skipped])),
  tests(...alone, '--no-file-parallelism', ...without(skipped)),
]
// Browsers come last, one house at a time. A machine may be too busy once; what fails twice is broken.
if (!quick) counts.push(tests(browsers, '--no-file-parallelism', '--retry=1'))
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

function check({ name, command }) {
  const ok = run(...command)
  console.log(`${ok ? 'passed' : 'FAILED'}: ${name}`)
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function tests(...which) {
  const folder = mkdtempSync(join(tmpdir(), 'meanwhile-'))
  const report = join(folder, 'vitest.json')
  const ok = run('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...which)
  const count = counted(report)
  rmSync(folder, { recursive: true, force: true })
  // a file that cannot be loaded, an unhandled rejection or no test at all fails without any test having failed
  return !ok && count.failed === 0 ? { ...count, failed: 1 } : count
}

function counted(report) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    const unloadable = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
    return { passed: numPassedTests, failed: numFailedTests + unloadable.length }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
