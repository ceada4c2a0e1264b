/** An export of a table: a file or a folder of DynamoDB's JSON lines, zipped or not. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { itemOf, type JsonImage } from '../../functions/entry/stream-event.ts'
import type { Item } from '../../functions/store/store.ts'

export function itemsIn(path: string): Item[] {
  if (statSync(path).isDirectory()) {
    return readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.jsonl?(\.gz)?$/.test(name) && !/manifest/.test(name))
      .flatMap((name) => itemsIn(join(path, name)))
  }
  const bytes = readFileSync(path)
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  return text.split('\n').flatMap((line) => (line.trim() ? [itemOf((JSON.parse(line) as { Item: JsonImage }).Item)] : []))
}
