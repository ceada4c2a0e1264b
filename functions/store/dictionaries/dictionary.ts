/**
 * What a dictionary is and how a text is written with it. A dictionary is a file that is never edited, only added: stored games
 * name the one they were written with and can be read by no other.
 */

/** `letters`: strings that are written as one byte each, cards before all. `text`: what deflate may refer back to. */
export type Dictionary = { name: string; letters: string[]; text: string }

/** Bytes that never occur in JSON made of ASCII. The first 49 come first because deflate's fixed code gives the others nine bits. */
const bytes = [...range(0x00, 0x1f), ...range(0x7f, 0xff)].map((code) => String.fromCharCode(code))
export const mostLetters = bytes.length
const letter = '[\\u0000-\\u001f\\u007f-\\u00ff]'
const runs = new RegExp(`${letter}+`, 'g')
const commas = new RegExp(`(${letter}),(?=${letter})`, 'g')

export type Letters = { write: (json: string) => string; spell: (text: string) => string }

/** `write` takes JSON made of ASCII and makes a list of cards a run of letters; `spell` gives back the very same JSON. */
export function lettersOf({ letters }: Pick<Dictionary, 'letters'>): Letters {
  const written = new Map(letters.map((string, i) => [`"${string}"`, bytes[i]]))
  const spelled = new Map(letters.map((string, i) => [bytes[i], `"${string}"`]))
  return {
    write: (json) => json.replace(/"(?:use:)?[a-z0-9~-]+"/g, (quoted) => written.get(quoted) ?? quoted).replace(commas, '$1'),
    spell: (text) => text.replace(runs, (run) => Array.from(run, (letter) => spelled.get(letter) ?? letter).join(',')),
  }
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}
