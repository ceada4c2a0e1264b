/** docs/operations.md, "Restore from PITR", rehearsed on DynamoDB Local: what is lost, what goes on, and that nobody is told twice. */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import {
  type AttributeValue,
  BatchWriteItemCommand,
  CreateTableCommand,
  type DynamoDBClient,
  ScanCommand,
  UpdateTableCommand,
} from '@aws-sdk/client-dynamodb'
import { chanceOf } from '@meanwhile/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweep } from '../../functions/clock/sweep.ts'
import type { Job, Ports } from '../../functions/ports.ts'
import { handedOn } from '../../functions/reach/handed-on.ts'
import { later } from '../../functions/reach/later.ts'
import { reaching } from '../../functions/reach/reach.ts'
import { dynamoStore } from '../../functions/store/dynamo.ts'
import type { Store } from '../../functions/store/store.ts'
import { forgetGames, readItem, stateKey } from '../../functions/table/stored-game.ts'
import { tell } from '../../functions/tell/tell.ts'
import { createTables, type DynamoLocal, localClient, localNames, startDynamoLocal } from '../../local/dynamo-local.ts'
import { bodyOf, botFor, follow, guest, inProcess, nextMove, quietPorts, type Someone, type Table } from '../../tools/bench/move/game.ts'
import { keysOfADevice } from '../../tools/cost/pushing.ts'
import { itemsIn } from '../../tools/replay-check/reading.ts'
import { rewake } from '../../tools/replay-check/rewaking.ts'
import { run } from '../tools/command.ts'

const minute = 60_000
const threeDays = { kind: 'each', minutes: 3 * 24 * 60 } as const
const restored = { games: 'restored-games', players: 'restored-players', ephemeral: localNames.ephemeral }
const folder = mkdtempSync(join(tmpdir(), 'meanwhile-restore-'))

let dynamo: DynamoLocal
let client: DynamoDBClient
beforeAll(async () => {
  dynamo = await startDynamoLocal()
  client = localClient(dynamo.endpoint)
  await createTables(client, localNames)
}, 60_000)
afterAll(async () => {
  client?.destroy()
  await dynamo?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Always the same bytes, and so always the same game: one that ends too soon would have nothing to restore. */
const drawn = { bytes: 0 }
const sameEveryTime = (length: number): Uint8Array =>
  createHash('shake256', { outputLength: length })
    .update(`long enough ${drawn.bytes++}`)
    .digest()

/** The service on these tables, with everything that follows a move, and a list of what people were pushed. */
function serviceOn(store: Store, clock: { now: number }, pushes: string[]) {
  const jobs: Job[] = []
  const quiet = quietPorts(store)
  const ports: Ports = {
    ...quiet,
    now: () => clock.now,
    random: sameEveryTime,
    settings: { ...quiet.settings, pushHosts: ['push.example'] },
    push: {
      send: async ({ body }) => {
        pushes.push((JSON.parse(body) as { notification: { data: { decision: string } } }).notification.data.decision)
        return { outcome: 'sent' }
      },
    },
    later: { in: async (_seconds, job) => void jobs.push(job) },
  }
  ports.notify = handedOn(() => ports)
  const sending: Ports = { ...ports }
  sending.notify = reaching(() => sending)
  const tellOf = async (before: Awaited<ReturnType<Store['get']>>, after: Awaited<ReturnType<Store['get']>>): Promise<string[]> => {
    const failed = await tell([{ sequence: '1', before, after }], ports)
    for (const job of jobs.splice(0)) await later(job, sending)
    return failed
  }
  const state = (table: string) => store.get('games', stateKey(table), { consistent: true })
  /** What the stream brought last. */
  const record: { before: Awaited<ReturnType<Store['get']>> } = { before: null }
  const move = async (table: Table): Promise<void> => {
    const next = nextMove(table)
    if (!next) throw new Error('the game is over')
    const before = await state(table.stored.id)
    await inProcess(ports)('answer', { as: next.as, table: table.stored.id, body: bodyOf(next.answer) })
    follow(table, next.answer)
    expect(await tellOf(before, await state(table.stored.id))).toEqual([])
    record.before = before
    clock.now += minute
    table.now = clock.now
  }
  return { ports, tellOf, state, move, record, send: inProcess(ports) }
}

/** As DynamoDB exports a table: JSON lines, zipped. */
async function exported(table: 'games' | 'players'): Promise<{ path: string; items: { [name: string]: AttributeValue }[] }> {
  const { Items = [] } = await client.send(new ScanCommand({ TableName: localNames[table], ConsistentRead: true }))
  const plain = (value: unknown): unknown => (value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value)
  const lines = Items.map((Item) =>
    JSON.stringify({ Item }, (_, value) => plain(value?.type === 'Buffer' ? Buffer.from(value.data) : value)),
  )
  const path = join(folder, `${table}.json.gz`)
  writeFileSync(path, gzipSync(lines.map((line) => line.replace(/\{"B":\{("\d+":\d+,?)+\}\}/g, asBase64)).join('\n')))
  return { path, items: Items }
}
const asBase64 = (written: string): string => {
  const bytes = Object.values((JSON.parse(written) as { B: { [i: string]: number } }).B)
  return JSON.stringify({ B: Buffer.from(bytes).toString('base64') })
}

/** A restored table comes without a stream: what was restored was never moved. It gets its stream when the stack takes it over. */
async function restore(name: 'games' | 'players', items: { [name: string]: AttributeValue }[]): Promise<void> {
  const TableName = restored[name]
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
    }),
  )
  for (let i = 0; i < items.length; i += 25) {
    const puts = items.slice(i, i + 25).map((Item) => ({ PutRequest: { Item } }))
    await client.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: puts } }))
  }
  if (name === 'games')
    await client.send(
      new UpdateTableCommand({ TableName, StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' } }),
    )
}

describe('A table restored to an earlier second', () => {
  const clock = { now: Date.parse('2026-03-02T12:00Z') }
  const pushes: string[] = []

  async function newGame(send: ReturnType<typeof inProcess>, store: Store): Promise<Table> {
    const people: Someone[] = []
    for (let i = 0; i < 3; i++) people.push(await guest(send))
    for (const as of people)
      await send('addSubscription', { as, body: { endpoint: `https://push.example/${as.id}`, keys: keysOfADevice, device: 'Phone' } })
    const [host, ...others] = people as [Someone, ...Someone[]]
    const settings = { visibility: 'open', startWhenFull: false, seats: 3, pace: threeDays }
    const { id } = (await send('createTable', { as: host, body: { settings } })).reply
    for (const as of others) await send('takeSeat', { as, table: id })
    await send('start', { as: host, table: id })
    const item = await store.get('games', stateKey(id), { consistent: true })
    if (!item) throw new Error('no game')
    return { stored: readItem(item), people, bot: botFor(7), chance: chanceOf('restore'), now: clock.now }
  }

  it('has every game as it was, plays on, tells nobody twice, and lets no time run out unnoticed', { timeout: 120_000 }, async () => {
    const live = dynamoStore(client, localNames)
    const before = serviceOn(live, clock, pushes)
    const table = await newGame(before.send, live)
    const { id } = table.stored
    // Long enough for a chunk of the record to be written.
    while (table.stored.version < 40) await before.move(table)
    const lastGood = await before.state(id)
    const beforeIt = before.record.before
    const toldThen = pushes.length
    const [games, players] = [await exported('games'), await exported('players')]

    // What comes after the last good second is lost, and then everything is destroyed.
    for (let i = 0; i < 3 && nextMove(table); i++) await before.move(table)
    for (const { pk, sk } of games.items) await live.remove('games', { pk: pk?.S ?? '', sk: sk?.S ?? '' })
    expect(await before.state(id)).toBeNull()

    await restore('games', games.items)
    await restore('players', players.items)
    forgetGames()
    const checked = await run('tools/replay-check.ts', [games.path])
    expect([checked.code, JSON.parse(checked.lastLine)]).toEqual([0, expect.objectContaining({ games: 1, replayed: 1, differences: 0 })])

    const store = dynamoStore(client, restored)
    const after = serviceOn(store, clock, pushes)
    expect(await after.state(id)).toEqual(lastGood)

    // The question that is open was told before: the stream may bring it as often as it likes.
    const toldBefore = pushes.length
    expect(toldThen).toBeGreaterThan(0)
    const rows = await store.query('games', stateKey(id).pk, { prefix: 'M#' })
    expect(rows).toHaveLength(40)
    expect(await after.tellOf(beforeIt, lastGood)).toEqual([])
    expect(pushes.length).toBe(toldBefore)

    // And it goes on; whoever is asked next is told once.
    const goesOn: Table = { ...table, stored: readItem((await after.state(id)) ?? { pk: '', sk: '' }), now: clock.now }
    while (pushes.length === toldBefore && nextMove(goesOn)) await after.move(goesOn)
    expect(pushes.length).toBe(toldBefore + 1)
    expect(new Set(pushes.slice(toldBefore)).size).toBe(1)

    // Everybody stays away. What woke the game is used up, and nothing wakes it any more, until it is put on the list again.
    const { version } = goesOn.stored
    clock.now += 4 * 24 * 60 * minute
    await store.put('ephemeral', { pk: 'SWEPT', sk: 'SWEPT', until: Math.floor(clock.now / (15 * minute)) - 1 })
    await sweep(after.ports)
    expect((await after.state(id))?.v).toBe(version)
    expect(await rewake(itemsIn(games.path), store, clock.now)).toBe(1)
    clock.now += 16 * minute
    await sweep(after.ports)
    expect(Number((await after.state(id))?.v)).toBeGreaterThan(version)
  })
})
