/** A command of the project in a process of its own, as a person would start it. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A game that does not end would otherwise go on after its test. */
const longestMillis = 50_000

export type Ran = { code: number | null; out: string; err: string; lastLine: string }

/** `reply` is given all that was printed since the last reply, whenever the command waits behind a `> `; null closes the input. */
export function run(
  script: string,
  args: string[],
  reply: (printed: string) => string | null = () => null,
  timeout = longestMillis,
): Promise<Ran> {
  const env = { ...process.env, NO_COLOR: '1' }
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { cwd: root, env, timeout })
  let [out, err, answered] = ['', '', 0]
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
    if (!out.endsWith('> ') || out.length === answered) return
    const line = reply(out.slice(answered))
    answered = out.length
    if (line === null) child.stdin.end()
    else child.stdin.write(`${line}\n`)
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out, err, lastLine: out.trimEnd().split('\n').at(-1) ?? '' }))
  })
}
