/**
 * Raw deflate for short texts that are much alike, written by hand because every move pays for it: zlib makes itself ready anew for each text, and that
 * takes longer than the text does. Here the dictionary is looked through once. Any inflate reads it.
 */
import { BitWriter, farthest, longestMatch, oneFixedBlock, shortestMatch } from './fixed-code.ts'

/** Writes texts with one dictionary. What it gives is the caller's. */
export type Deflater = (text: Uint8Array) => Buffer

const hashBits = 13
/** How many earlier places are tried for each: in a dictionary of ours there are hardly more. */
const mostTried = 128
/** What is as long as this is taken without looking for something longer one letter later; and where a match is fair, only a few places are. */
const longEnough = 16
const fair = 5
const fewTried = 16
/** Three letters from this far away are written shorter as they are. */
const tooFarForThree = 4096
const none = -1

export function deflater(dictionary: Uint8Array): Deflater {
  const { length } = dictionary
  let window = new Uint8Array(2 * length + 4096)
  window.set(dictionary)
  const bits = new BitWriter()
  /** The newest place with this hash, as it is after the dictionary, and for each place the one before it. */
  const headsOfDictionary = new Int32Array(1 << hashBits).fill(none)
  const heads = new Int32Array(1 << hashBits)
  let earlier = new Int32Array(window.length)
  for (let at = 0; at + shortestMatch <= length; at++) note(headsOfDictionary, earlier, window, at)

  const makeRoomFor = (size: number): void => {
    if (size <= window.length) return
    const [larger, longer] = [new Uint8Array(2 * size), new Int32Array(2 * size)]
    larger.set(dictionary)
    longer.set(earlier.subarray(0, length))
    window = larger
    earlier = longer
  }

  return (text) => {
    const end = length + text.length
    makeRoomFor(end)
    window.set(text, length)
    heads.set(headsOfDictionary)
    // The last places of the dictionary have their third letter in the text.
    for (let at = Math.max(0, length - shortestMatch + 1); at < length; at++)
      if (at + shortestMatch <= end) note(heads, earlier, window, at)
    bits.begin(text.length)
    bits.write(oneFixedBlock, 3)
    let at = length
    let match = longest(window, heads, earlier, at, end)
    while (at < end) {
      if (at + shortestMatch <= end) note(heads, earlier, window, at)
      const here = match
      at++
      // One letter later there may be a longer match, which is worth the letter.
      match = lengthOf(here) < longEnough ? longest(window, heads, earlier, at, end, lengthOf(here) < fair ? mostTried : fewTried) : 0
      if (here === 0 || lengthOf(match) > lengthOf(here)) {
        bits.letter(window[at - 1] ?? 0)
        continue
      }
      bits.match(lengthOf(here), distanceOf(here))
      for (const after = at - 1 + lengthOf(here); at < after; at++) if (at + shortestMatch <= end) note(heads, earlier, window, at)
      match = longest(window, heads, earlier, at, end)
    }
    return bits.done()
  }
}

// ── Matches ────────────────────────────────────────────────────────────────────────────────────────────────────────

const hashAt = (window: Uint8Array, at: number): number =>
  (Math.imul((window[at] ?? 0) | ((window[at + 1] ?? 0) << 8) | ((window[at + 2] ?? 0) << 16), 0x9e3779b1) >>> (32 - hashBits)) | 0

function note(heads: Int32Array, earlier: Int32Array, window: Uint8Array, at: number): void {
  const hash = hashAt(window, at)
  earlier[at] = heads[hash] ?? none
  heads[hash] = at
}

/** Length and distance in one number, as thousands are looked for; 0 if there is no match. */
const matchOf = (length: number, distance: number): number => length * 65_536 + distance
const lengthOf = (match: number): number => match >>> 16
const distanceOf = (match: number): number => match & 0xffff

/** The longest match for what begins here, and of several the nearest. */
function longest(window: Uint8Array, heads: Int32Array, earlier: Int32Array, at: number, end: number, tries = mostTried): number {
  const most = Math.min(longestMatch, end - at)
  if (most < shortestMatch) return 0
  let best = shortestMatch - 1
  let from = none
  let place = heads[hashAt(window, at)] ?? none
  for (let tried = 0; place !== none && tried < tries && at - place <= farthest; tried++) {
    // It has to be longer than the best so far, so the letter after that is looked at first.
    if (window[place + best] === window[at + best]) {
      let length = 0
      while (length < most && window[place + length] === window[at + length]) length++
      if (length > best) {
        best = length
        from = place
        if (length === most) break
      }
    }
    place = earlier[place] ?? none
  }
  if (from === none || (best === shortestMatch && at - from > tooFarForThree)) return 0
  return matchOf(best, at - from)
}
