/**
 * What a dictionary is and how a text is written with it. A dictionary is a file that is never edited, only added: stored games
 * name the one they were written with and can be read by no other.
 */

/** `letters`: strings that are written as one byte each, cards before all. `text`: what deflate may refer back to. */
export type Dictionary = { name: string; letters: string[]; text: string }

/** Bytes that never occur in JSON made of ASCII. The first 49 come first because deflate's fixed code gives the others nine bits. */
const bytes = [...range(0x00, 0x1f), ...range(0x7f, 0xff)].map((code) => String.fromCharCode(code))
export const mostLetters = bytes.length
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the letters
const runs = /[\u0000-\u001f\u007f-\u00ff]+/g

export type Letters = { write: (json: string) => Buffer; spell: (text: string) => string }

/** `write` takes JSON made of ASCII and makes a list of cards a run of letters; `spell` gives back the very same JSON. */
export function lettersOf({ letters }: Pick<Dictionary, 'letters'>): Letters {
  const written = new Spellings(letters)
  const spelled = new Map(letters.map((string, i) => [bytes[i], `"${string}"`]))
  return {
    write: (json) => writtenWith(written, json),
    spell: (text) => text.replace(runs, (run) => Array.from(run, (letter) => spelled.get(letter) ?? letter).join(',')),
  }
}

const quote = 0x22
const comma = 0x2c
const isLetter = (byte: number | undefined): boolean => byte !== undefined && (byte <= 0x1f || byte >= 0x7f)

/** In one pass, as every move pays for it. A comma between two letters goes without saying. */
function writtenWith(spellings: Spellings, json: string): Buffer {
  const text = Buffer.allocUnsafe(json.length)
  let end = 0
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    const closing = code === quote ? spellings.closingOf(json, at) : 0
    if (closing === 0) text[end++] = code
    else {
      if (text[end - 1] === comma && isLetter(text[end - 2])) end--
      text[end++] = spellings.found
      at = closing
    }
  }
  return text.subarray(0, end)
}

const firstCode = 0x2d
const width = 0x7f - firstCode

/** All strings that are a letter, as a tree of their characters: most others are told apart by their first ones. */
class Spellings {
  /** The letter of the string that `closingOf` found last. */
  found = 0
  readonly #next: Uint16Array
  readonly #letters = new Map<number, number>()

  constructor(letters: string[]) {
    this.#next = new Uint16Array((letters.join('').length + 1) * width)
    let nodes = 1
    for (const [i, string] of letters.entries()) {
      let node = 0
      for (const character of string) {
        const branch = node * width + character.charCodeAt(0) - firstCode
        node = this.#next[branch] || nodes++
        this.#next[branch] = node
      }
      this.#letters.set(node, bytes[i]?.charCodeAt(0) ?? 0)
    }
  }

  /** Where the string that begins here ends, if it is a letter; or else 0. */
  closingOf(json: string, opening: number): number {
    let node = 0
    for (let at = opening + 1; ; at++) {
      const code = json.charCodeAt(at)
      if (code === quote) return this.#isLetter(node) ? at : 0
      if (!(code >= firstCode && code < firstCode + width)) return 0
      node = this.#next[node * width + code - firstCode] ?? 0
      if (node === 0) return 0
    }
  }

  #isLetter(node: number): boolean {
    const letter = this.#letters.get(node)
    if (letter !== undefined) this.found = letter
    return letter !== undefined
  }
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}
