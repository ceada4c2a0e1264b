/** Follows the stream of the games table as Lambda would, and remembers how far it has come: nothing is lost, and nothing is told twice. */
import { appendFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { DescribeTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { optionsFor } from '../../functions/entry/environment.ts'
import { filterPatterns, type StreamEvent } from '../../functions/entry/stream-event.ts'
import type { Log } from '../../functions/ports.ts'
import type { Data } from '../data.ts'
import { deliverAll } from './delivery.ts'
import { atEnd, type Batch, type Position, streamReader } from './reading.ts'
import { lambdaRecord, wakes } from './record.ts'

export type Following = {
  /** Something was written: look at once. */
  wake: () => void
  /** Ends the batch that is under way and keeps its place. */
  stop: () => Promise<void>
}

type Options = {
  client: DynamoDBClient
  endpoint: string
  table: string
  data: Data
  log: Log
  /** The sequences that failed. */
  tell: (event: StreamEvent) => Promise<string[]>
}

/** What follows within a moment is told together: one reading for many moves, as Lambda gathers them too. */
const gathering = 20
/** A record appears a few milliseconds after the write that woke us; when nothing happens there is no hurry, and a machine may rest. */
const shortestPause = 5
const longestPause = 1000
const pauseAfterTrouble = 500
const positionFile = 'stream.json'

export async function followStream({ client, endpoint, table, data, log, tell }: Options): Promise<Following> {
  const { Table } = await client.send(new DescribeTableCommand({ TableName: table }))
  const stream = Table?.LatestStreamArn
  if (!stream) throw new Error(`the table ${table} has no stream`)
  const streams = new DynamoDBStreamsClient(optionsFor(endpoint))
  const kept = data.read<{ stream: string; position: Position }>(positionFile)
  const position: Position = kept?.stream === stream ? kept.position : {}
  const reader = streamReader(streams, stream, position)
  const alarm = alarmClock()
  let stopping = false

  const keep = (): void => data.write(positionFile, { stream, position })

  async function hand({ shard, records, ended }: Batch): Promise<void> {
    const woken = records.map(lambdaRecord).filter((record) => wakes(record, filterPatterns))
    const done = (sequence: string): void => {
      position[shard] = sequence
      keep()
    }
    const setAside = (record: object): void => {
      appendFileSync(data.path('untold.jsonl'), `${JSON.stringify(record)}\n`, { mode: 0o600 })
      log.error('a record of the stream was set aside', { shard })
    }
    await deliverAll(woken, { deliver: (batch) => tell({ Records: batch }), done, setAside, pause, stopping: () => stopping })
    // Perhaps not all of it was handed on: only what was counts.
    if (stopping) return
    const last = records.at(-1)?.dynamodb?.SequenceNumber
    if (last) position[shard] = last
    if (ended) position[shard] = atEnd
  }

  async function follow(): Promise<void> {
    for (let wait = shortestPause; !stopping; ) {
      let found = false
      try {
        const batches = await reader.read()
        for (const batch of batches) await hand(batch)
        found = batches.some(({ records }) => records.length > 0)
        wait = found ? shortestPause : Math.min(wait * 2, longestPause)
      } catch (error) {
        log.warn('the stream could not be read', { name: error instanceof Error ? error.name : 'unknown' })
        reader.readAgain()
        wait = pauseAfterTrouble
      }
      if (found) await pause(gathering)
      else if ((await alarm.sleep(wait)) === 'woken') wait = shortestPause
    }
  }

  const followed = follow()
  return {
    wake: alarm.ring,
    async stop() {
      stopping = true
      alarm.ring()
      await followed
      keep()
      streams.destroy()
    },
  }
}

/** A sleep that can be cut short, also just before it begins. */
function alarmClock() {
  let rung = false
  let wakeUp: (() => void) | undefined
  return {
    ring(): void {
      rung = true
      wakeUp?.()
    },
    async sleep(millis: number): Promise<'woken' | 'slept'> {
      if (!rung) {
        await new Promise<void>((done) => {
          const timer = setTimeout(done, millis)
          wakeUp = () => {
            clearTimeout(timer)
            done()
          }
        })
        wakeUp = undefined
      }
      const woken = rung
      rung = false
      return woken ? 'woken' : 'slept'
    },
  }
}
