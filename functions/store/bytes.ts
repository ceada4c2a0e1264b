/** Of a number that is a safe integer. */
const longestNumber = 8

/** Small numbers in few bytes: seven bits each, the highest bit says that more follow. */
export class ByteWriter {
  #bytes = Buffer.allocUnsafe(256)
  #length = 0

  number(value: number): this {
    this.#makeRoomFor(longestNumber)
    let rest = value
    while (rest >= 0x80) {
      this.#bytes[this.#length++] = (rest % 0x80) + 0x80
      rest = Math.floor(rest / 0x80)
    }
    this.#bytes[this.#length++] = rest
    return this
  }

  numbers(values: number[]): this {
    this.number(values.length)
    for (const value of values) this.number(value)
    return this
  }

  raw(bytes: Uint8Array): this {
    this.number(bytes.length)
    return this.bytes(bytes)
  }

  /** As they are, without their number. */
  bytes(bytes: Uint8Array): this {
    this.#makeRoomFor(bytes.length)
    this.#bytes.set(bytes, this.#length)
    this.#length += bytes.length
    return this
  }

  text(text: string): this {
    return this.raw(Buffer.from(text, 'utf8'))
  }

  done(): Uint8Array {
    return new Uint8Array(this.#bytes.subarray(0, this.#length))
  }

  #makeRoomFor(more: number): void {
    if (this.#length + more <= this.#bytes.length) return
    const larger = Buffer.allocUnsafe(2 * (this.#length + more))
    larger.set(this.#bytes.subarray(0, this.#length))
    this.#bytes = larger
  }
}

/** Throws on bytes that end too early: half a record must not pass for a whole one. */
export class ByteReader {
  #at = 0
  constructor(private readonly bytes: Uint8Array) {}

  get atEnd(): boolean {
    return this.#at >= this.bytes.length
  }

  number(): number {
    let value = 0
    for (let factor = 1; ; factor *= 0x80) {
      const byte = this.bytes[this.#at++]
      if (byte === undefined) throw new Error('the bytes end in the middle of a number')
      value += (byte % 0x80) * factor
      if (byte < 0x80) return value
    }
  }

  numbers(): number[] {
    return Array.from({ length: this.number() }, () => this.number())
  }

  raw(): Uint8Array {
    const length = this.number()
    if (this.#at + length > this.bytes.length) throw new Error('the bytes end too early')
    this.#at += length
    return this.bytes.slice(this.#at - length, this.#at)
  }

  text(): string {
    return Buffer.from(this.raw()).toString('utf8')
  }
}
