/** Small numbers in few bytes: seven bits each, the highest bit says that more follow. */
export class ByteWriter {
  readonly #bytes: number[] = []

  number(value: number): this {
    let rest = value
    while (rest >= 0x80) {
      this.#bytes.push((rest % 0x80) + 0x80)
      rest = Math.floor(rest / 0x80)
    }
    this.#bytes.push(rest)
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
    for (const byte of bytes) this.#bytes.push(byte)
    return this
  }

  text(text: string): this {
    return this.raw(Buffer.from(text, 'utf8'))
  }

  done(): Uint8Array {
    return new Uint8Array(this.#bytes)
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
