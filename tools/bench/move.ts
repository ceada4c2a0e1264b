/** What one move costs: of the database, of our own processor, in bytes, and in time over what no move can do without. */
import { localClient, startDynamoLocal } from '../../local/dynamo-local.ts'
import { bundled } from './move/bundle.ts'
import { costs } from './move/costs.ts'
import { ownCpuMillis } from './move/cpu.ts'
import { overFloor } from './move/floor.ts'
import { atMost, type Part, plain } from './part.ts'

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'

export async function bench(): Promise<Part> {
  const ownCpuMs = await ownCpuMillis()
  const { apiKiB, bareKiB, coldRatio, games, moves, viewBytes, pokeBytes, myGamesRequests, ...cost } = await onDatabase()
  const { moveMillis, floorMillis, ...over } = await overFloor()
  const { itemBytes, itemBytesOfSix } = cost
  return {
    figures: { games, moves, ...cost, ...over },
    beside: {
      handler: { ownCpuMs },
      bundle: { apiKiB, bareKiB, coldRatio },
      view: { bytes: viewBytes },
      poke: { bytes: pokeBytes },
      myGames: { requests: myGamesRequests },
    },
    rows: [
      plain('games', games),
      plain('moves', moves),
      atMost('requests per move, after a page has read its session', cost.requests, 2.05),
      plain('reads of the session besides, per move without a page', cost.sessionReads),
      atMost('read units per move', cost.rru, 1),
      atMost('write units per move', cost.wru, 1.2),
      atMost('write units of the reading copy per move', cost.tellWru, 1),
      plain('item bytes, p50', itemBytes.p50),
      atMost('item bytes, p99', itemBytes.p99, 1024),
      plain('item bytes, max', itemBytes.max),
      plain('item bytes, six players, p99', itemBytesOfSix.p99),
      plain('a move on the local host, ms, p50', moveMillis),
      plain('one read and one update, ms, p50', floorMillis),
      plain('move ÷ read and update, p50', over.p50OverFloor),
      atMost('move ÷ read and update, p99', over.p99OverFloor, 1.5),
      plain('own CPU, ms, p50', ownCpuMs.p50),
      atMost('own CPU, ms, p99', ownCpuMs.p99, 3),
      atMost('bundle of the API, KiB', apiKiB, 650),
      plain('bundle of the bare client, KiB', bareKiB),
      atMost('cold start ÷ that of the bare client', coldRatio, 1.5),
      plain('view, bytes after brotli, p50', viewBytes.p50),
      atMost('view, bytes after brotli, p99', viewBytes.p99, 3072),
      atMost('poke, bytes', pokeBytes, 100),
      atMost('requests for 20 of my games', myGamesRequests, 3),
    ],
  }
}

async function onDatabase() {
  const dynamo = await startDynamoLocal()
  const client = localClient(dynamo.endpoint)
  try {
    return { ...(await bundled(client, dynamo.endpoint)), ...(await costs(client)) }
  } finally {
    client.destroy()
    await dynamo.stop()
  }
}
