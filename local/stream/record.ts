/** A record of the stream in the form in which Lambda delivers it, and which of them a function is woken for. */
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import type { _Record } from '@aws-sdk/client-dynamodb-streams'
import type { filterPatterns, JsonAttribute, JsonImage, StreamEvent } from '../../functions/entry/stream-event.ts'

export type LambdaRecord = StreamEvent['Records'][number]

export const sequenceOf = (record: LambdaRecord): string => record.dynamodb?.SequenceNumber ?? ''

export function lambdaRecord({ eventName, dynamodb }: _Record): LambdaRecord {
  const { SequenceNumber, Keys, OldImage, NewImage } = dynamodb ?? {}
  return {
    eventName,
    dynamodb: {
      SequenceNumber,
      Keys: Keys && jsonImage(Keys),
      OldImage: OldImage && jsonImage(OldImage),
      NewImage: NewImage && jsonImage(NewImage),
    },
  }
}

/** DynamoDB Local's streams lose the type of an empty map or list; the stream of the cloud keeps it. Readers take it for absent. */
const hasType = ([, attribute]: [string, AttributeValue]): boolean => Object.values(attribute).some((value) => value !== undefined)

const jsonImage = (image: { [name: string]: AttributeValue }): JsonImage =>
  Object.fromEntries(
    Object.entries(image)
      .filter(hasType)
      .map(([name, attribute]) => [name, jsonAttribute(attribute)]),
  )

function jsonAttribute(attribute: AttributeValue): JsonAttribute {
  if (attribute.B) return { B: Buffer.from(attribute.B).toString('base64') }
  if (attribute.L) return { L: attribute.L.map(jsonAttribute) }
  if (attribute.M) return { M: jsonImage(attribute.M) }
  return attribute as JsonAttribute
}

type Pattern = (typeof filterPatterns)[number]

export const wakes = (record: LambdaRecord, patterns: Pattern[]): boolean => patterns.some((pattern) => fits(pattern, record))

/** The part of Lambda's pattern language that we use: an object asks for each of its fields, a list for one of its entries. */
function fits(pattern: unknown, value: unknown): boolean {
  if (Array.isArray(pattern)) return pattern.some((entry) => entry === value || hasPrefix(entry, value))
  if (typeof pattern !== 'object' || pattern === null || typeof value !== 'object' || value === null) return false
  return Object.entries(pattern).every(([name, inner]) => fits(inner, (value as { [name: string]: unknown })[name]))
}

const hasPrefix = (entry: unknown, value: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'prefix' in entry && typeof value === 'string' && value.startsWith(String(entry.prefix))
