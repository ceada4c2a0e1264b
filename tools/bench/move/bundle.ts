/** The API as it is deployed: how large it is, and how long its first move takes compared with the bare client of the database. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { bots } from '@meanwhile/engine'
import { build } from 'esbuild'
import { bundling, entryOf } from '../../../functions/entry/bundling.ts'
import { environmentOf } from '../../../functions/entry/environment.ts'
import { dynamoStore } from '../../../functions/store/dynamo.ts'
import { environmentFor } from '../../../functions/store/tables.ts'
import { createTables, localNames } from '../../../local/dynamo-local.ts'
import { begin, bodyOf, eventFor, guest, inProcess, nextMove, quietPorts, rounded, type Someone } from './game.ts'

const starts = 15

export async function bundled(client: DynamoDBClient, endpoint: string): Promise<{ apiKiB: number; bareKiB: number; coldRatio: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'meanwhile-bundle-'))
  try {
    const [api, bare] = [join(folder, 'api.cjs'), join(folder, 'bare.cjs')]
    await build({ ...bundling, entryPoints: [entryOf('api')], outfile: api })
    // As anybody would bundle it, with all of it that we leave out of ours.
    await build({ ...bundling, alias: {}, stdin: { contents: bareSource, resolveDir: dirname(entryOf('api')) }, outfile: bare })
    const kib = (file: string): number => rounded(statSync(file).size / 1024, 1)
    return { apiKiB: kib(api), bareKiB: kib(bare), coldRatio: await coldRatio(client, endpoint, api, bare) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** One strong read and one conditional update, as a move makes them. */
const bareSource = `
  import { DynamoDBClient, GetItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb'
  const local = { region: 'local', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } }
  const client = new DynamoDBClient({ endpoint: process.env.DYNAMODB_ENDPOINT, maxAttempts: 1, ...local })
  export const handler = async ({ Key }) => {
    const TableName = process.env.GAMES_TABLE
    const { Item } = await client.send(new GetItemCommand({ TableName, Key, ConsistentRead: true }))
    const values = { ':next': { N: String(Number(Item.v.N) + 1) }, ':read': Item.v, ':state': Item.s }
    const change = { UpdateExpression: 'SET v = :next, s = :state', ConditionExpression: 'v = :read', ExpressionAttributeValues: values }
    await client.send(new UpdateItemCommand({ TableName, Key, ...change }))
    return { statusCode: 200 }
  }`

// ── Cold starts ────────────────────────────────────────────────────────────────────────────────────────────────────

async function coldRatio(client: DynamoDBClient, endpoint: string, api: string, bare: string): Promise<number> {
  await createTables(client, localNames)
  const ports = quietPorts(dynamoStore(client, localNames))
  const values = {
    DYNAMODB_ENDPOINT: endpoint,
    ORIGIN: ports.settings.origin,
    SESSION_SECRET: ports.settings.sessionSecret,
    MAIL_FROM: 'a@b.c',
    VAPID_PUBLIC_KEY: 'measured without',
    LATER_QUEUE: 'http://localhost/measured-without',
  }
  const environment = environmentOf('api', { ...values, ...environmentFor(localNames) })
  const ratios: number[] = []
  for (let i = 0; i < starts; i++) {
    const { move, key } = await situation(ports)
    const own = await coldMillis(api, move, environment)
    const least = await coldMillis(bare, { Key: key }, environment)
    ratios.push(own / least)
  }
  return rounded(ratios.toSorted((a, b) => a - b)[Math.floor(starts / 2)] ?? 0, 2)
}

/** A game of its own for each start: its first move, and its item for the other. */
async function situation(ports: ReturnType<typeof quietPorts>) {
  const send = inProcess(ports)
  const people: Someone[] = []
  for (let i = 0; i < 4; i++) people.push(await guest(send))
  const table = await begin(send, ports.store, people, bots.greedy, 'cold')
  const next = nextMove(table)
  if (!next) throw new Error('nobody is asked anything')
  const { id } = table.stored
  const move = eventFor('answer', { as: next.as, table: id, body: bodyOf(next.answer) }, ports.settings.origin)
  return { move, key: { pk: { S: `G#${id}` }, sk: { S: 'STATE' } } }
}

const coldStart = `
  const [file, event] = process.argv.slice(1)
  const began = performance.now()
  require(file).handler(JSON.parse(event)).then(({ statusCode, body }) => {
    const millis = performance.now() - began
    if (statusCode !== 200) throw new Error(body)
    process.stderr.write(String(millis))
    process.exit(0)
  })`

/** From the first line of the bundle to the reply, in a process that has done nothing before. */
function coldMillis(file: string, event: object, environment: { [name: string]: string }): Promise<number> {
  const env = { ...process.env, ...environment, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' }
  const child = spawn(process.execPath, ['-e', coldStart, file, JSON.stringify(event)], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  return new Promise((done, failed) =>
    child.on('close', (code) => (code === 0 ? done(Number(said)) : failed(new Error(`a cold start failed: ${said}`)))),
  )
}
