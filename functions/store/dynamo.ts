/** The store on DynamoDB, or on anything that speaks its protocol. */
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type AttributeValue,
  BatchGetItemCommand,
  type CancellationReason,
  type ConsumedCapacity,
  DeleteItemCommand,
  DynamoDBClient,
  type DynamoDBClientConfig,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  type TransactWriteItem,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import { convertToAttr, marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import type { Change, Condition, Item, Key, Range, Store, Value, Write } from './store.ts'
import { ConditionFailed, OutcomeUnknown, Throttled } from './store.ts'
import { batchLimit, type Meter, type TableNames, transactionLimit } from './tables.ts'

/**
 * No retries: only the caller can tell whether a request whose answer was lost may be sent again. And nobody waits long,
 * because an answer that does not come is looked up by that same caller.
 */
export function makeClient(options: DynamoDBClientConfig = {}): DynamoDBClient {
  const client = new DynamoDBClient({
    maxAttempts: 1,
    // Without `throwOnRequestTimeout` the SDK only warns; `socketTimeout` covers an answer that stops half-way.
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true, socketTimeout: 3000 },
    streamCollector: collected,
    ...everythingSaid,
    ...options,
  })
  // It would write down each request and its answer, for a log that is not there.
  client.middlewareStack.remove('loggerMiddleware')
  return client
}

/** Mostly the SDK's own choices. What is not said it looks for in the files of a home directory, while the first request waits. */
const everythingSaid = {
  retryMode: 'standard',
  useDualstackEndpoint: false,
  useFipsEndpoint: false,
  accountIdEndpointMode: 'preferred',
  authSchemePreference: [],
  userAgentAppId: 'meanwhile',
} satisfies DynamoDBClientConfig

/** The bytes of an answer, without the streams of the web, which the SDK would load only to see that this is none of them. */
const collected = (answer: Readable): Promise<Uint8Array> =>
  new Promise((done, failed) => {
    const parts: Uint8Array[] = []
    answer.on('data', (part) => parts.push(part))
    answer.on('end', () => done(Buffer.concat(parts)))
    answer.on('error', failed)
  })

/** Requests that end in an error are counted on the meter, but DynamoDB does not say what they cost. */
export function dynamoStore(client: DynamoDBClient, names: TableNames, meter?: Meter): Store {
  const ReturnConsumedCapacity = meter && ('TOTAL' as const)
  type Charged = { ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[] }

  const ask = async <Answer extends Charged>(kind: 'readUnits' | 'writeUnits', request: () => Promise<Answer>): Promise<Answer> => {
    if (meter) meter.requests++
    try {
      const answer = await request()
      if (meter) for (const { CapacityUnits = 0 } of [answer.ConsumedCapacity ?? []].flat()) meter[kind] += CapacityUnits
      return answer
    } catch (error) {
      throw translated(error)
    }
  }
  /** Reading twice does no harm, and a connection that has rested is often closed at the very moment in which it is wanted again. */
  const read = async <Answer extends Charged>(request: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await ask('readUnits', request)
    } catch (error) {
      if (!(error instanceof OutcomeUnknown && wasHungUp(error.cause))) throw error
      return ask('readUnits', request)
    }
  }

  return {
    get: async (table, key, { consistent = false } = {}) => {
      const input = { TableName: names[table], Key: keyAttributes(key), ConsistentRead: consistent, ReturnConsumedCapacity }
      const answer = await read(() => client.send(new GetItemCommand(input)))
      return answer.Item ? itemOf(answer.Item) : null
    },

    getAll: async (table, keys, how) => {
      const distinct = [...new Map(keys.map((key) => [`${key.pk}\n${key.sk}`, keyAttributes(key)])).values()]
      const items: Item[] = []
      for (let at = 0; at < distinct.length; at += batchLimit) {
        let left: Attributes[] = distinct.slice(at, at + batchLimit)
        for (let round = 0; left.length > 0; round++) {
          if (round === mostRounds) throw new Throttled()
          if (round > 0) await pause(5 * 2 ** round)
          const input = {
            RequestItems: { [names[table]]: { Keys: left, ConsistentRead: how?.consistent === true } },
            ReturnConsumedCapacity,
          }
          const answer = await read(() => client.send(new BatchGetItemCommand(input)))
          items.push(...(answer.Responses?.[names[table]] ?? []).map(itemOf))
          left = answer.UnprocessedKeys?.[names[table]]?.Keys ?? []
        }
      }
      return items
    },

    query: async (table, pk, range = {}) => {
      const limit = range.limit ?? Number.POSITIVE_INFINITY
      const keys = keyCondition(pk, range)
      const items: Item[] = []
      let next: Attributes | undefined
      if (!keys) return items
      while (items.length < limit) {
        const Limit = limit === Number.POSITIVE_INFINITY ? undefined : limit - items.length
        const page = {
          TableName: names[table],
          ScanIndexForward: !range.newestFirst,
          ConsistentRead: range.consistent === true,
          Limit,
          ExclusiveStartKey: next,
          ReturnConsumedCapacity,
        }
        const answer = await read(() => client.send(new QueryCommand({ ...page, ...keys })))
        items.push(...(answer.Items ?? []).map(itemOf))
        next = answer.LastEvaluatedKey
        if (!next) break
      }
      return items
    },

    put: async (table, item, when) => {
      const input = { ...putting(names[table], item, when), ReturnConsumedCapacity }
      await ask('writeUnits', () => client.send(new PutItemCommand(input)))
    },

    update: async (table, key, change, when) => {
      const ReturnValues = change.unread ? ('NONE' as const) : ('ALL_NEW' as const)
      const input = { ...updating(names[table], key, change, when), ReturnValues, ReturnConsumedCapacity }
      const answer = await ask('writeUnits', () => client.send(new UpdateItemCommand(input)))
      return itemOf(answer.Attributes ?? input.Key)
    },

    remove: async (table, key, when) => {
      const input = { ...keyed(names[table], key, when), ReturnConsumedCapacity }
      await ask('writeUnits', () => client.send(new DeleteItemCommand(input)))
    },

    transact: async (writes) => {
      if (writes.length > transactionLimit) throw new Error(`a transaction of ${writes.length} items; at most ${transactionLimit}`)
      if (writes.length === 0) return
      const input = { TransactItems: writes.map((write) => transacted(names, write)), ReturnConsumedCapacity }
      await ask('writeUnits', () => client.send(new TransactWriteItemsCommand(input)))
    },
  }
}

/** Batches that come back unfinished are asked for again this often. */
const mostRounds = 6

type Attributes = { [name: string]: AttributeValue }
const options = { removeUndefinedValues: true }
const attributes = (item: Item): Attributes => marshall(item, options)
/** Whole items are taken for keys too. */
const keyAttributes = ({ pk, sk }: Key): Attributes => attributes({ pk, sk })
const itemOf = (found: Attributes): Item => unmarshall(found) as Item

// ── Expressions ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Names and values stand aside, so that no attribute can be taken for one of DynamoDB's 573 reserved words. */
class Expressions {
  readonly #names = new Map<string, string>()
  readonly #values: Attributes = {}
  #count = 0

  name(attribute: string): string {
    const given = this.#names.get(attribute) ?? `#${this.#names.size}`
    this.#names.set(attribute, given)
    return given
  }

  value(value: Value): string {
    const given = `:${this.#count++}`
    this.#values[given] = convertToAttr(value, options)
    return given
  }

  condition({ exists, equals = {}, absent = [], below = {} }: Condition = {}): string | undefined {
    const parts: string[] = []
    if (exists !== undefined) parts.push(`attribute_${exists ? '' : 'not_'}exists(${this.name('pk')})`)
    for (const [name, value] of Object.entries(equals)) parts.push(`${this.name(name)} = ${this.value(value)}`)
    for (const name of absent) parts.push(`attribute_not_exists(${this.name(name)})`)
    for (const [name, value] of Object.entries(below)) {
      const attribute = this.name(name)
      parts.push(`(attribute_not_exists(${attribute}) OR ${attribute} < ${this.value(value)})`)
    }
    return parts.join(' AND ') || undefined
  }

  change({ set = {}, remove = [], add = {} }: Change): string | undefined {
    const given = Object.entries(set).filter(([, value]) => value !== undefined)
    const clauses = [
      clause(
        'SET',
        given.map(([name, value]) => `${this.name(name)} = ${this.value(value)}`),
      ),
      clause(
        'REMOVE',
        remove.map((name) => this.name(name)),
      ),
      clause(
        'ADD',
        Object.entries(add).map(([name, value]) => `${this.name(name)} ${this.value(value)}`),
      ),
    ]
    return clauses.join('').trim() || undefined
  }

  /** DynamoDB refuses empty maps here. */
  get used() {
    return {
      ExpressionAttributeNames:
        this.#names.size > 0 ? Object.fromEntries([...this.#names].map(([name, given]) => [given, name])) : undefined,
      ExpressionAttributeValues: this.#count > 0 ? this.#values : undefined,
    }
  }
}

const clause = (verb: string, parts: string[]): string => (parts.length > 0 ? `${verb} ${parts.join(', ')} ` : '')

function conditioned(when: Condition | undefined, expressions = new Expressions()) {
  const ConditionExpression = expressions.condition(when)
  return { ConditionExpression, ...expressions.used, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const }
}

const putting = (TableName: string, item: Item, when?: Condition) => ({ TableName, Item: attributes(item), ...conditioned(when) })
const keyed = (TableName: string, key: Key, when?: Condition) => ({ TableName, Key: keyAttributes(key), ...conditioned(when) })

function updating(TableName: string, key: Key, change: Change, when?: Condition) {
  const expressions = new Expressions()
  const UpdateExpression = expressions.change(change)
  return { TableName, Key: keyAttributes(key), UpdateExpression, ...conditioned(when, expressions) }
}

function transacted(names: TableNames, write: Write): TransactWriteItem {
  const table = names[write.table]
  if ('put' in write) return { Put: putting(table, write.put, write.when) }
  if ('remove' in write) return { Delete: keyed(table, write.remove, write.when) }
  if ('update' in write) {
    const { UpdateExpression, ...update } = updating(table, write.update, write.change, write.when)
    if (!UpdateExpression) throw new Error('an update in a transaction must change something')
    return { Update: { ...update, UpdateExpression } }
  }
  const { ConditionExpression, ...check } = keyed(table, write.check, write.when)
  if (!ConditionExpression) throw new Error('a check must have something to check')
  return { ConditionCheck: { ...check, ConditionExpression } }
}

/** Null if no key can fit. DynamoDB takes one condition on the sort key, so a prefix with an end becomes two ends. */
function keyCondition(pk: string, { from = '', to, prefix = '' }: Range) {
  const expressions = new Expressions()
  const sk = () => expressions.name('sk')
  const value = (end: string) => expressions.value(end)
  const first = bytewise(from, prefix) > 0 ? from : prefix
  const ends = [to, prefix ? `${prefix}\u{10ffff}` : undefined].filter((end) => end !== undefined)
  const last = ends.sort(bytewise)[0]
  if (last !== undefined && bytewise(first, last) > 0) return null

  let condition = `${expressions.name('pk')} = ${value(pk)}`
  if (prefix && !from && to === undefined) condition += ` AND begins_with(${sk()}, ${value(prefix)})`
  else if (first && last !== undefined) condition += ` AND ${sk()} BETWEEN ${value(first)} AND ${value(last)}`
  else if (first) condition += ` AND ${sk()} >= ${value(first)}`
  else if (last !== undefined) condition += ` AND ${sk()} <= ${value(last)}`
  return { KeyConditionExpression: condition, ...expressions.used }
}

const bytewise = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b))

// ── Errors ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const patience = new Set([
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'RequestLimitExceeded',
  'TransactionConflictException',
  'TransactionInProgressException',
])
const patienceInTransaction = new Set(['TransactionConflict', 'ProvisionedThroughputExceeded', 'ThrottlingError'])

type Thrown = {
  name?: string
  /** The operating system's, if the connection broke. */
  code?: string
  $metadata?: { httpStatusCode?: number }
  /** There if an answer came that could not be read. */
  $response?: unknown
  Item?: Attributes
  CancellationReasons?: CancellationReason[]
}

/** Whatever is not listed here, a request that DynamoDB calls invalid above all, is a bug of ours and stays what it is. */
const hangUps = new Set<unknown>(['ECONNRESET', 'EPIPE'])
const wasHungUp = (error: unknown): boolean => error instanceof Error && 'code' in error && hangUps.has(error.code)

function translated(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return error
  const { name = '', code, $metadata, $response, Item, CancellationReasons = [] }: Thrown = error
  const status = $metadata?.httpStatusCode
  if (name === 'ConditionalCheckFailedException') return failed(Item)
  if (name === 'TransactionCanceledException') return cancelled(CancellationReasons) ?? error
  if (patience.has(name) || status === 429) return new Throttled(error)
  if (name === 'TimeoutError' || name === 'AbortError' || name === 'InternalServerError') return new OutcomeUnknown(error)
  if (status === undefined) return code !== undefined || $response !== undefined ? new OutcomeUnknown(error) : error
  return status >= 500 || status === 408 || status < 400 ? new OutcomeUnknown(error) : error
}

const failed = (found: Attributes | undefined): ConditionFailed => new ConditionFailed(found ? itemOf(found) : null)

function cancelled(reasons: CancellationReason[]): ConditionFailed | Throttled | undefined {
  const unmet = reasons.find((reason) => reason.Code === 'ConditionalCheckFailed')
  if (unmet) return failed(unmet.Item)
  return reasons.some((reason) => patienceInTransaction.has(reason.Code ?? '')) ? new Throttled(reasons) : undefined
}
