/**
 * SHA-256 and HMAC-SHA-256 (FIPS 180-4, RFC 2104), synchronous and in plain TypeScript: the browser's own hash is asynchronous,
 * and a game that had to await its shuffles could not be replayed inside a bot's playout.
 */

// Scratch space shared by every call. Safe because nothing here calls back into foreign code half-way.
const words = new Int32Array(64)
const state = new Int32Array(8)
const tail = new Uint8Array(128)
const innerDigest = new Uint8Array(32)
const shortText = new Uint8Array(768)

const START = new Int32Array([0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19])

const ROUND = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be,
  0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa,
  0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85,
  0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3,
  0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
  0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
])

/** In range by construction. A wrong index would read as 0 and give a plausible hash: only the published vectors in the test tell. */
const at = (array: Int32Array | Uint8Array, index: number): number => array[index] as number

function compress(bytes: Uint8Array, from: number): void {
  for (let i = 0, p = from; i < 16; i++, p += 4) {
    words[i] = (at(bytes, p) << 24) | (at(bytes, p + 1) << 16) | (at(bytes, p + 2) << 8) | at(bytes, p + 3)
  }
  for (let i = 16; i < 64; i++) {
    const x = at(words, i - 15)
    const y = at(words, i - 2)
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    words[i] = (at(words, i - 16) + s0 + at(words, i - 7) + s1) | 0
  }
  let a = at(state, 0)
  let b = at(state, 1)
  let c = at(state, 2)
  let d = at(state, 3)
  let e = at(state, 4)
  let f = at(state, 5)
  let g = at(state, 6)
  let h = at(state, 7)
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUND, i) + at(words, i)) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  state[0] = at(state, 0) + a
  state[1] = at(state, 1) + b
  state[2] = at(state, 2) + c
  state[3] = at(state, 3) + d
  state[4] = at(state, 4) + e
  state[5] = at(state, 5) + f
  state[6] = at(state, 6) + g
  state[7] = at(state, 7) + h
}

/** Hashes the first `length` bytes of `message`, from a state that `before` bytes have already gone into. */
function digest(start: Int32Array, message: Uint8Array, length: number, before: number, out: Uint8Array): void {
  state.set(start)
  const whole = length - (length % 64)
  for (let from = 0; from < whole; from += 64) compress(message, from)

  const left = length - whole
  const padded = left < 56 ? 64 : 128
  for (let i = 0; i < left; i++) tail[i] = at(message, whole + i)
  tail[left] = 0x80
  tail.fill(0, left + 1, padded)
  const total = before + length
  // Two halves, because `total * 8` as one 32-bit number would wrap for half a gigabyte and more.
  writeWord(tail, padded - 8, Math.floor(total / 0x20000000))
  writeWord(tail, padded - 4, total << 3)
  compress(tail, 0)
  if (padded === 128) compress(tail, 64)

  for (let i = 0; i < 8; i++) writeWord(out, i * 4, at(state, i))
}

/** Big-endian, as everything in a hash and in a shuffle's message is. */
export function writeWord(bytes: Uint8Array, to: number, word: number): void {
  bytes[to] = word >>> 24
  bytes[to + 1] = word >>> 16
  bytes[to + 2] = word >>> 8
  bytes[to + 3] = word
}

export function sha256(text: string | Uint8Array): Uint8Array {
  const out = new Uint8Array(32)
  if (typeof text !== 'string') digest(START, text, text.length, 0, out)
  else {
    const bytes = text.length * 3 <= shortText.length ? shortText : new Uint8Array(text.length * 3)
    digest(START, bytes, writeUtf8(bytes, text), 0, out)
  }
  return out
}

export const sha256Hex = (text: string | Uint8Array): string => toHex(sha256(text))

/** A key made ready: both of its blocks are already compressed, so that a short message costs two compressions, not four. */
export type HmacKey = { inner: Int32Array; outer: Int32Array }

export function hmacKey(key: Uint8Array): HmacKey {
  const short = key.length > 64 ? sha256(key) : key
  const padded = (pad: number): Int32Array => {
    const block = new Uint8Array(64).fill(pad)
    for (let i = 0; i < short.length; i++) block[i] = at(short, i) ^ pad
    state.set(START)
    compress(block, 0)
    return state.slice()
  }
  return { inner: padded(0x36), outer: padded(0x5c) }
}

export function hmacInto(out: Uint8Array, key: HmacKey, message: Uint8Array): void {
  digest(key.inner, message, message.length, 64, innerDigest)
  digest(key.outer, innerDigest, innerDigest.length, 64, out)
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const out = new Uint8Array(32)
  hmacInto(out, hmacKey(key), message)
  return out
}

// ── Bytes as text ──────────────────────────────────────────────────────────────────────────────────────────────────

/** A lone surrogate becomes U+FFFD, as in every platform's encoder: a verifier written elsewhere must reach the same bytes. */
function writeUtf8(bytes: Uint8Array, text: string): number {
  let end = 0
  for (let i = 0; i < text.length; i++) {
    let point = text.charCodeAt(i)
    if (point < 0x80) {
      bytes[end++] = point
      continue
    }
    if (point >= 0xd800 && point < 0xe000) {
      const low = text.charCodeAt(i + 1)
      const paired = point < 0xdc00 && low >= 0xdc00 && low < 0xe000
      point = paired ? 0x10000 + ((point - 0xd800) << 10) + (low - 0xdc00) : 0xfffd
      if (paired) i++
    }
    if (point < 0x800) bytes[end++] = 0xc0 | (point >> 6)
    else {
      if (point < 0x10000) bytes[end++] = 0xe0 | (point >> 12)
      else {
        bytes[end++] = 0xf0 | (point >> 18)
        bytes[end++] = 0x80 | ((point >> 12) & 63)
      }
      bytes[end++] = 0x80 | ((point >> 6) & 63)
    }
    bytes[end++] = 0x80 | (point & 63)
  }
  return end
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

export function toHex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += HEX[byte]
  return text
}

/** Throws on anything else than hex: read leniently, `NaN` bytes would all become 0 and a broken seed would deal a known game. */
export function fromHex(text: string): Uint8Array {
  if (!/^(?:[0-9a-f]{2})*$/i.test(text)) throw new RangeError('not hex')
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => Number.parseInt(text.slice(i * 2, i * 2 + 2), 16))
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Without padding. */
export function toBase64url(bytes: Uint8Array): string {
  let text = ''
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffff
    for (bits += 8; bits >= 6; bits -= 6) text += ALPHABET.charAt((held >> (bits - 6)) & 63)
  }
  return bits > 0 ? text + ALPHABET.charAt((held << (6 - bits)) & 63) : text
}

export function fromBase64url(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 6) / 8))
  let held = 0
  let bits = 0
  let end = 0
  for (const char of text) {
    const six = ALPHABET.indexOf(char)
    if (six < 0) throw new RangeError('not base64url')
    held = ((held << 6) | six) & 0xffff
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes[end++] = held >> bits
    }
  }
  return bytes
}
