/** The stream of the games table as Lambda delivers it. */
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { Item } from '../store/store.ts'
import type { StreamRecord } from '../tell/stream.ts'

/** An attribute in JSON: as everywhere, but bytes are base64. */
export type JsonAttribute =
  | { S: string }
  | { N: string }
  | { B: string }
  | { BOOL: boolean }
  | { NULL: true }
  | { L: JsonAttribute[] }
  | { M: JsonImage }
export type JsonImage = { [name: string]: JsonAttribute }

export type StreamEvent = {
  Records: {
    eventName?: 'INSERT' | 'MODIFY' | 'REMOVE'
    dynamodb?: { SequenceNumber?: string; Keys?: JsonImage; OldImage?: JsonImage; NewImage?: JsonImage }
  }[]
}

/**
 * What of the stream wakes `tell`, as filter patterns of Lambda: every change of a game or of its table, and new words. Its own rows do not, or it would
 * wake itself for ever.
 */
export const filterPatterns = [
  { dynamodb: { Keys: { sk: { S: ['STATE', 'TABLE'] } } } },
  { eventName: ['INSERT'], dynamodb: { Keys: { sk: { S: [{ prefix: 'CHAT#' }] } } } },
]

export const recordsOf = (event: StreamEvent): StreamRecord[] =>
  event.Records.map(({ dynamodb }) => ({
    sequence: dynamodb?.SequenceNumber ?? '',
    before: dynamodb?.OldImage ? itemOf(dynamodb.OldImage) : null,
    after: dynamodb?.NewImage ? itemOf(dynamodb.NewImage) : null,
  }))

export const itemOf = (image: JsonImage): Item => unmarshall(withBytes(image)) as Item

const withBytes = (image: JsonImage): { [name: string]: AttributeValue } =>
  Object.fromEntries(Object.entries(image).map(([name, attribute]) => [name, withByte(attribute)]))

function withByte(attribute: JsonAttribute): AttributeValue {
  if ('B' in attribute) return { B: Buffer.from(attribute.B, 'base64') }
  if ('L' in attribute) return { L: attribute.L.map(withByte) }
  if ('M' in attribute) return { M: withBytes(attribute.M) }
  return attribute
}
