/** How records of the stream reach a function that may fail. */
import { describe, expect, it } from 'vitest'
import { filterPatterns, recordsOf } from '../../functions/entry/stream-event.ts'
import { deliverAll } from '../../local/stream/delivery.ts'
import { type LambdaRecord, lambdaRecord, sequenceOf, wakes } from '../../local/stream/record.ts'

const record = (sequence: number): LambdaRecord => ({ dynamodb: { SequenceNumber: String(sequence).padStart(3, '0') } })
const records = (count: number): LambdaRecord[] => Array.from({ length: count }, (_, i) => record(i + 1))

/** A function that takes everything but some, which it names or throws at. */
async function delivered(
  count: number,
  { bad, how, stopAfter = Number.POSITIVE_INFINITY }: { bad: (sequence: string) => boolean; how: 'names' | 'throws'; stopAfter?: number },
) {
  const taken: string[] = []
  const aside: string[] = []
  let done = ''
  let calls = 0
  await deliverAll(records(count), {
    deliver: async (batch) => {
      calls++
      const failed = batch.map(sequenceOf).filter(bad)
      if (failed.length > 0 && how === 'throws') throw new Error('bad')
      taken.push(...batch.map(sequenceOf).filter((sequence) => !bad(sequence)))
      return failed
    },
    done: (sequence) => {
      expect(sequence > done).toBe(true)
      done = sequence
    },
    setAside: (record) => aside.push(sequenceOf(record)),
    pause: async () => {},
    stopping: () => calls >= stopAfter,
  })
  return { taken: [...new Set(taken)], aside, done, calls }
}

describe('A batch', () => {
  it('is delivered once if it is taken', async () => {
    expect(await delivered(7, { bad: () => false, how: 'names' })).toMatchObject({ aside: [], done: '007', calls: 1 })
  })

  it.each(['names', 'throws'] as const)('comes again in halves until the one bad record is found (%s)', async (how) => {
    const { taken, aside } = await delivered(6, { bad: (sequence) => sequence === '004', how })
    expect(taken.sort()).toEqual(['001', '002', '003', '005', '006'])
    expect(aside).toEqual(['004'])
  })

  it('comes again until it goes well', async () => {
    let tries = 0
    const { aside, done } = await delivered(1, { bad: () => ++tries < 4, how: 'throws' })
    expect([aside, done]).toEqual([[], '001'])
  })

  it('keeps its place when the host ends: what was not taken is not called done', async () => {
    const { aside, done } = await delivered(4, { bad: (sequence) => sequence === '003', how: 'names', stopAfter: 3 })
    expect([aside, done]).toEqual([[], '002'])
  })
})

describe('A record', () => {
  const change = (sk: string, eventName: 'INSERT' | 'MODIFY') =>
    lambdaRecord({ eventName, dynamodb: { SequenceNumber: '1', Keys: { pk: { S: 'G#x' }, sk: { S: sk } } } })

  it('wakes the function if a game changed or somebody spoke, and not for what the function writes itself', () => {
    expect(wakes(change('STATE', 'MODIFY'), filterPatterns)).toBe(true)
    expect(wakes(change('STATE', 'INSERT'), filterPatterns)).toBe(true)
    expect(wakes(change('CHAT#1', 'INSERT'), filterPatterns)).toBe(true)
    expect(wakes(change('CHAT#1', 'MODIFY'), filterPatterns)).toBe(false)
    expect(wakes(change('TABLE', 'MODIFY'), filterPatterns)).toBe(true)
    for (const sk of ['M#00000001', 'L#000001']) expect(wakes(change(sk, 'INSERT'), filterPatterns)).toBe(false)
  })

  it('carries bytes through Lambda’s JSON and back', () => {
    const image = {
      pk: { S: 'G#x' },
      sk: { S: 'STATE' },
      s: { B: Uint8Array.from([0, 255, 7]) },
      v: { N: '3' },
      n: { M: { s1: { N: '2' } } },
    }
    const sent = JSON.parse(
      JSON.stringify({ Records: [lambdaRecord({ eventName: 'MODIFY', dynamodb: { SequenceNumber: '9', NewImage: image } })] }),
    )
    const [read] = recordsOf(sent)
    expect(read).toMatchObject({ sequence: '9', before: null, after: { pk: 'G#x', sk: 'STATE', v: 3, n: { s1: 2 } } })
    expect(read?.after?.s).toEqual(Buffer.from([0, 255, 7]))
  })
})
