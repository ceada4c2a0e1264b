/**
 * `npm run -s fuzz -- --cases 50000 --seed 1`: sends the API requests of every kind and looks for an answer or a change there must not be.
 * Progress goes to stderr; the last line is JSON; the exit code is 1 if something was found.
 */
import { parseArgs } from 'node:util'
import { fuzz } from '../test/fuzz/fuzz.ts'

const { values } = parseArgs({ options: { cases: { type: 'string', default: '50000' }, seed: { type: 'string', default: '1' } } })
const [cases, seed] = [Number(values.cases), Number(values.seed)]
if (!Number.isInteger(cases) || cases < 1 || !Number.isInteger(seed) || seed < 0) {
  console.error('--cases is a whole number from 1, --seed one from 0')
  process.exit(2)
}

const mostShown = 10
let reported = performance.now()
const progress = (done: number, found: number): void => {
  if (performance.now() - reported < 10_000) return
  reported = performance.now()
  console.error(`${done} of ${cases} cases, ${found} violations`)
}

const { violations } = await fuzz({ cases, seed, progress })
for (const violation of violations.slice(0, mostShown)) console.error(JSON.stringify(violation))
console.log(JSON.stringify({ cases, violations: violations.length, seed }))
process.exitCode = violations.length > 0 ? 1 : 0
