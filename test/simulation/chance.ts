/** Everything a simulated world leaves to chance, drawn from its seed: the same seed gives the same world to the last byte. */
export class Chance {
  #a: number
  #b: number
  #c: number
  #d = 1

  constructor(seed: string) {
    this.#a = hash(`a${seed}`)
    this.#b = hash(`b${seed}`)
    this.#c = hash(`c${seed}`)
    for (let i = 0; i < 12; i++) this.#next()
  }

  /** sfc32: small, fast, and good enough for people who tap at random. */
  #next(): number {
    const sum = (this.#a + this.#b + this.#d) | 0
    this.#d = (this.#d + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum
    this.#c |= 0
    return sum >>> 0
  }

  /** From 0 up to, but not including, 1. */
  share(): number {
    return this.#next() / 0x100000000
  }

  happens(share: number): boolean {
    return this.share() < share
  }

  below(bound: number): number {
    return Math.floor(this.share() * bound)
  }

  /** Both ends may come up. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1)
  }

  /** Short waits are common, long ones rare: evenly spread over the orders of magnitude. */
  wait(least: number, most: number): number {
    return Math.round(least * (most / least) ** this.share())
  }

  one<T>(among: readonly T[]): T {
    const found = among[this.below(among.length)]
    if (found === undefined) throw new Error('nothing to pick from')
    return found
  }

  some<T>(among: readonly T[], count: number): T[] {
    const rest = [...among]
    for (let i = rest.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const held = rest[i] as T
      rest[i] = rest[j] as T
      rest[j] = held
    }
    return rest.slice(0, count)
  }

  bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.#next() & 255)
  }
}

function hash(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash | 0
}
