/**
 * `npm run replay-check -- <export>`: before a deployment, plays every stored game again with the engine as it is now, and reports each that cannot be read, is
 * refused, or comes out different. An export is a file or a folder of DynamoDB's JSON lines, zipped or not.
 */
import { checkGames } from './replay-check/checking.ts'
import { itemsIn } from './replay-check/reading.ts'

const [path] = process.argv.slice(2)
if (!path) {
  console.error('npm run replay-check -- <file or folder of an export of the table "games">')
  process.exit(2)
}
const report = checkGames(itemsIn(path))
for (const { game, what } of report.differences) console.log(`${game}: ${what}`)
console.log(JSON.stringify({ ...report, differences: report.differences.length }))
process.exit(report.differences.length > 0 ? 1 : 0)
