/**
 * The fixed code of deflate (RFC 1951), in which all that is stored of a game is written: which bits stand for which letter, length and distance. For texts
 * as short as ours zlib chooses it as well, since every other code would have to be written down before it is used.
 */

export const shortestMatch = 3
export const longestMatch = 258
export const farthest = 32_768

/** The last block, and in the fixed code. */
export const oneFixedBlock = 0b011

/** Of each letter its code, lowest bit first, and how many bits it has. */
const letterCodes = Uint16Array.from({ length: 256 }, (_, letter) =>
  letter < 144 ? reversed(0b0011_0000 + letter, 8) : reversed(0b1_1001_0000 + letter - 144, 9),
)
const letterWidth = (letter: number): number => (letter < 144 ? 8 : 9)

/** Lengths and distances are written as a class and how far into it. */
type Scale = { classes: Uint16Array; firsts: Uint16Array; extras: Uint8Array }
export const lengths = scale(29, 3, longestMatch, (place) => (place < 8 ? 0 : (place >> 2) - 1))
// The longest length has a class of its own.
lengths.classes[longestMatch] = 28
lengths.firsts[28] = longestMatch
lengths.extras[28] = 0
export const distances = scale(30, 1, farthest, (place) => (place < 4 ? 0 : (place >> 1) - 1))

function scale(count: number, first: number, last: number, extraOf: (place: number) => number): Scale {
  const made = { classes: new Uint16Array(last + 1), firsts: new Uint16Array(count), extras: new Uint8Array(count) }
  let value = first
  for (let place = 0; place < count; place++) {
    made.firsts[place] = value
    made.extras[place] = extraOf(place)
    for (const next = value + (1 << extraOf(place)); value < next && value <= last; value++) made.classes[value] = place
  }
  return made
}

const lengthCodes = Uint16Array.from({ length: 29 }, (_, place) =>
  place < 23 ? reversed(place + 1, 7) : reversed(0b1100_0000 + place - 23, 8),
)
const distanceCodes = Uint16Array.from({ length: 30 }, (_, place) => reversed(place, 5))

export function reversed(code: number, width: number): number {
  let bits = 0
  for (let i = 0; i < width; i++) bits |= ((code >> i) & 1) << (width - 1 - i)
  return bits
}

export class BitWriter {
  private bytes = new Uint8Array(4096)
  private at = 0
  private held = 0
  private holding = 0

  /** No letter takes more than nine bits, and no match more than its letters would. */
  begin(letters: number): void {
    const most = letters + (letters >> 3) + 8
    if (this.bytes.length < most) this.bytes = new Uint8Array(2 * most)
    this.at = 0
    this.held = 0
    this.holding = 0
  }

  write(value: number, width: number): void {
    this.held |= value << this.holding
    this.holding += width
    while (this.holding >= 8) {
      this.bytes[this.at++] = this.held & 0xff
      this.held >>>= 8
      this.holding -= 8
    }
  }

  letter(letter: number): void {
    this.write(letterCodes[letter] ?? 0, letterWidth(letter))
  }

  match(length: number, distance: number): void {
    const long = lengths.classes[length] ?? 0
    this.write(lengthCodes[long] ?? 0, long < 23 ? 7 : 8)
    this.write(length - (lengths.firsts[long] ?? 0), lengths.extras[long] ?? 0)
    const far = distances.classes[distance] ?? 0
    this.write(distanceCodes[far] ?? 0, 5)
    this.write(distance - (distances.firsts[far] ?? 0), distances.extras[far] ?? 0)
  }

  /** With the sign of the end, which is seven zeros, and zeros up to a whole byte. */
  done(): Buffer {
    this.write(0, 7)
    if (this.holding > 0) this.write(0, 8 - this.holding)
    return Buffer.from(this.bytes.subarray(0, this.at))
  }
}

/** By the next nine bits, lowest first: which symbol they begin with, and how many of them it takes. */
const symbols = new Uint16Array(512)
const widths = new Uint8Array(512)
for (let symbol = 0; symbol < 288; symbol++) {
  const [code, width] =
    symbol < 256
      ? [letterCodes[symbol] ?? 0, letterWidth(symbol)]
      : symbol < 280
        ? [reversed(symbol - 256, 7), 7]
        : [reversed(0b1100_0000 + symbol - 280, 8), 8]
  for (let rest = 0; rest < 1 << (9 - width); rest++) {
    symbols[code | (rest << width)] = symbol
    widths[code | (rest << width)] = width
  }
}

export class BitReader {
  private at = 0
  private held = 0
  private holding = 0

  constructor(private readonly bytes: Uint8Array) {}

  read(width: number): number {
    this.hold(width)
    return this.take(width)
  }

  symbol(): number {
    this.hold(7)
    // The end may have no nine bits after it.
    if (this.holding < 9 && this.at < this.bytes.length) this.holdMore()
    const next = this.held & 511
    const width = widths[next] ?? 0
    this.hold(width)
    this.take(width)
    return symbols[next] ?? 0
  }

  /** But for the zeros that make the last byte a whole one. */
  get isAtEnd(): boolean {
    return this.at === this.bytes.length && this.holding < 8 && this.held === 0
  }

  private take(width: number): number {
    const value = this.held & ((1 << width) - 1)
    this.held >>>= width
    this.holding -= width
    return value
  }

  private hold(width: number): void {
    while (this.holding < width) {
      if (this.at >= this.bytes.length) throw new RangeError('it ends too early')
      this.holdMore()
    }
  }

  private holdMore(): void {
    this.held |= (this.bytes[this.at++] ?? 0) << this.holding
    this.holding += 8
  }
}
