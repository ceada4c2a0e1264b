/** `npm start` as a process of its own, which can be sent signals. */
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** `seconds`: how long it took, as it says itself. */
export type Running = { child: ChildProcess; origin: string; seconds: number }

/** Until it says that it is ready. Whoever starts it has it among the `children` that they end. */
export function run(data: string, children: ChildProcess[]): Promise<Running> {
  const child = spawn(process.execPath, ['tools/start.mjs', '--no-pages', '--port', '0', '--data', data], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  let said = ''
  return new Promise((ready, failed) => {
    child.stdout.on('data', (text) => {
      said += text
      const [, seconds, origin] = said.match(/Ready in ([\d.]+) s: (\S+)/) ?? []
      if (origin) ready({ child, origin, seconds: Number(seconds) })
    })
    child.once('exit', () => failed(new Error(`it ended before it was ready: ${said}`)))
  })
}
