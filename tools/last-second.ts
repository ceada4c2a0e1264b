/**
 * `npm run -s last-second -- --races 100000 --seed 1`: answers and time-outs that meet at the same instant, one after the other. Figures as
 * JSON on the last line; exit code 1 if ever both were accepted, or neither, or somebody was told something else than what happened.
 */
import { parseArgs } from 'node:util'
import { raceAtDeadlines } from '../test/simulation/last-second.ts'
import { inWords } from './simulate/service.ts'

const text = (fallback: string) => ({ type: 'string', default: fallback }) as const
const { values } = parseArgs({ options: { races: text('100000'), seed: text('1') } })
const { broken, ...figures } = await raceAtDeadlines(Number(values.races), Number(values.seed))
if (broken) console.error(inWords(broken))
console.log(JSON.stringify({ ...figures, violations: broken ? 1 : 0 }))
process.exitCode = broken ? 1 : 0
