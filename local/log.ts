/** The functions' log: one line of JSON per call in a file, and what went wrong on the screen as well. */
import { createWriteStream, existsSync, renameSync, statSync } from 'node:fs'
import type { Facts, Log } from '../functions/ports.ts'

const mostBytes = 20 * 1024 * 1024

export type FileLog = Log & { end: () => Promise<void> }

export function fileLog(path: string, say: (line: string) => void): FileLog {
  if (existsSync(path) && statSync(path).size > mostBytes) renameSync(path, `${path}.old`)
  const file = createWriteStream(path, { flags: 'a', mode: 0o600 })
  const write = (level: string, message: string, facts: Facts): void => {
    file.write(`${JSON.stringify({ level, message, timestamp: new Date().toISOString(), ...facts })}\n`)
  }
  return {
    info: (line, facts) => write('INFO', line, facts),
    warn: (line, facts) => write('WARN', line, facts),
    error: (line, facts) => {
      write('ERROR', line, facts)
      say(`Something went wrong (${line}); ${path} says more.`)
    },
    end: () => new Promise((done) => file.end(done)),
  }
}
