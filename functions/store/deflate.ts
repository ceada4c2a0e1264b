/**
 * Raw deflate for short texts that are much alike, written by hand because every move pays for it: zlib makes itself ready anew for each text, and that
 * takes longer than the text does. Here the dictionary is looked through once. Any inflate reads it.
 */
import { deflateRawSync } from 'node:zlib'
import { BitWriter, farthest, longestMatch, oneFixedBlock, shortestMatch } from './fixed-code.ts'

/** Writes texts with one dictionary. What it gives is the caller's. */
export type Deflater = (text: Uint8Array) => Buffer

export function deflater(dictionary: Uint8Array): Deflater {
  let isFirst = true
  let ready: { window: Window; bits: BitWriter } | undefined
  return (text) => {
    if (isFirst) {
      // Whoever has just started has somebody waiting: to look through the dictionary takes longer than zlib takes for this one text.
      isFirst = false
      return deflateRawSync(text, { dictionary, level: 9 })
    }
    ready ??= { window: new Window(dictionary), bits: new BitWriter() }
    const { window, bits } = ready
    window.take(text)
    bits.begin(text.length)
    bits.write(oneFixedBlock, 3)
    writeAll(window, bits)
    return bits.done()
  }
}

/** How many earlier places are tried for each: in a dictionary of ours there are hardly more. */
const mostTried = 128
/** What is as long as this is taken without looking for something longer one letter later; and where a match is fair, only a few places are. */
const longEnough = 16
const fair = 5
const fewTried = 16

function writeAll(window: Window, bits: BitWriter): void {
  const { begin, end } = window
  let match = window.longest(begin, mostTried)
  for (let at = begin; at < end; ) {
    const here = match
    const length = lengthOf(here)
    window.note(at++)
    // One letter later there may be a longer match, which is worth the letter.
    match = length < longEnough ? window.longest(at, length < fair ? mostTried : fewTried) : 0
    if (length === 0 || lengthOf(match) > length) {
      bits.letter(window.letterAt(at - 1))
      continue
    }
    bits.match(length, distanceOf(here))
    const after = at - 1 + length
    // What is repeated at such length stands in the dictionary anyway.
    if (length <= longEnough) for (; at < after; at++) window.note(at)
    at = after
    match = window.longest(at, mostTried)
  }
}

/** Length and distance in one number, as thousands are looked for; 0 if there is no match. */
const matchOf = (length: number, distance: number): number => length * 65_536 + distance
const lengthOf = (match: number): number => match >>> 16
const distanceOf = (match: number): number => match & 0xffff

const hashBits = 13
/** The golden ratio, which spreads what is much alike. */
const golden = 0x9e3779b1
/** Three letters from this far away are written shorter as they are. */
const tooFarForThree = 4096
const none = -1

/** The dictionary, behind it the text, and where in both the same three letters stand. */
class Window {
  readonly begin: number
  end: number
  private bytes: Uint8Array
  /** The newest place with a hash, and for each place the one before it. */
  private readonly heads = new Int32Array(1 << hashBits).fill(none)
  private readonly headsOfDictionary: Int32Array
  private earlier: Int32Array

  constructor(dictionary: Uint8Array) {
    this.begin = this.end = dictionary.length
    this.bytes = new Uint8Array(2 * this.end + 4096)
    this.bytes.set(dictionary)
    this.earlier = new Int32Array(this.bytes.length)
    this.noteAll()
    this.headsOfDictionary = this.heads.slice()
  }

  take(text: Uint8Array): void {
    this.end = this.begin + text.length
    if (this.end > this.bytes.length) this.grow()
    this.bytes.set(text, this.begin)
    this.heads.set(this.headsOfDictionary)
    // The last places of the dictionary have their third letter in the text.
    for (let at = Math.max(0, this.begin - shortestMatch + 1); at < this.begin; at++) this.note(at)
  }

  letterAt(at: number): number {
    return this.bytes[at] ?? 0
  }

  note(at: number): void {
    if (at + shortestMatch > this.end) return
    const hash = this.hashAt(at)
    this.earlier[at] = this.heads[hash] ?? none
    this.heads[hash] = at
  }

  /** The same for all of the dictionary, in one go: whoever has just started waits for it. */
  private noteAll(): void {
    const { bytes, heads, earlier, end } = this
    let three = ((bytes[0] ?? 0) << 8) | ((bytes[1] ?? 0) << 16)
    for (let at = 0; at + shortestMatch <= end; at++) {
      three = (three >>> 8) | ((bytes[at + 2] ?? 0) << 16)
      const hash = Math.imul(three, golden) >>> (32 - hashBits)
      earlier[at] = heads[hash] ?? none
      heads[hash] = at
    }
  }

  /** The longest match for what begins here, and of several the nearest. */
  longest(at: number, tries: number): number {
    const { bytes, earlier } = this
    const most = Math.min(longestMatch, this.end - at)
    if (most < shortestMatch) return 0
    let best = shortestMatch - 1
    let from = none
    let place = this.heads[this.hashAt(at)] ?? none
    for (let tried = 0; place !== none && tried < tries && at - place <= farthest; tried++) {
      // It has to be longer than the best so far, so the letter after that is looked at first.
      if (bytes[place + best] === bytes[at + best]) {
        let length = 0
        while (length < most && bytes[place + length] === bytes[at + length]) length++
        if (length > best) {
          best = length
          from = place
          if (length === most) break
        }
      }
      place = earlier[place] ?? none
    }
    return from === none || (best === shortestMatch && at - from > tooFarForThree) ? 0 : matchOf(best, at - from)
  }

  private hashAt(at: number): number {
    const { bytes } = this
    return Math.imul((bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16), golden) >>> (32 - hashBits)
  }

  private grow(): void {
    const { bytes, earlier } = this
    this.bytes = new Uint8Array(2 * this.end)
    this.bytes.set(bytes.subarray(0, this.begin))
    this.earlier = new Int32Array(2 * this.end)
    this.earlier.set(earlier.subarray(0, this.begin))
  }
}
