/** `npm start`: from a bare clone to a table where a newcomer plays against bots. */
import { packages, ready, run } from './setup.mjs'

ready(packages)
const asked = process.argv.slice(2)
const table = asked.length > 0 ? asked : ['--players', '3', '--bots', 'greedy']
process.exitCode = run('tsx', 'local/terminal/play.ts', ...table) ? 0 : 1
