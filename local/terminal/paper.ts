/** What the terminal can show: colours where it has them, and lines no longer than it is wide. */
import type { CardType } from '@meanwhile/engine'

export type Ink = CardType | 'bold' | 'dim' | 'alert'
export type Paper = {
  /** The text in a colour of its own, or as it is where there are none. */
  ink: (ink: Ink, text: string) => string
  width: () => number
  /** Wipes everything off the screen, what can be scrolled back to as well: a hand must not stay readable for the next person. */
  clear: () => string
}

/** The boxes are yellow, pink, green, blue, grey and purple. */
const codes: Record<Ink, [number, number]> = {
  rule: [33, 39],
  goal: [95, 39],
  keeper: [32, 39],
  action: [36, 39],
  creeper: [90, 39],
  surprise: [35, 39],
  alert: [31, 39],
  bold: [1, 22],
  dim: [2, 22],
}

const narrowest = 40
const widest = 100
const linesToHide = 60

export function paperFor(stream: { isTTY?: boolean; columns?: number }, env: { [name: string]: string | undefined }): Paper {
  const colours = stream.isTTY === true && !env.NO_COLOR
  return {
    ink: (ink, text) => (colours ? `${esc}[${codes[ink][0]}m${text}${esc}[${codes[ink][1]}m` : text),
    width: () => Math.min(widest, Math.max(narrowest, (stream.columns || 80) - 1)),
    clear: () => (stream.isTTY ? `${esc}[2J${esc}[3J${esc}[H` : '\n'.repeat(linesToHide)),
  }
}

const esc = '\u001b'
const colourCodes = new RegExp(`${esc}\\[\\d+m`, 'g')

/** A name like "Jackpot!" brings its own full stop, which may stand behind the end of its colour. */
export const tidy = (sentence: string): string => sentence.replace(stopAfterColour, '$1$2')
const stopAfterColour = new RegExp(`([!?])(${esc}\\[39m)[.!]`, 'g')

/** How many columns a text takes. */
export const columns = (text: string): number => text.replace(colourCodes, '').length

export const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - columns(text)))

/** `first` begins the first line; the others are indented to stand below its end. */
export function wrapped(text: string, width: number, first = ''): string {
  const indent = ' '.repeat(columns(first))
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && columns(indent) + columns(longer) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  lines.push(line)
  return lines.map((content, i) => (i === 0 ? first : indent) + content).join('\n')
}
