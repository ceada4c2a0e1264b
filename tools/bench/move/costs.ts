/** What moves ask of the database, and how large everything is: whole games on DynamoDB Local, which says what it charges. */
import { brotliCompressSync, constants } from 'node:zlib'
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { bots } from '@meanwhile/engine'
import { sessionCookie } from '../../../functions/api/session.ts'
import { days } from '../../../functions/people/limits.ts'
import type { Sockets } from '../../../functions/ports.ts'
import { dynamoStore } from '../../../functions/store/dynamo.ts'
import type { Store } from '../../../functions/store/store.ts'
import { itemBytes, type Meter, newMeter } from '../../../functions/store/tables.ts'
import { seen } from '../../../functions/table/seeing.ts'
import { type StoredGame, writeItem } from '../../../functions/table/stored-game.ts'
import type { Poke } from '../../../functions/tell/poke.ts'
import { tell } from '../../../functions/tell/tell.ts'
import { rememberConnection } from '../../../functions/ws/connections.ts'
import { createTables, localNames } from '../../../local/dynamo-local.ts'
import {
  begin,
  bodyOf,
  botFor,
  follow,
  guest,
  inProcess,
  inTurn,
  nextMove,
  quietPorts,
  rounded,
  type Someone,
  spread,
  type Table,
  wait,
} from './game.ts'

const gamesPlayed = 200
const atOnce = 4
/** Of every so many games the moves are told as well. */
const toldOf = 20
const gamesListed = 20

type Sizes = { items: number[]; itemsOfSix: number[]; views: number[]; pokes: number[] }

export async function costs(client: DynamoDBClient, games = gamesPlayed) {
  await createTables(client, localNames)
  const store = dynamoStore(client, localNames)
  const people = await gather(store)
  const sizes: Sizes = { items: [], itemsOfSix: [], views: [], pokes: [] }
  const moved = { meter: newMeter(), moves: 0, sessionReads: 0 }
  const told = { meter: newMeter(), moves: 0 }
  const tasks = Array.from({ length: games }, (_, number) => number)
  const worker = async (): Promise<void> => {
    for (let number = tasks.shift(); number !== undefined; number = tasks.shift()) {
      const around = inTurn(people, number).slice(0, 2 + (number % 5))
      const table = await begin(inProcess(quietPorts(store)), store, around, botFor(number), `costs ${number}`)
      await playThrough(client, table, { moved, sizes, told: number % toldOf === 0 ? told : null })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  const perMove = (units: number, { moves }: { moves: number }) => rounded(units / moves)
  return {
    games,
    moves: moved.moves,
    requests: perMove(moved.meter.requests, moved),
    sessionReads: perMove(moved.sessionReads, moved),
    rru: perMove(moved.meter.readUnits, moved),
    wru: perMove(moved.meter.writeUnits, moved),
    tellWru: perMove(told.meter.writeUnits, told),
    itemBytes: spread(sizes.items),
    itemBytesOfSix: spread(sizes.itemsOfSix),
    viewBytes: spread(sizes.views),
    pokeBytes: spread(sizes.pokes).max,
    myGamesRequests: await requestsForMyGames(client, people),
  }
}

/** The same six people everywhere: their sessions are known, as they are after a page has fetched its view. */
async function gather(store: Store): Promise<Someone[]> {
  const ports = quietPorts(store)
  const people: Someone[] = []
  for (let i = 0; i < 6; i++) people.push(await guest(inProcess(ports)))
  // Their games go on for months, and they stay signed in.
  const yearsLater = { ...ports, now: () => Date.now() + 10 * 365 * days }
  for (const person of people) person.cookie = sentBack(await sessionCookie({ player: person.id, epoch: 0 }, yearsLater))
  for (const [i, { id }] of people.entries()) await rememberConnection(`connection-${i}`, { player: id, table: null }, ports)
  return people
}

type Counted = { meter: Meter; moves: number }
type Book = { moved: Counted & { sessionReads: number }; told: Counted | null; sizes: Sizes }

async function playThrough(client: DynamoDBClient, table: Table, { moved, told, sizes }: Book): Promise<void> {
  const store = knowingPlayers(dynamoStore(client, localNames, moved.meter), () => moved.sessionReads++)
  const send = inProcess({ ...quietPorts(store), now: () => table.now })
  for (let move = nextMove(table); move; move = nextMove(table)) {
    const { as, answer } = move
    const before = writeItem(table.stored)
    wait(table)
    const { reply } = await send('answer', { as, table: table.stored.id, body: bodyOf(answer) })
    moved.moves += 1
    follow(table, answer)
    if (reply.number !== table.stored.numbers[answer.seat]) throw new Error('the service has played another game')
    const after = writeItem(table.stored)
    note(sizes, table, itemBytes(after))
    if (!told) continue
    told.moves += 1
    const ports = { ...quietPorts(readingCopyOn(client, told.meter)), sockets: noting(sizes.pokes) }
    sizes.pokes.push(chatPokeBytes(table.stored))
    const failed = await tell([{ sequence: '1', before, after }], ports)
    if (failed.length > 0) throw new Error('a move could not be told')
  }
}

const sentBack = (cookie: string): string => cookie.split(';')[0] ?? ''

/**
 * A session is looked up when a page fetches what it shows; the move that follows within a minute does not do it again. Here nobody looks first,
 * so what the page would have read is answered for nothing, and counted by itself: so much is added where a move comes alone.
 */
function knowingPlayers(store: Store, read: () => void): Store {
  const epoch = 0
  return {
    ...store,
    get: async (table, key, how) => {
      if (table !== 'players') return store.get(table, key, how)
      read()
      return { ...key, epoch }
    },
  }
}

function note({ items, itemsOfSix, views }: Sizes, { stored, people, chance }: Table, bytes: number): void {
  items.push(bytes)
  if (people.length === 6) itemsOfSix.push(bytes)
  const viewer = stored.game.players[chance.uses % stored.game.players.length]?.seat ?? null
  views.push(brotli(JSON.stringify(seen({ stored, seat: viewer }))))
}

/** As CloudFront and the local host compress. */
const brotli = (text: string): number => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

/** The longest there is: somebody said something. */
const chatPokeBytes = ({ id, numbers }: StoredGame): number =>
  Buffer.byteLength(JSON.stringify({ game: id, number: numbers.all ?? 0, chat: 1 } satisfies Poke))

const noting = (pokes: number[]): Sockets => ({
  post: async (_connection, data) => {
    pokes.push(Buffer.byteLength(data))
    return 'sent'
  },
})

/** Only the rows of moves are counted: results, and who stays a guest, belong to other requests. */
function readingCopyOn(client: DynamoDBClient, meter: Meter): Store {
  const [counted, store] = [dynamoStore(client, localNames, meter), dynamoStore(client, localNames)]
  return { ...store, put: (table, item, when) => (item.sk.startsWith('M#') ? counted : store).put(table, item, when) }
}

async function requestsForMyGames(client: DynamoDBClient, [, ...others]: Someone[]): Promise<number> {
  const meter = newMeter()
  const store = dynamoStore(client, localNames, meter)
  const send = inProcess(quietPorts(store))
  const me = await guest(send)
  for (let i = 0; i < gamesListed; i++) await begin(send, store, [me, ...others], bots.greedy, 'listed')
  const before = meter.requests
  const { reply } = await send('myGames', { as: me })
  if (reply.games.length !== gamesListed) throw new Error(`${reply.games.length} games are listed`)
  return meter.requests - before
}
