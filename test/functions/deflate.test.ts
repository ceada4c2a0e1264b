import { constants, deflateRawSync, inflateRawSync } from 'node:zlib'
import { bots } from '@meanwhile/engine'
import { assert, constantFrom, integer, oneof, property, string, tuple, uint8Array } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deflater } from '../../functions/store/deflate.ts'
import { lettersOf } from '../../functions/store/dictionaries/dictionary.ts'
import { dictionaryFor } from '../../functions/store/dictionaries/index.ts'
import { inflater } from '../../functions/store/inflate.ts'
import { play } from '../../tools/simulate/engine.ts'

const comesBack = (dictionary: Uint8Array, ...texts: Uint8Array[]): void => {
  const [deflate, inflate] = [deflater(dictionary), inflater(dictionary)]
  // The first is left to zlib.
  for (const text of [Buffer.of(), ...texts]) {
    expect(Buffer.compare(inflateRawSync(deflate(text), { dictionary }), text)).toBe(0)
    expect(Buffer.compare(inflate(deflate(text)), text)).toBe(0)
  }
}
const times = (count: number, bytes: Uint8Array): Buffer => Buffer.concat(Array.from({ length: count }, () => bytes))

describe('What is deflated', () => {
  it('comes back by any inflate, whatever it is and whatever the dictionary, text after text', () => {
    const [bytes, words] = [uint8Array({ maxLength: 400 }), string({ maxLength: 300, unit: 'grapheme-ascii' })]
    assert(property(uint8Array({ maxLength: 300 }), bytes, bytes, (dictionary, ...texts) => comesBack(dictionary, ...texts)))
    const repeating = tuple(words, words, words).map(([a, b, c]) => [a + b, b + a + b, `${c}${a}${b}${b}`].map((text) => Buffer.from(text)))
    assert(property(repeating, ([dictionary, ...texts]) => comesBack(dictionary ?? Buffer.of(), ...texts)))
  })

  it('comes back where there is nothing, or next to nothing', () => {
    for (const dictionary of ['', 'a', 'ab', 'abc'])
      comesBack(Buffer.from(dictionary), ...['', 'a', 'ab', 'abc', 'abcabc'].map((text) => Buffer.from(text)))
  })

  it('comes back where one letter is repeated for longer than any match is', () => {
    for (const length of [257, 258, 259, 260, 516, 517, 1000]) comesBack(Buffer.from('aaa'), times(length, Buffer.from('a')))
  })

  it('comes back where a match would be farther away than any may be', () => {
    const far = Buffer.from('as far away as can be')
    const between = Buffer.from(Array.from({ length: 40_000 }, (_, i) => (i * i + (i >> 3)) & 255))
    comesBack(Buffer.concat([far, between]), Buffer.concat([far, between, far]))
  })

  it('is read as well where zlib has written it, in whatever code', () => {
    const dictionary = Buffer.from('a dictionary of words')
    const inflate = inflater(dictionary)
    const texts = [uint8Array({ maxLength: 2000 }), string({ maxLength: 2000 }).map((text) => Buffer.from(text))]
    const strategy = constantFrom(constants.Z_FIXED, constants.Z_DEFAULT_STRATEGY, constants.Z_HUFFMAN_ONLY, constants.Z_RLE)
    assert(
      property(oneof(...texts), strategy, integer({ min: 0, max: 9 }), (text, strategy, level) => {
        expect(Buffer.compare(inflate(deflateRawSync(text, { dictionary, strategy, level })), text)).toBe(0)
      }),
    )
  })

  it('is not read where it is cut off, goes on, or refers to what is not there', () => {
    const dictionary = Buffer.from('a dictionary of words')
    const [deflate, inflate] = [deflater(dictionary), inflater(dictionary)]
    deflate(Buffer.from('the first is left to zlib'))
    const whole = deflate(Buffer.from('a dictionary of other words, and other words'))
    for (let length = 0; length < whole.length; length++) expect(() => inflate(whole.subarray(0, length))).toThrow()
    expect(() => inflate(Buffer.concat([whole, Buffer.of(1)]))).toThrow('something follows the end')
    expect(() => inflater(Buffer.of())(whole)).toThrow('it refers to what is not there')
    expect(() => inflater(dictionary, 1000)(deflate(times(3000, Buffer.from('words'))))).toThrow('it would never end')
  })

  it('never takes damaged bytes for something without an end', () => {
    const inflate = inflater(Buffer.from('a dictionary of words'), 10_000)
    assert(
      property(uint8Array({ minLength: 1, maxLength: 300 }), (bytes) => {
        try {
          expect(inflate(bytes).length).toBeLessThan(20_000)
        } catch (error) {
          expect(error).toBeInstanceOf(Error)
        }
      }),
    )
  })

  it('takes as much room as zlib needs for a game, give or take two bytes in a hundred', () => {
    const letters = dictionaryFor(['fluxx'])
    const dictionary = Buffer.from(letters.text, 'latin1')
    const { write } = lettersOf(letters)
    const deflate = deflater(dictionary)
    let [ours, zlibs] = [0, 0]
    for (const game of play({ editions: ['fluxx'], players: 6, bot: bots.random }, 'deflated')) {
      const text = write(JSON.stringify(game))
      ours += deflate(text).length
      zlibs += deflateRawSync(text, { dictionary, level: 9 }).length
    }
    expect(ours / zlibs).toBeLessThan(1.02)
  })
})
