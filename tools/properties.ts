/**
 * `npm run properties`: non-interference over far more pairs of games than `npm test` has time for, at every kind of table in turn;
 * `-- --world cat` at one kind only, `-- --pairs 20000` over fewer.
 * Progress goes to stderr; the last line is JSON; the exit code is 1 if a viewer was shown what they may not know.
 */
import { parseArgs } from 'node:util'
import { compareGame, type Tally, type Violation } from '../test/properties/interference.ts'
import { worlds } from '../test/properties/worlds.ts'

const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '1000000' }, seed: { type: 'string', default: '1' }, world: { type: 'string' } },
})
const wanted = Number(values.pairs)
const { seed } = values
if (!Number.isInteger(wanted) || wanted < 1) {
  console.error('--pairs is a whole number, at least 1')
  process.exit(2)
}

if (values.world !== undefined && !worlds.some((world) => world === values.world)) {
  console.error(`--world is one of ${worlds.join(', ')}`)
  process.exit(2)
}
const looked = worlds.filter((world) => values.world === undefined || world === values.world)

const began = performance.now()
const seconds = (): number => (performance.now() - began) / 1000
const sum: Omit<Tally, 'violations'> = { pairs: 0, steps: 0, lent: 0 }
const violations: Violation[] = []
let games = 0
let reported = 0

while (sum.pairs < wanted) {
  const world = looked[games % looked.length]
  const tally = compareGame(`${seed}-${games++}@${world}`)
  sum.pairs += tally.pairs
  sum.steps += tally.steps
  sum.lent += tally.lent
  for (const violation of tally.violations) {
    violations.push(violation)
    if (violations.length <= 10) console.error(JSON.stringify(violation))
  }
  if (seconds() - reported >= 10) {
    reported = seconds()
    console.error(`${sum.pairs} of ${wanted} pairs, ${Math.round(sum.pairs / reported)} a second, ${violations.length} violations`)
  }
}

const pairsPerSecond = Math.round(sum.pairs / seconds())
console.log(JSON.stringify({ ...sum, violations: violations.length, seed, games, worlds: looked, pairsPerSecond }))
process.exitCode = violations.length > 0 ? 1 : 0
