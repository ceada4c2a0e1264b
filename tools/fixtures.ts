/**
 * `npm run -s fixtures`, once for each release: what later ones must be able to read and to answer. Items as this release stores them: two whole games, one
 * over and one under way; and of every other kind of row at least one, whichever table it is in. And what a client of it sends and reads, every route at
 * least once.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { bots } from '@meanwhile/engine'
import { memoryStore } from '../functions/store/memory.ts'
import type { Item } from '../functions/store/store.ts'
import { writeItem } from '../functions/table/stored-game.ts'
import { tell } from '../functions/tell/tell.ts'
import release from '../package.json' with { type: 'json' }
import { exportedItem, keep, keepNight } from '../test/released/release.ts'
import { begin, bodyOf, follow, guest, inProcess, nextMove, quietPorts } from './bench/move/game.ts'

const items = new Map<string, Item>()
const memory = memoryStore({
  onChange: ({ key, after }) => {
    if (after) items.set(`${key.pk} ${key.sk}`, after)
    else items.delete(`${key.pk} ${key.sk}`)
  },
})
const ports = quietPorts(memory)
const send = inProcess(ports)
const people = [await guest(send), await guest(send), await guest(send)]
for (const moves of [Number.POSITIVE_INFINITY, 70]) {
  const table = await begin(send, memory, people, bots.greedy, `fixture ${moves}`)
  for (let made = 0; made < moves; made++) {
    const move = nextMove(table)
    if (!move) break
    const before = writeItem(table.stored)
    await send('answer', { as: move.as, table: table.stored.id, body: bodyOf(move.answer) })
    follow(table, move.answer)
    await tell([{ sequence: '1', before, after: (await memory.get('games', { pk: `G#${table.stored.id}`, sk: 'STATE' })) as Item }], ports)
  }
}

const asExported = (item: Item): string => JSON.stringify({ Item: exportedItem(item) })

const path = join(import.meta.dirname, '..', 'test', 'fixtures', `items-${release.version}.jsonl.gz`)
writeFileSync(path, gzipSync([...items.values()].map(asExported).join('\n')))
console.log(`${items.size} items: ${path}`)

const night = await keepNight(release.version)
console.log(`${night.rows} rows of a night: ${night.file}`)

const client = await keep(release.version, new Date().toISOString().slice(0, 10))
console.log(`${client.visits} visits of a client: ${client.file}`)
for (const file of client.forgotten) console.log(`nobody can have it open any more: ${file}`)
