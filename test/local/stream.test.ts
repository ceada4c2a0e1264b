/** The stream is followed over restarts and failures: every record is told, in order, and none twice. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordsOf, type StreamEvent } from '../../functions/entry/stream-event.ts'
import type { Log } from '../../functions/ports.ts'
import { dynamoStore } from '../../functions/store/dynamo.ts'
import { openData } from '../../local/data.ts'
import { createTables, type DynamoLocal, localClient, localNames, startDynamoLocal } from '../../local/dynamo-local.ts'
import { type Following, followStream } from '../../local/stream/following.ts'

const data = openData(mkdtempSync(join(tmpdir(), 'meanwhile-test-')))
const silent: Log = { info: () => {}, warn: () => {}, error: () => {} }
let dynamo: DynamoLocal
beforeAll(async () => {
  dynamo = await startDynamoLocal()
  await createTables(localClient(dynamo.endpoint), localNames)
}, 60_000)
afterAll(async () => {
  await dynamo.stop()
  rmSync(data.folder, { recursive: true, force: true })
})

const told: number[] = []
let failures = 0

/** Fails at the record in the middle of a batch, as often as asked to; what comes before it is taken. */
async function tell(event: StreamEvent): Promise<string[]> {
  const records = recordsOf(event)
  const bad = failures > 0 ? Math.floor(records.length / 2) : records.length
  if (failures > 0) failures--
  told.push(...records.slice(0, bad).map(({ after }) => after?.v as number))
  return records.slice(bad, bad + 1).map(({ sequence }) => sequence)
}

const follow = (): Promise<Following> => {
  const client = localClient(dynamo.endpoint)
  return followStream({ client, endpoint: dynamo.endpoint, table: localNames.games, data, log: silent, tell })
}

it('tells every move once, in order, whatever fails and whenever the host ends', async () => {
  const store = dynamoStore(localClient(dynamo.endpoint), localNames)
  let written = 0
  const move = async (): Promise<void> => {
    written++
    await store.update('games', { pk: 'G#x', sk: 'STATE' }, { set: { v: written } })
    // Its own rows go by unheard.
    await store.put('games', { pk: 'G#x', sk: `M#${written}`, v: written })
  }
  for (let round = 0; round < 4; round++) {
    // Half of the moves while nobody listens, half while somebody does; the host ends in the middle of it.
    for (let i = 0; i < 15; i++) await move()
    failures = 3
    const following = await follow()
    for (let i = 0; i < 15; i++) await move()
    await following.stop()
  }
  const last = await follow()
  await expect.poll(() => told.length, { timeout: 10_000 }).toBe(written)
  await last.stop()
  expect(told).toEqual(Array.from({ length: written }, (_, i) => i + 1))
}, 60_000)
