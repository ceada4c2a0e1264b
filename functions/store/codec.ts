/**
 * A game as the database holds it: its JSON, with cards as single bytes, deflated with the dictionary of its edition, and a checksum
 * at the end. Nothing outside the store sees this form.
 */
import { type Game, migrate } from '@meanwhile/engine'
import { deflater } from './deflate.ts'
import { type Dictionary, lettersOf } from './dictionaries/dictionary.ts'
import { dictionaries, dictionaryFor } from './dictionaries/index.ts'
import { inflater } from './inflate.ts'

/** `dictionary` names the one that `state` was written with. */
export type StoredGame = { dictionary: string; state: Uint8Array }

/** Those that were opened: hardly anybody who reads a game needs more than one. */
const opened = new Map<string, ReturnType<typeof open>>()

/** A whole game is a few thousand characters; bytes that inflate to more are no game. */
const longest = 1_000_000
const checksumLength = 4

function open({ text, ...dictionary }: Dictionary) {
  const bytes = Buffer.from(text, 'latin1')
  return { ...lettersOf(dictionary), deflate: deflater(bytes), inflate: inflater(bytes, longest) }
}

export function encodeGame(game: Game): StoredGame {
  if (game.editions.length === 0) throw new Error('a game without an edition cannot be stored')
  const { name } = dictionaryFor(game.editions)
  const { write, deflate } = named(name)
  const json = JSON.stringify(game).replace(/[\u007f-\uffff]/g, escaped)
  return { dictionary: name, state: Buffer.concat([deflate(write(json)), checksum(json)]) }
}

/** Throws on what it cannot read: a game that was read wrongly must never be played on and written back. */
export function decodeGame({ dictionary, state }: StoredGame): Game {
  const { spell, inflate } = named(dictionary)
  let json: string
  try {
    const deflated = state.subarray(0, -checksumLength)
    json = spell(inflate(deflated).toString('latin1'))
  } catch (cause) {
    throw new Error(`the stored game cannot be read with dictionary ${dictionary}: its bytes are damaged`, { cause })
  }
  if (!checksum(json).equals(state.subarray(-checksumLength))) {
    throw new Error(`the stored game does not match its checksum: its bytes or dictionary ${dictionary} were changed`)
  }
  return migrate(JSON.parse(json))
}

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

function named(name: string) {
  const known = opened.get(name)
  if (known) return known
  const dictionary = dictionaries.find((dictionary) => dictionary.name === name)
  if (!dictionary) throw new Error(`there is no dictionary ${name}; known are ${dictionaries.map(({ name }) => name).join(', ')}`)
  const ready = open(dictionary)
  opened.set(name, ready)
  return ready
}

/** FNV-1a. Raw deflate has none of its own, and one changed bit would make one card into another. */
function checksum(json: string): Buffer {
  let hash = 0x811c9dc5
  for (let i = 0; i < json.length; i++) hash = Math.imul(hash ^ json.charCodeAt(i), 0x01000193)
  const bytes = Buffer.alloc(checksumLength)
  bytes.writeInt32BE(hash | 0)
  return bytes
}
