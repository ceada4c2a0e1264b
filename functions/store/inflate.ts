/**
 * The other way round: quick where it was written as `deflate.ts` does it, which reads dozens of rows with every visit, and everything else is left to zlib, with
 * which earlier releases wrote.
 */
import { inflateRawSync } from 'node:zlib'
import { BitReader, distances, lengths, longestMatch, oneFixedBlock, reversed } from './fixed-code.ts'

/** Gives back what a text was, with the dictionary it was written with. Throws on what is none, or longer than may be. */
export type Inflater = (bytes: Uint8Array) => Buffer

export function inflater(dictionary: Uint8Array, longestText = 1_000_000): Inflater {
  const { length } = dictionary
  let window = new Uint8Array(length + 8_192)
  window.set(dictionary)
  return (bytes) => {
    const bits = new BitReader(bytes)
    if (bits.read(3) !== oneFixedBlock) return inflateRawSync(bytes, { dictionary, maxOutputLength: longestText })
    let end = length
    for (;;) {
      if (end - length > longestText) throw new RangeError('it would never end')
      if (end + longestMatch > window.length) {
        const larger = new Uint8Array(2 * window.length)
        larger.set(window)
        window = larger
      }
      const symbol = bits.symbol()
      if (symbol < 256) window[end++] = symbol
      else if (symbol === 256) break
      else {
        const long = symbol - 257
        const count = (lengths.firsts[long] ?? 0) + bits.read(lengths.extras[long] ?? 0)
        const far = reversed(bits.read(5), 5)
        const distance = (distances.firsts[far] ?? 0) + bits.read(distances.extras[far] ?? 0)
        if (count === 0 || distance === 0 || distance > end) throw new RangeError('it refers to what is not there')
        for (const until = end + count; end < until; end++) window[end] = window[end - distance] ?? 0
      }
    }
    if (!bits.isAtEnd) throw new RangeError('something follows the end')
    return Buffer.from(window.subarray(length, end))
  }
}
