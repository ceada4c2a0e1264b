/** What one request to the tables costs of our own processor, beyond what the store in memory takes: signing, serialising, reading the answer. */
import { Readable } from 'node:stream'
import { dynamoStore, makeClient } from '../../functions/store/dynamo.ts'
import type { Item } from '../../functions/store/store.ts'
import { localNames } from '../../local/dynamo-local.ts'

const warmUp = 500
const measured = 1500
/** About as large as a game. */
const item = { pk: 'G#'.padEnd(24, 'x'), sk: 'STATE', v: 12, st: 'playing', o: ['s1', 's2'], s: Buffer.alloc(360, 7) }
const marshalled = {
  pk: { S: item.pk },
  sk: { S: item.sk },
  v: { N: '12' },
  st: { S: 'playing' },
  o: { L: [{ S: 's1' }, { S: 's2' }] },
  s: { B: item.s.toString('base64') },
}

/** Answers at once, and writes nothing anywhere. */
const answering = {
  handle: async ({ headers }: { headers: { [name: string]: string } }) => {
    const isRead = headers['x-amz-target']?.endsWith('GetItem')
    const body = Readable.from([Buffer.from(JSON.stringify(isRead ? { Item: marshalled } : {}))])
    return { response: { statusCode: 200, headers: { 'content-type': 'application/x-amz-json-1.0' }, body } }
  },
}

export async function sdkMillis(): Promise<number> {
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' }
  const client = makeClient({ region: 'us-east-1', credentials, requestHandler: answering as never })
  const store = dynamoStore(client, localNames)
  const { pk, sk, ...set } = item
  const both = async (): Promise<Item | null> => {
    await store.update('games', { pk, sk }, { set, unread: true }, { equals: { v: 11 } })
    return store.get('games', { pk, sk }, { consistent: true })
  }
  for (let i = 0; i < warmUp; i++) await both()
  const before = process.cpuUsage()
  for (let i = 0; i < measured; i++) await both()
  const { user, system } = process.cpuUsage(before)
  client.destroy()
  return (user + system) / 1000 / measured / 2
}
