/** How much longer a move on the local host takes than the two requests to the database that no move can do without. */
import { Agent, request } from 'node:http'
import { GetItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'
import { bots } from '@meanwhile/engine'
import { localClient, localNames } from '../../../local/dynamo-local.ts'
import { type LocalHost, startLocal } from '../../../local/index.ts'
import {
  type Asked,
  begin,
  bodyOf,
  eventFor,
  follow,
  guest,
  inTurn,
  nextMove,
  rounded,
  type Send,
  type Someone,
  type Spread,
  spread,
  type Table,
} from './game.ts'

const rounds = 5
const ofEach = 2_000
const warmUp = 300

export async function overFloor(): Promise<{ p50OverFloor: number; p99OverFloor: number; moveMillis: number; floorMillis: number }> {
  const host = await startLocal({ port: 0 })
  try {
    return await measure(host)
  } finally {
    await host.stop()
  }
}

async function measure(host: LocalHost) {
  const play = await player(host)
  const floor = floorAt(host.endpoints.dynamodb)
  const laps: { move: Spread; floor: Spread }[] = []
  for (let round = 0; round <= rounds; round++) {
    const [moves, floors] = await interleaved(play, floor.touch, round === 0 ? warmUp : ofEach)
    if (round > 0) laps.push({ move: spread(moves), floor: spread(floors) })
  }
  floor.end()
  const middle = (of: (lap: { move: Spread; floor: Spread }) => number) =>
    rounded(laps.map(of).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0, 2)
  return {
    p50OverFloor: middle(({ move, floor }) => move.p50 / floor.p50),
    p99OverFloor: middle(({ move, floor }) => move.p99 / floor.p99),
    moveMillis: middle(({ move }) => move.p50),
    floorMillis: middle(({ floor }) => floor.p50),
  }
}

/** In turn, each first every other time: whatever disturbs the machine, and whatever follows a move, disturbs both alike. */
async function interleaved(move: () => Promise<number>, floor: () => Promise<number>, count: number): Promise<[number[], number[]]> {
  const [moves, floors]: [number[], number[]] = [[], []]
  for (let i = 0; i < count; i++) {
    if (i % 2 === 0) moves.push(await move())
    floors.push(await floor())
    if (i % 2 === 1) moves.push(await move())
  }
  return [moves, floors]
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await run()
  return performance.now() - began
}

// ── A move ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** One move after the other, in one game after the other, by people who keep their connection open as browsers do. */
async function player({ origin, ports }: LocalHost): Promise<() => Promise<number>> {
  const send = overHttp(origin)
  const people: Someone[] = []
  for (let i = 0; i < 4; i++) people.push(await guest(send))
  let games = 0
  const sitDown = (): Promise<Table> => begin(send, ports.store, inTurn(people, games), bots.greedy, `floor ${games++}`)
  let table = await sitDown()
  return async () => {
    let move = nextMove(table)
    while (!move) {
      table = await sitDown()
      move = nextMove(table)
    }
    const { as, answer } = move
    const millis = await timed(() => send('answer', { as, table: table.stored.id, body: bodyOf(answer) }))
    follow(table, answer)
    return millis
  }
}

function overHttp(origin: string): Send {
  const agent = new Agent({ keepAlive: true })
  const { hostname, port } = new URL(origin)
  return (route, asked: Asked) => {
    const { rawPath: path, headers, body = '', requestContext, cookies = [] } = eventFor(route, asked, origin)
    const { method } = requestContext.http
    const all = { ...headers, cookie: cookies.join('; '), 'content-length': Buffer.byteLength(body) }
    return new Promise((done, failed) => {
      const sent = request({ agent, hostname, port, path, method, headers: all as { [name: string]: string | number } }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          const [cookie = ''] = response.headers['set-cookie'] ?? []
          if (response.statusCode === 200) done({ reply: JSON.parse(text), cookie: cookie.split(';')[0] ?? '' })
          else failed(new Error(`${route}: ${text}`))
        })
      })
      sent.on('error', failed)
      sent.end(body)
    })
  }
}

// ── The floor ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** One strong read and one conditional update of an item as large as a game, by the bare client. */
function floorAt(endpoint: string) {
  const client = localClient(endpoint)
  const key = { TableName: localNames.games, Key: marshall({ pk: 'FLOOR', sk: 'FLOOR' }) }
  let version = 0
  const touch = (): Promise<number> =>
    timed(async () => {
      await client.send(new GetItemCommand({ ...key, ConsistentRead: true }))
      await client.send(
        new UpdateItemCommand({
          ...key,
          UpdateExpression: 'SET v = :next, s = :state',
          ...(version > 0 && { ConditionExpression: 'v = :read' }),
          ExpressionAttributeValues: marshall({ ':next': version + 1, ':state': state, ...(version > 0 && { ':read': version }) }),
        }),
      )
      version += 1
    })
  return { touch, end: () => client.destroy() }
}
const state = new Uint8Array(700)
