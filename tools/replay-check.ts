/**
 * `npm run replay-check -- <export>`: before a deployment, plays every stored game again with the engine as it is now, and reports each that cannot be read, is
 * refused, or comes out different. An export is a file or a folder of DynamoDB's JSON lines, zipped or not.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { itemOf, type JsonImage } from '../functions/entry/stream-event.ts'
import type { Item } from '../functions/store/store.ts'
import { checkGames } from './replay-check/checking.ts'

function itemsIn(path: string): Item[] {
  if (statSync(path).isDirectory()) {
    return readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.jsonl?(\.gz)?$/.test(name) && !/manifest/.test(name))
      .flatMap((name) => itemsIn(join(path, name)))
  }
  const bytes = readFileSync(path)
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  return text.split('\n').flatMap((line) => (line.trim() ? [itemOf((JSON.parse(line) as { Item: JsonImage }).Item)] : []))
}

const [path] = process.argv.slice(2)
if (!path) {
  console.error('npm run replay-check -- <file or folder of an export of the table "games">')
  process.exit(2)
}
const report = checkGames(itemsIn(path))
for (const { game, what } of report.differences) console.log(`${game}: ${what}`)
console.log(JSON.stringify({ ...report, differences: report.differences.length }))
process.exit(report.differences.length > 0 ? 1 : 0)
