/** Who sits where, and what each seat calls the state, in few bytes: every move pays for each started kibibyte. */
import type { SeatId } from '@meanwhile/engine'
import { ByteReader, ByteWriter } from '../store/bytes.ts'
import type { Value } from '../store/store.ts'
import type { StoredGame } from './stored-game.ts'

const idBytes = 16
const nobody = Buffer.alloc(idBytes)

/** Ids are 16 bytes; as letters they would be 22. Any other name is kept as it is. */
export function writePeople(people: string[]): Value {
  const known = written.get(people)
  if (known) return known
  const value = seating(people)
  written.set(people, value)
  return value
}

/** People change seats far less often than they move: nobody changes a list of them in place. */
const written = new WeakMap<string[], Value>()
const readLately = new Map<string, string[]>()
const mostKept = 256

function seating(people: string[]): Value {
  const bytes = people.map((player) => (player === '' ? nobody : Buffer.from(player, 'base64url')))
  const isExact = bytes.every((id, i) => people[i] === '' || (id.length === idBytes && id.toString('base64url') === people[i]))
  return isExact ? Buffer.concat(bytes) : people
}

/** As a list they were written by earlier releases. */
export function readPeople(written: Value): string[] {
  if (!(written instanceof Uint8Array)) return written as string[]
  const bytes = Buffer.from(written.buffer, written.byteOffset, written.length)
  const name = bytes.toString('latin1')
  const known = readLately.get(name)
  if (known) return known
  const people = Array.from({ length: bytes.length / idBytes }, (_, i) => {
    const id = bytes.subarray(i * idBytes, (i + 1) * idBytes)
    return id.equals(nobody) ? '' : id.toString('base64url')
  })
  if (readLately.size >= mostKept) readLately.clear()
  readLately.set(name, people)
  return people
}

/** The spectator's first, then seat by seat how much it is ahead of it, or behind: whoever left stays where they were. */
export function writeNumbers(numbers: StoredGame['numbers'], seats: number): Value {
  const all = numbers.all ?? 0
  const bytes = new ByteWriter().number(all)
  for (let seat = 1; seat <= seats; seat++) bytes.number(folded((numbers[`s${seat}`] ?? all) - all))
  return bytes.done()
}

export function readNumbers(written: Value): StoredGame['numbers'] {
  if (!(written instanceof Uint8Array)) return written as StoredGame['numbers']
  const bytes = new ByteReader(written)
  const all = bytes.number()
  const numbers: StoredGame['numbers'] = { all }
  for (let seat = 1; !bytes.atEnd; seat++) numbers[`s${seat}` satisfies SeatId] = all + unfolded(bytes.number())
  return numbers
}

/** 0, -1, 1, -2, 2 … as 0, 1, 2, 3, 4 … */
const folded = (difference: number): number => (difference < 0 ? -2 * difference - 1 : 2 * difference)
const unfolded = (number: number): number => (number % 2 === 1 ? -(number + 1) / 2 : number / 2)

/** Seat by seat, one more than what it has seen; 0 if it has never moved with the table before its eyes. */
export function writeLooked(looked: StoredGame['looked'], seats: number): Value {
  const bytes = new ByteWriter()
  for (let seat = 1; seat <= seats; seat++) bytes.number((looked[`s${seat}`] ?? -1) + 1)
  return bytes.done()
}

export function readLooked(written: Value): StoredGame['looked'] {
  const bytes = new ByteReader(written as Uint8Array)
  const looked: StoredGame['looked'] = {}
  for (let seat = 1; !bytes.atEnd; seat++) {
    const number = bytes.number()
    if (number > 0) looked[`s${seat}` satisfies SeatId] = number - 1
  }
  return looked
}
