/**
 * Everything random in a game, drawn from its seed so that anybody can check it once the seed is published.
 *
 *   commitment  SHA-256 of `table:seed`, shown when the table is made: the house cannot change the seed afterwards
 *   key         HMAC(seed, everybody's entropy): the house cannot choose a seed that deals itself a good game
 *   use n       the bytes of HMAC(key, n ‖ 0), HMAC(key, n ‖ 1), …, with n and the counter as 4 bytes each, big-endian
 *   below b     1 byte if b ≤ 256, 2 if b ≤ 65536, else 4, big-endian; thrown away if not below the largest multiple of b; then mod b
 *   shuffle     for i from the last place down to the second: swap place i with place (below i + 1)
 *
 * All entropy is hashed with its length before it (4 bytes, big-endian).
 */
import type { Chance } from './game.ts'
import { fromBase64url, fromHex, type HmacKey, hmac, hmacInto, hmacKey, sha256, sha256Hex, toBase64url, writeWord } from './hash.ts'

export { fromHex, hmac, sha256, sha256Hex, toHex } from './hash.ts'

export const commitment = (table: string, seed: string): string => sha256Hex(`${table}:${seed}`)

/** `seed` and `entropy` are hex. */
export const chanceFrom = (seed: string, entropy: string[]): Chance => ({ key: keyWith(fromHex(seed), entropy), uses: 0 })

/** For bots and simulations: nobody has to be able to trust it, only to repeat it. */
export const chanceOf = (text: string): Chance => ({ key: toBase64url(sha256(text)), uses: 0 })

/** A newcomer's 16 bytes, hex; they count from the next use on. */
export function mixIn(chance: Chance, entropy: string): void {
  fromHex(entropy) // Throws here and not at the next shuffle, days later, in a move of somebody who has done nothing wrong.
  // A new list, since a shallow copy of the game still shares the old one.
  chance.next = [...(chance.next ?? []), entropy]
}

/** In place. */
export function shuffle<T>(chance: Chance, items: T[]): T[] {
  use(chance)
  for (let i = items.length - 1; i > 0; i--) swap(items, i, below(i + 1))
  return items
}

/** A place in a list of `count`. */
export function pick(chance: Chance, count: number): number {
  use(chance)
  return below(count)
}

/** `k` of the items, or all when there are fewer; in no promised order, which is not a shuffle. */
export function pickSome<T>(chance: Chance, items: readonly T[], k: number): T[] {
  use(chance)
  const rest = [...items]
  const kept = Math.max(0, rest.length - k)
  for (let i = rest.length - 1; i >= kept; i--) swap(rest, i, below(i + 1))
  return rest.slice(kept)
}

/**
 * From what everybody knows, never from the seed or the stream: ids drawn there would differ when the hidden cards are dealt anew,
 * and would so tell a player something about them. `count` is how often this seat was asked.
 */
export function decisionId(table: string, seat: string, count: number): string {
  const name = `${table}|${seat}|${count}`
  const known = idsMade.get(name)
  if (known !== undefined) return known
  if (idsMade.size >= mostIdsKept) idsMade.clear()
  const made = toBase64url(sha256(name).subarray(0, 8))
  idsMade.set(name, made)
  return made
}

/** Whoever looks for the place of a question makes the ids of the newest ones again and again. */
const idsMade = new Map<string, string>()
const mostIdsKept = 1000

// ── The stream of one use ──────────────────────────────────────────────────────────────────────────────────────────
// Kept outside the game, and begun anew by every use: a stored game never holds bytes that are yet to be drawn.

let key: HmacKey
let counter = 0
let drawn = 0
const message = new Uint8Array(8)
const block = new Uint8Array(32)

/** Counts even when no byte is drawn, so that use n can be checked without knowing how long the lists before it were. */
function use(chance: Chance): void {
  if (chance.next) {
    chance.key = keyWith(fromBase64url(chance.key), chance.next)
    delete chance.next
  }
  key = readied(chance.key)
  writeWord(message, 0, chance.uses)
  chance.uses += 1
  counter = 0
  drawn = block.length
}

function byte(): number {
  if (drawn === block.length) {
    writeWord(message, 4, counter++)
    hmacInto(block, key, message)
    drawn = 0
  }
  return block[drawn++] as number
}

/** Values over the last whole multiple of `bound` are drawn again: taken modulo, they would favour the first places. */
function below(bound: number): number {
  if (!(bound >= 1 && bound <= 0x100000000)) throw new RangeError(`nothing to pick among ${bound}`)
  const width = bound <= 0x100 ? 1 : bound <= 0x10000 ? 2 : 4
  const range = 256 ** width
  const fair = range - (range % bound)
  for (;;) {
    let value = 0
    for (let i = 0; i < width; i++) value = value * 256 + byte()
    if (value < fair) return value % bound
  }
}

function swap<T>(items: T[], i: number, j: number): void {
  const held = items[i] as T
  items[i] = items[j] as T
  items[j] = held
}

/** With the lengths, since otherwise `ab` + `c` and `a` + `bc` would be the same and a person could speak for the next one. */
function keyWith(secret: Uint8Array, entropy: string[]): string {
  const parts = entropy.map(fromHex)
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + 4 + part.length, 0))
  let end = 0
  for (const part of parts) {
    writeWord(joined, end, part.length)
    joined.set(part, end + 4)
    end += 4 + part.length
  }
  return toBase64url(hmac(secret, joined))
}

/** Few, and the oldest goes first: a service that plays thousands of tables would otherwise keep the keys of all of them. */
const READY = 64
const ready = new Map<string, HmacKey>()

function readied(text: string): HmacKey {
  const known = ready.get(text)
  if (known) return known
  const made = hmacKey(fromBase64url(text))
  for (const oldest of ready.keys()) {
    if (ready.size < READY) break
    ready.delete(oldest)
  }
  ready.set(text, made)
  return made
}
