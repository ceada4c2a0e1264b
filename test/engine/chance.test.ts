import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chanceFrom,
  chanceOf,
  commitment,
  decisionId,
  fromHex,
  hmac,
  mixIn,
  pick,
  pickSome,
  sha256,
  sha256Hex,
  shuffle,
  toHex,
} from '../../engine/chance.ts'
import type { Chance } from '../../engine/game.ts'
import { fromBase64url, toBase64url } from '../../engine/hash.ts'

const ascii = (text: string) => new Uint8Array(Buffer.from(text, 'ascii'))
const filled = (length: number, byte: number) => new Uint8Array(length).fill(byte)
const oneTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1)
const upTo300Bytes = fc.uint8Array({ minLength: 0, maxLength: 300, size: 'max' })
const hexBytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length }).map(toHex)

const SEED = '08090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f2021222324252627'
const ANN = 'a0a1a2a3a4a5a6a7a8a9aaabacadaeaf'
const BOB = 'b0b1b2b3b4b5b6b7b8b9babbbcbdbebf'
const CID = 'c0c1c2c3c4c5c6c7c8c9cacbcccdcecf'

describe('SHA-256', () => {
  it.each([
    ['nothing', '', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['one block', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'two blocks',
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'more than one block',
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
    ['a million letters', 'a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('gives what NIST prints for %s', (_, text, hash) => {
    expect(sha256Hex(text)).toBe(hash)
  })

  it('agrees with node:crypto at every length up to 300, block borders and all', () => {
    for (let length = 0; length <= 300; length++) {
      const bytes = filled(length, length % 251)
      expect(sha256Hex(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'))
    }
  })

  it('agrees with node:crypto on any bytes and any text, lone surrogates too', () => {
    fc.assert(
      fc.property(upTo300Bytes, fc.string({ unit: 'binary', maxLength: 400 }), (bytes, text) => {
        expect(sha256Hex(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'))
        expect(sha256Hex(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
      }),
    )
    for (const text of ['é', 'ß€😀', '\ud83d', '\ude00', '\ud83d\ud83d\ude00', 'x\ud83d', '😀'.repeat(400)]) {
      expect(sha256Hex(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
    }
  })

  it('gives every caller bytes of their own', () => {
    const first = sha256('one')
    sha256('two')
    expect(toHex(first)).toBe(sha256Hex('one'))
  })
})

describe('HMAC-SHA-256', () => {
  it.each([
    [1, filled(20, 0x0b), ascii('Hi There'), 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [2, ascii('Jefe'), ascii('what do ya want for nothing?'), '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'],
    [3, filled(20, 0xaa), filled(50, 0xdd), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    [4, Uint8Array.from(oneTo(25)), filled(50, 0xcd), '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b'],
    [5, filled(20, 0x0c), ascii('Test With Truncation'), 'a3b6167473100ee06e0c796c2955552b'],
    [
      6,
      filled(131, 0xaa),
      ascii('Test Using Larger Than Block-Size Key - Hash Key First'),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    [
      7,
      filled(131, 0xaa),
      ascii(
        'This is a test using a larger than block-size key and a larger than block-size data. ' +
          'The key needs to be hashed before being used by the HMAC algorithm.',
      ),
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
    ],
  ])('gives what RFC 4231 prints for case %i', (_, key, message, code) => {
    expect(toHex(hmac(key, message)).slice(0, code.length)).toBe(code)
  })

  it('agrees with node:crypto on any key and message', () => {
    fc.assert(
      fc.property(upTo300Bytes, upTo300Bytes, (key, message) => {
        expect(toHex(hmac(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'))
      }),
    )
  })

  it('agrees with node:crypto where key and message end at a block border', () => {
    const borders = [0, 1, 55, 56, 63, 64, 65, 119, 120, 127, 128, 129]
    for (const k of borders)
      for (const m of borders) {
        const [key, message] = [filled(k, 7), filled(m, 9)]
        expect(toHex(hmac(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'))
      }
  })
})

describe('bytes as text', () => {
  it('come back from hex and from base64url as they went in, and read as elsewhere', () => {
    fc.assert(
      fc.property(upTo300Bytes, (bytes) => {
        expect(toHex(bytes)).toBe(Buffer.from(bytes).toString('hex'))
        expect(toBase64url(bytes)).toBe(Buffer.from(bytes).toString('base64url'))
        expect(fromHex(toHex(bytes))).toEqual(bytes)
        expect(fromBase64url(toBase64url(bytes))).toEqual(bytes)
      }),
    )
  })

  it.each(['a', '0g', ' 00', '00\n', '0x00', 'é0'])('%j is not taken for hex', (text) => {
    expect(() => fromHex(text)).toThrow(RangeError)
  })

  it.each(['AA==', 'A+', 'A/', 'A A'])('%j is not taken for base64url', (text) => {
    expect(() => fromBase64url(text)).toThrow(RangeError)
  })
})

describe('the commitment', () => {
  it('is the hash of table and seed, so that anybody can check it with a command line', () => {
    expect(commitment('tbl', SEED)).toBe(createHash('sha256').update(`tbl:${SEED}`).digest('hex'))
  })

  it('differs for another table or another seed', () => {
    expect(new Set([commitment('tbl', SEED), commitment('tbl2', SEED), commitment('tbl', SEED.replace('08', '09'))]).size).toBe(3)
  })
})

/** Written from the description at the head of `chance.ts`, with another hash and no shared code: what an outsider would do. */
const outsider = {
  key(secret: Buffer, entropy: string[]): Buffer {
    const code = createHmac('sha256', secret)
    for (const bytes of entropy.map((hex) => Buffer.from(hex, 'hex'))) {
      const length = Buffer.alloc(4)
      length.writeUInt32BE(bytes.length)
      code.update(length).update(bytes)
    }
    return code.digest()
  },

  /** The first 64 KiB of use n, more than any list here needs. */
  stream(key: Buffer, n: number): Buffer {
    const blocks = Array.from({ length: 2048 }, (_, counter) => {
      const message = Buffer.alloc(8)
      message.writeUInt32BE(n, 0)
      message.writeUInt32BE(counter, 4)
      return createHmac('sha256', key).update(message).digest()
    })
    return Buffer.concat(blocks)
  },

  shuffled<T>(key: Buffer, n: number, items: T[]): T[] {
    const bytes = outsider.stream(key, n)
    const list = [...items]
    let at = 0
    for (let last = list.length - 1; last >= 1; last--) {
      const width = last + 1 <= 256 ? 1 : 2
      const highest = Math.floor(256 ** width / (last + 1)) * (last + 1)
      let value = bytes.readUIntBE(at, width)
      at += width
      while (value >= highest) {
        value = bytes.readUIntBE(at, width)
        at += width
      }
      const place = value % (last + 1)
      ;[list[last], list[place]] = [list[place] as T, list[last] as T]
    }
    return list
  },
}

describe('a shuffle that an outsider checks', () => {
  it('ten cards, seed 08…27, entropy of Ann and Bob: the documented example, step by step', () => {
    const chance = chanceFrom(SEED, [ANN, BOB])
    const shuffled = shuffle(chance, oneTo(10))

    // 1. The key: HMAC under the seed of each person's bytes with their length (16 = 00000010) before them.
    const key = createHmac('sha256', Buffer.from(SEED, 'hex'))
      .update(Buffer.from(`00000010${ANN}00000010${BOB}`, 'hex'))
      .digest()
    expect(key.toString('base64url')).toBe('xL3P2J-TaG7RQO1-49Oqgq48hGda6X1xknGPPKFQ0gE')
    expect(chance).toEqual({ key: 'xL3P2J-TaG7RQO1-49Oqgq48hGda6X1xknGPPKFQ0gE', uses: 1 })

    // 2. The bytes of use 0: HMAC under the key of 00000000 (use) and 00000000 (counter).
    const bytes = createHmac('sha256', key).update(Buffer.from('0000000000000000', 'hex')).digest()
    expect(bytes.toString('hex')).toBe('c48aa3fc41b01d8ebe48ca8b28aa5ab3aabbbd2daa0900c4eb8020c37bb568cc')

    // 3. Places 10 to 2, each swapped with one not after it; a byte not below the largest multiple is passed over.
    const byHand = oneTo(10)
    const swaps: string[] = []
    let at = 0
    for (const count of [10, 9, 8, 7, 6, 5, 4, 3, 2]) {
      while (bytes.readUInt8(at) >= 256 - (256 % count)) swaps.push(`${bytes.readUInt8(at++)} passed over for ${count}`)
      const byte = bytes.readUInt8(at++)
      const place = byte % count
      swaps.push(`${byte} mod ${count} = ${place}`)
      const moved = byHand[place] as number
      byHand[place] = byHand[count - 1] as number
      byHand[count - 1] = moved
    }
    expect(swaps).toEqual([
      '196 mod 10 = 6',
      '138 mod 9 = 3',
      '163 mod 8 = 3',
      '252 passed over for 7',
      '65 mod 7 = 2',
      '176 mod 6 = 2',
      '29 mod 5 = 4',
      '142 mod 4 = 2',
      '190 mod 3 = 1',
      '72 mod 2 = 0',
    ])
    expect(byHand).toEqual([8, 1, 2, 6, 5, 10, 3, 9, 4, 7])
    expect(shuffled).toEqual(byHand)
  })

  it('holds for any seed, entropy, use and length, lists that need two bytes per place too', () => {
    fc.assert(
      fc.property(
        hexBytes(32),
        fc.array(hexBytes(16), { maxLength: 6 }),
        fc.nat({ max: 0xffffffff }),
        fc.integer({ min: 0, max: 400 }),
        (seed, entropy, uses, length) => {
          const chance = { ...chanceFrom(seed, entropy), uses }
          const key = outsider.key(Buffer.from(seed, 'hex'), entropy)
          expect(shuffle(chance, oneTo(length))).toEqual(outsider.shuffled(key, uses, oneTo(length)))
        },
      ),
      { numRuns: 50 },
    )
  })

  it('holds for a pick that needs four bytes', () => {
    const key = outsider.key(Buffer.from(SEED, 'hex'), [ANN])
    const fair = 2 ** 32 - (2 ** 32 % 3_000_000_000)
    for (let n = 0; n < 20; n++) {
      const bytes = outsider.stream(key, n)
      let at = 0
      while (bytes.readUInt32BE(at) >= fair) at += 4
      expect(pick({ ...chanceFrom(SEED, [ANN]), uses: n }, 3_000_000_000)).toBe(bytes.readUInt32BE(at) % 3_000_000_000)
    }
  })
})

describe('the key', () => {
  it('depends on the seed and on every byte, order and border of the entropy', () => {
    const keys = [
      chanceFrom(SEED, []),
      chanceFrom(SEED, ['']),
      chanceFrom(SEED, [ANN, BOB]),
      chanceFrom(SEED, [BOB, ANN]),
      chanceFrom(SEED, [ANN + BOB]),
      chanceFrom(SEED, [ANN + BOB.slice(0, 2), BOB.slice(2)]),
      chanceFrom(SEED.replace('08', '09'), [ANN, BOB]),
    ].map((chance) => chance.key)
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/)
  })

  it('is refused when seed or entropy are not hex', () => {
    expect(() => chanceFrom('seed', [])).toThrow(RangeError)
    expect(() => chanceFrom(SEED, ['bytes'])).toThrow(RangeError)
  })

  it('of a bot is the hash of a text', () => {
    expect(chanceOf('shrewd 1')).toEqual({ key: createHash('sha256').update('shrewd 1').digest('base64url'), uses: 0 })
  })
})

describe('shuffle', () => {
  it('loses and doubles nothing, works in place, and is one use however long the list', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer(), { maxLength: 300, size: 'max' }), (text, items) => {
        const chance = chanceOf(text)
        const list = [...items]
        expect(shuffle(chance, list)).toBe(list)
        expect(list.toSorted()).toEqual(items.toSorted())
        expect(chance.uses).toBe(1)
      }),
    )
  })

  it('is the same for the same key and use, and another for the next use', () => {
    const chance = chanceOf('again')
    const stored: Chance = JSON.parse(JSON.stringify(chance))
    const first = shuffle(chance, oneTo(99))
    expect(shuffle(stored, oneTo(99))).toEqual(first)
    expect(shuffle(chance, oneTo(99))).not.toEqual(first)
    expect(shuffle(chanceOf('another'), oneTo(99))).not.toEqual(first)
  })

  it('does not mind other games being shuffled in between, more of them than are remembered', () => {
    const alone = chanceOf('mine')
    const expected = [shuffle(alone, oneTo(50)), shuffle(alone, oneTo(50))]
    const among = chanceOf('mine')
    const first = shuffle(among, oneTo(50))
    for (let i = 0; i < 200; i++) shuffle(chanceOf(`theirs ${i}`), oneTo(50))
    expect([first, shuffle(among, oneTo(50))]).toEqual(expected)
  })
})

describe('pickSome', () => {
  it('gives that many different ones, or all there are, and leaves the list alone', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 60 }), fc.nat({ max: 60 }), (text, length, k) => {
        const chance = chanceOf(text)
        const items = Object.freeze(oneTo(length))
        const some = pickSome(chance, items, k)
        expect(some).toHaveLength(Math.min(k, length))
        expect(new Set(some).size).toBe(some.length)
        expect(items).toEqual(expect.arrayContaining(some))
        expect(chance.uses).toBe(1)
      }),
    )
  })
})

describe('pick', () => {
  it('is one use, also where there is only one thing to pick', () => {
    const chance = chanceOf('one')
    expect(pick(chance, 1)).toBe(0)
    expect(chance.uses).toBe(1)
  })

  it.each([0, -1, Number.NaN, 2 ** 32 + 1])('among %d is a bug, not a place', (count) => {
    expect(() => pick(chanceOf('none'), count)).toThrow(RangeError)
  })
})

describe('fairness', () => {
  /** How far counts are from equal, in standard deviations of the chi-square; the keys are fixed, so this never flickers. */
  const unevenness = (counts: number[]): number => {
    const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    const freedom = counts.length - 1
    return (chiSquare - freedom) / Math.sqrt(2 * freedom)
  }
  const tally = (kinds: number, draws: number, draw: () => number): number[] => {
    const counts = new Array<number>(kinds).fill(0)
    for (let i = 0; i < draws; i++) {
      const drawn = draw()
      counts[drawn] = (counts[drawn] ?? 0) + 1
    }
    return counts
  }

  it.each([2, 3, 6, 99, 129, 200, 256, 257, 300])('every place of %i is picked equally often', (count) => {
    const chance = chanceOf('fair picks')
    const counts = tally(count, 200 * count, () => pick(chance, count))
    expect(counts).toHaveLength(count)
    expect(Math.abs(unevenness(counts))).toBeLessThan(4)
  })

  it('every third of 3,000,000,000 places, where a plain remainder would favour the first', () => {
    const chance = chanceOf('fair wide picks')
    const counts = tally(3, 6000, () => Math.floor(pick(chance, 3_000_000_000) / 1_000_000_000))
    expect(Math.abs(unevenness(counts))).toBeLessThan(4)
  })

  it('every order of four cards comes equally often', () => {
    const chance = chanceOf('fair shuffles')
    const orders = new Map<string, number>()
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(chance, [1, 2, 3, 4]).join('')
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect(orders.size).toBe(24)
    expect(Math.abs(unevenness([...orders.values()]))).toBeLessThan(4)
  })

  it('every one of seven is among three picked equally often', () => {
    const chance = chanceOf('fair handfuls')
    const counts = new Array<number>(7).fill(0)
    for (let i = 0; i < 14_000; i++) for (const one of pickSome(chance, [0, 1, 2, 3, 4, 5, 6], 3)) counts[one] = (counts[one] ?? 0) + 1
    expect(Math.abs(unevenness(counts))).toBeLessThan(4)
  })
})

describe('mixIn', () => {
  it('changes nothing that was drawn and everything from the next use on', () => {
    const without = chanceFrom(SEED, [ANN])
    const joined = chanceFrom(SEED, [ANN])
    expect(shuffle(joined, oneTo(60))).toEqual(shuffle(without, oneTo(60)))

    mixIn(joined, BOB)
    expect(joined).toEqual({ ...without, next: [BOB] })

    expect(shuffle(joined, oneTo(60))).not.toEqual(shuffle(without, oneTo(60)))
    expect(joined.key).not.toBe(without.key)
    expect(joined.uses).toBe(2)
    expect('next' in joined).toBe(false)
  })

  it('makes the next key as an outsider would, and goes on counting uses', () => {
    const chance = chanceFrom(SEED, [ANN])
    pick(chance, 6)
    mixIn(chance, BOB)
    mixIn(chance, CID)
    const second = shuffle(chance, oneTo(99))
    const third = shuffle(chance, oneTo(99))

    const key = outsider.key(outsider.key(Buffer.from(SEED, 'hex'), [ANN]), [BOB, CID])
    expect(chance).toEqual({ key: key.toString('base64url'), uses: 3 })
    expect([second, third]).toEqual([1, 2].map((n) => outsider.shuffled(key, n, oneTo(99))))
  })

  it('survives storage before it is used', () => {
    const chance = chanceFrom(SEED, [ANN])
    mixIn(chance, BOB)
    const stored: Chance = JSON.parse(JSON.stringify(chance))
    expect(shuffle(stored, oneTo(20))).toEqual(shuffle(chance, oneTo(20)))
  })

  it('leaves alone the game of which this chance is a shallow copy', () => {
    const game = chanceFrom(SEED, [ANN])
    mixIn(game, BOB)
    const before = JSON.stringify(game)
    const copy = { ...game }
    mixIn(copy, CID)
    pick(copy, 6)
    expect(JSON.stringify(game)).toBe(before)
  })

  it('refuses what is not hex at once, not at the next shuffle', () => {
    const chance = chanceFrom(SEED, [ANN])
    expect(() => mixIn(chance, 'bytes')).toThrow(RangeError)
    expect(chance).toEqual(chanceFrom(SEED, [ANN]))
  })
})

describe('decisionId', () => {
  it('is made from what is public and from nothing else', () => {
    const hash = createHash('sha256').update('tbl|s2|7').digest().subarray(0, 8)
    expect(decisionId('tbl', 's2', 7)).toBe(hash.toString('base64url'))
    expect(decisionId('tbl', 's2', 7)).toMatch(/^[\w-]{11}$/)
  })

  it('never comes twice at a table, nor at two tables', () => {
    const ids = new Set<string>()
    for (const n of oneTo(500)) {
      for (const seat of ['s1', 's2', 's12']) ids.add(decisionId('tbl', seat, n)).add(decisionId('tbl2', seat, n))
    }
    expect(ids.size).toBe(3000)
  })
})
