import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { dynamoStore } from '../../functions/store/dynamo.ts'
import { ConditionFailed, OutcomeUnknown, type Store, Throttled } from '../../functions/store/store.ts'
import { environmentFor, namesFrom, newMeter } from '../../functions/store/tables.ts'
import { createTables, type DynamoLocal, localClient, localNames, startDynamoLocal } from '../../local/dynamo-local.ts'
import { storeContract } from './contract.ts'

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
const key = { pk: 'G#1', sk: 'STATE' }

describe('The store on DynamoDB', () => {
  let dynamo: DynamoLocal
  let client: DynamoDBClient
  let store: Store
  const meter = newMeter()

  beforeAll(async () => {
    dynamo = await startDynamoLocal()
    client = localClient(dynamo.endpoint)
    await createTables(client, localNames)
    store = dynamoStore(client, localNames, meter)
  })
  afterAll(async () => {
    client.destroy()
    await dynamo.stop()
  })

  storeContract(() => ({ store, meter }))

  it('finds its tables there when they are created again', async () => {
    await store.put('games', key)
    await createTables(client, localNames)
    expect(await store.get('games', key, { consistent: true })).toEqual(key)
  })

  it('is not told what a request costs if nobody counts', async () => {
    const before = { ...meter }
    await dynamoStore(client, localNames).put('games', key)
    expect(meter).toEqual(before)
  })
})

describe('What DynamoDB answers', () => {
  type Reply = (request: IncomingMessage, response: ServerResponse) => void
  let server: Server | undefined
  let client: DynamoDBClient | undefined
  let requests = 0

  afterEach(() => {
    client?.destroy()
    server?.closeAllConnections()
    server?.close()
  })

  /** A DynamoDB that gives these replies, and the last one again and again. */
  const answering = async (...replies: Reply[]): Promise<Store> => {
    requests = 0
    const listening = createServer((request, response) => {
      const reply = replies[Math.min(requests++, replies.length - 1)]
      request.resume().on('end', () => reply?.(request, response))
    })
    server = listening
    await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done))
    const address = listening.address()
    client = localClient(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)
    return dynamoStore(client, localNames)
  }
  const json =
    (status: number, body: object): Reply =>
    (_request, response) => {
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body))
    }
  const refusing = (status: number, name: string, more: object = {}): Reply =>
    json(status, { __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: 'no', ...more })
  const move = (store: Store) => store.update('games', key, { set: { v: 2 } }, { equals: { v: 1 } })
  const thrownBy = (request: Promise<unknown>): Promise<unknown> =>
    request.then(
      () => 'nothing',
      (error: unknown) => error,
    )

  const unknowns: [string, Reply][] = [
    ['an internal error', refusing(500, 'InternalServerError')],
    ['a service that is unavailable', refusing(503, 'ServiceUnavailable')],
    ['a gateway that speaks no JSON', (_request, response) => void response.writeHead(502).end('<html>')],
    ['a connection that breaks', (request) => void request.socket.destroy()],
    [
      'an answer cut off half-way',
      (request, response) => {
        response.writeHead(200, { 'content-length': '100' }).write('{"Attributes":')
        setTimeout(() => request.socket.destroy(), 20)
      },
    ],
    ['an answer that cannot be read', (_request, response) => void response.writeHead(200).end('{"Attributes":')],
    ['no answer', () => {}],
  ]
  it.each(unknowns)('leaves the outcome unknown, and is not asked again: %s', async (_what, reply) => {
    const store = await answering(reply)
    expect(await thrownBy(move(store))).toBeInstanceOf(OutcomeUnknown)
    expect(requests).toBe(1)
  })

  const hangingUp: Reply = (request) => void request.socket.destroy()
  const row: Reply = json(200, { Item: { pk: { S: 'G#1' }, sk: { S: 'STATE' }, v: { N: '1' } } })

  it('is read once more where a connection that rested was closed', async () => {
    const store = await answering(hangingUp, row)
    expect(await store.get('games', key)).toMatchObject({ v: 1 })
    expect(requests).toBe(2)
  })

  it('is not read for ever, and nothing is written twice, where nobody stays on the line', async () => {
    const store = await answering(hangingUp)
    expect(await thrownBy(store.get('games', key))).toBeInstanceOf(OutcomeUnknown)
    expect(requests).toBe(2)
    expect(await thrownBy(move(store))).toBeInstanceOf(OutcomeUnknown)
    expect(requests).toBe(3)
  })

  it('leaves the outcome unknown if nobody is there', async () => {
    const store = await answering(json(200, {}))
    await new Promise((done) => server?.close(done))
    expect(await thrownBy(move(store))).toBeInstanceOf(OutcomeUnknown)
  })

  it.each(['ProvisionedThroughputExceededException', 'ThrottlingException', 'RequestLimitExceeded', 'TransactionConflictException'])(
    'asks for patience by %s',
    async (name) => {
      const store = await answering(refusing(400, name))
      expect(await thrownBy(move(store))).toBeInstanceOf(Throttled)
      expect(requests).toBe(1)
    },
  )

  it.each(['ValidationException', 'ResourceNotFoundException', 'AccessDeniedException'])('shows a bug of ours by %s', async (name) => {
    const store = await answering(refusing(400, name))
    expect(await thrownBy(move(store))).toMatchObject({ name })
  })

  it('is the item there instead, if the condition fails', async () => {
    const store = await answering(refusing(400, 'ConditionalCheckFailedException', { Item: { pk: { S: 'G#1' }, s: { B: 'AQI=' } } }))
    const error = await thrownBy(move(store))
    expect(error).toBeInstanceOf(ConditionFailed)
    expect(error).toMatchObject({ item: { pk: 'G#1', s: Uint8Array.of(1, 2) } })
  })

  const cancelled = (...reasons: object[]): Reply => refusing(400, 'TransactionCanceledException', { CancellationReasons: reasons })
  const transaction = (store: Store) =>
    store.transact([
      { table: 'games', put: key },
      { table: 'players', put: key },
    ])

  it('asks for patience by a conflict of transactions', async () => {
    for (const Code of ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']) {
      const store = await answering(cancelled({ Code: 'None' }, { Code }))
      expect(await thrownBy(transaction(store))).toBeInstanceOf(Throttled)
      server?.close()
    }
  })

  it('is a failed condition even if there is a conflict too', async () => {
    const unmet = { Code: 'ConditionalCheckFailed', Item: { pk: { S: 'G#1' }, sk: { S: 'STATE' } } }
    const store = await answering(cancelled({ Code: 'TransactionConflict' }, unmet))
    expect(await thrownBy(transaction(store))).toMatchObject({ item: key })
  })

  it('shows a bug of ours in a transaction', async () => {
    const store = await answering(cancelled({ Code: 'ValidationError' }, { Code: 'None' }))
    expect(await thrownBy(transaction(store))).toMatchObject({ name: 'TransactionCanceledException' })
  })

  const marshalled = { pk: { S: 'G#1' }, sk: { S: 'STATE' } }
  const unprocessed = json(200, { Responses: {}, UnprocessedKeys: { [localNames.games]: { Keys: [marshalled] } } })

  it('is asked again for what a batch left out', async () => {
    const store = await answering(unprocessed, unprocessed, json(200, { Responses: { [localNames.games]: [marshalled] } }))
    expect(await store.getAll('games', [key])).toEqual([key])
    expect(requests).toBe(3)
  })

  it('is not asked for ever', async () => {
    const store = await answering(unprocessed)
    expect(await thrownBy(store.getAll('games', [key]))).toBeInstanceOf(Throttled)
    expect(requests).toBe(6)
  })
})

describe('DynamoDB Local', () => {
  it('keeps in its folder what was written, over a restart', async () => {
    const data = mkdtempSync(join(tmpdir(), 'meanwhile-'))
    for (const before of [null, key]) {
      const dynamo = await startDynamoLocal({ data })
      const client = localClient(dynamo.endpoint)
      await createTables(client, localNames)
      const store = dynamoStore(client, localNames)
      expect(await store.get('games', key, { consistent: true })).toEqual(before)
      await store.put('games', key)
      client.destroy()
      await dynamo.stop()
      await expect(fetch(dynamo.endpoint)).rejects.toThrow()
    }
    rmSync(data, { recursive: true })
  })

  it('says what is missing where there is no Java', async () => {
    const { JAVA_HOME } = process.env
    process.env.JAVA_HOME = join(tmpdir(), 'no-java-here')
    try {
      await expect(startDynamoLocal()).rejects.toThrow('Meanwhile needs Java 17')
    } finally {
      if (JAVA_HOME === undefined) delete process.env.JAVA_HOME
      else process.env.JAVA_HOME = JAVA_HOME
    }
  })
})

describe('The names of the tables', () => {
  it('reach a function by its environment', () => expect(namesFrom(environmentFor(localNames))).toEqual(localNames))
  it('are missed by name', () => expect(() => namesFrom({ GAMES_TABLE: 'g', EPHEMERAL_TABLE: 'e' })).toThrow('PLAYERS_TABLE'))
})
