/**
 * `npm run -s mutants`: makes one deliberate bug after the other and looks whether the simulation of the service notices it. Two at a
 * time; progress goes to stderr, figures as JSON to the last line; the exit code is 1 if a bug survives.
 */
import { parseArgs } from 'node:util'
import { hunt, makeCopy, removeCopy } from '../test/simulation/hunting.ts'
import { type Mutant, mutants } from '../test/simulation/mutants.ts'

const atOnce = 2
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '300' },
    only: { type: 'string', default: '' },
    living: { type: 'boolean', default: false },
  },
})
const games = Number(values.games)
const hunted = mutants.filter(({ name, living = false }) => name.includes(values.only) && (!values.living || living))
const survivors: string[] = []
const waiting = [...hunted]

await Promise.all(Array.from({ length: atOnce }, huntOn))
console.log(JSON.stringify({ mutants: hunted.length, caught: hunted.length - survivors.length, survivors }))
process.exitCode = survivors.length > 0 ? 1 : 0

async function huntOn(): Promise<void> {
  const copy = makeCopy()
  try {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) await report(mutant, copy)
  } finally {
    removeCopy(copy)
  }
}

async function report(mutant: Mutant, copy: string): Promise<void> {
  const { caught, sentence, seconds } = await hunt(mutant, copy, games)
  if (!caught) survivors.push(mutant.name)
  console.error(
    `${caught ? 'caught' : 'SURVIVED'} in ${seconds.toFixed(0)} s: ${mutant.name}${caught ? ` — ${sentence.slice(0, 160)}` : ''}`,
  )
}
