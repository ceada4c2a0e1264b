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

/** Lengths and distances are written as a class and how far into it: where each class begins, and how many bits say how far. */
type Scale = { firsts: number[]; extras: number[] }
export const lengths = scale(28, 3, (place) => (place < 8 ? 0 : (place >> 2) - 1))
// The longest length has a class of its own.
lengths.firsts.push(longestMatch)
lengths.extras.push(0)
export const distances = scale(30, 1, (place) => (place < 4 ? 0 : (place >> 1) - 1))

function scale(count: number, first: number, extraOf: (place: number) => number): Scale {
  const made: Scale = { firsts: [], extras: [] }
  for (let place = 0, value = first; place < count; value += 1 << extraOf(place++)) {
    made.firsts.push(value)
    made.extras.push(extraOf(place))
  }
  return made
}

/** Classes come in groups as long as each other, one group for each doubling. */
function classOf(value: number, groupBits: number): number {
  if (value < 1 << groupBits) return value
  const extra = 31 - Math.clz32(value) - groupBits
  return (extra << groupBits) + (value >> extra)
}
const lengthClass = (length: number): number => (length === longestMatch ? 28 : classOf(length - 3, 2))
const distanceClass = (distance: number): number => classOf(distance - 1, 1)

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
    const long = lengthClass(length)
    this.write(lengthCodes[long] ?? 0, long < 23 ? 7 : 8)
    this.write(length - (lengths.firsts[long] ?? 0), lengths.extras[long] ?? 0)
    const far = distanceClass(distance)
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

/** By the next nine bits, lowest first: which symbol they begin with, and how many of them it takes. Made when something is read for the first time. */
type Symbols = { symbols: Uint16Array; widths: Uint8Array }
let known: Symbols | undefined
function symbolsByBits(): Symbols {
  if (known) return known
  known = { symbols: new Uint16Array(512), widths: new Uint8Array(512) }
  for (let symbol = 0; symbol < 288; symbol++) {
    const [code, width] = codeOf(symbol)
    for (let rest = 0; rest < 1 << (9 - width); rest++) {
      known.symbols[code | (rest << width)] = symbol
      known.widths[code | (rest << width)] = width
    }
  }
  return known
}

function codeOf(symbol: number): [code: number, width: number] {
  if (symbol < 256) return [letterCodes[symbol] ?? 0, letterWidth(symbol)]
  return symbol < 280 ? [reversed(symbol - 256, 7), 7] : [reversed(0b1100_0000 + symbol - 280, 8), 8]
}

export class BitReader {
  private at = 0
  private held = 0
  private holding = 0
  private readonly table = symbolsByBits()

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
    const width = this.table.widths[next] ?? 0
    this.hold(width)
    this.take(width)
    return this.table.symbols[next] ?? 0
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
