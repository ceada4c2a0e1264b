/** Lines somebody types, or that a program pipes in. */
import { createInterface } from 'node:readline'

export type Keyboard = {
  /** The next line, or null when no more will come. */
  ask: (prompt: string) => Promise<string | null>
  close: () => void
}

export function keyboardOf(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Keyboard {
  const reader = createInterface({ input, output, terminal: input.isTTY === true && output.isTTY === true, historySize: 0 })
  /** Lines that came before anybody asked: a program that pipes its answers sends them all at once. */
  const lines: string[] = []
  let waiting: ((line: string | null) => void) | null = null
  let closed = false
  const give = (line: string | null) => {
    const asked = waiting
    waiting = null
    asked?.(line)
  }
  reader.on('line', (line) => (waiting ? give(line) : lines.push(line)))
  reader.on('SIGINT', () => reader.close())
  reader.on('close', () => {
    closed = true
    give(null)
  })
  return {
    ask(prompt) {
      const early = lines.shift()
      if (early !== undefined) {
        output.write(`${prompt}\n`)
        return Promise.resolve(early)
      }
      if (closed) return Promise.resolve(null)
      reader.setPrompt(prompt)
      reader.prompt()
      return new Promise((resolve) => {
        waiting = resolve
      })
    },
    close: () => reader.close(),
  }
}
