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

/** In one pass over bytes, as every move pays for it. A comma between two letters goes without saying. */
function writtenWith(spellings: Spellings, json: string): Buffer {
  const text = Buffer.from(json, 'latin1')
  let end = 0
  for (let at = 0; at < text.length; at++) {
    const code = text[at] ?? 0
    const closing = code === quote ? spellings.closingOf(text, at) : 0
    // What is written never overtakes what is read: a letter stands for two quotes and what is between them.
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
const noLetter = 0xffff

/** All strings that are a letter, as a tree of their characters: most others are told apart by their first ones. */
class Spellings {
  /** The letter of the string that `closingOf` found last. */
  found = 0
  private readonly next: Uint16Array
  /** The letter of the string that ends at a node. */
  private readonly letters: Uint16Array

  constructor(letters: string[]) {
    const most = letters.join('').length + 1
    this.next = new Uint16Array(most * width)
    this.letters = new Uint16Array(most).fill(noLetter)
    let nodes = 1
    for (const [i, string] of letters.entries()) {
      let node = 0
      for (const character of string) {
        const branch = node * width + character.charCodeAt(0) - firstCode
        node = this.next[branch] || nodes++
        this.next[branch] = node
      }
      this.letters[node] = bytes[i]?.charCodeAt(0) ?? 0
    }
  }

  /** Where the string that begins here ends, if it is a letter; or else 0. */
  closingOf(json: Uint8Array, opening: number): number {
    const { next } = this
    let node = 0
    for (let at = opening + 1; ; at++) {
      const code = json[at] ?? 0
      if (code === quote) return this.ends(node) ? at : 0
      if (code < firstCode || code >= firstCode + width) return 0
      node = next[node * width + code - firstCode] ?? 0
      if (node === 0) return 0
    }
  }

  private ends(node: number): boolean {
    const letter = this.letters[node] ?? noLetter
    if (letter === noLetter) return false
    this.found = letter
    return true
  }
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}
