/** Reads a stream of DynamoDB shard by shard, parents before children, from a position that is kept. */
import {
  type _Record,
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type Shard,
} from '@aws-sdk/client-dynamodb-streams'

/** The last sequence that was told, by shard. */
export type Position = { [shard: string]: string }
export const atEnd = 'end'

/** `ended`: nothing will ever follow in this shard. */
export type Batch = { shard: string; records: _Record[]; ended: boolean }

const mostRecords = 100
const listedFor = 60_000

export function streamReader(client: DynamoDBStreamsClient, stream: string, position: Position) {
  const iterators = new Map<string, string>()
  let shards: Shard[] = []
  let listedAt = 0

  async function read(): Promise<Batch[]> {
    if (open().length === 0 || Date.now() - listedAt > listedFor) await list()
    return Promise.all(open().map(({ ShardId: shard = '' }) => readShard(shard)))
  }

  /** A child is read after its parent, or moves of one game would change places. */
  const open = (): Shard[] =>
    shards.filter(({ ShardId = '', ParentShardId: parent }) => {
      const parentIsRead = !parent || position[parent] === atEnd || !shards.some((shard) => shard.ShardId === parent)
      return position[ShardId] !== atEnd && parentIsRead
    })

  async function list(): Promise<void> {
    const found: Shard[] = []
    let from: string | undefined
    do {
      const command: DescribeStreamCommand = new DescribeStreamCommand({ StreamArn: stream, ExclusiveStartShardId: from })
      const { StreamDescription } = await client.send(command)
      found.push(...(StreamDescription?.Shards ?? []))
      from = StreamDescription?.LastEvaluatedShardId
    } while (from)
    shards = found
    listedAt = Date.now()
    for (const shard of Object.keys(position)) if (!shards.some(({ ShardId }) => ShardId === shard)) delete position[shard]
  }

  async function readShard(shard: string): Promise<Batch> {
    try {
      const ShardIterator = iterators.get(shard) ?? (await iteratorOf(shard))
      const { Records = [], NextShardIterator } = await client.send(new GetRecordsCommand({ ShardIterator, Limit: mostRecords }))
      if (NextShardIterator) iterators.set(shard, NextShardIterator)
      else iterators.delete(shard)
      return { shard, records: Records, ended: !NextShardIterator }
    } catch (error) {
      // An iterator lives a quarter of an hour, and what nobody read for a day is gone: the position tells where to go on.
      iterators.delete(shard)
      if (error instanceof Error && error.name === 'TrimmedDataAccessException') delete position[shard]
      else if (!(error instanceof Error && error.name === 'ExpiredIteratorException')) throw error
      return { shard, records: [], ended: false }
    }
  }

  async function iteratorOf(shard: string): Promise<string | undefined> {
    const after = position[shard]
    const from = after
      ? ({ ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after } as const)
      : ({ ShardIteratorType: 'TRIM_HORIZON' } as const)
    return (await client.send(new GetShardIteratorCommand({ StreamArn: stream, ShardId: shard, ...from }))).ShardIterator
  }

  /** What was read but not taken is read again. */
  const readAgain = (): void => iterators.clear()

  return { read, readAgain }
}
