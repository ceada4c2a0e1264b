/** `npm start`, as a process: how it begins, and the two ways it can end. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { at, guest, playOn, startTable, view } from './people.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const data = mkdtempSync(join(tmpdir(), 'meanwhile-test-'))
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(data, { recursive: true, force: true })
})

/** Until it says that it is ready. */
function start(): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, ['tools/start.mjs', '--no-pages', '--port', '0', '--data', data], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  let said = ''
  return new Promise((ready, failed) => {
    child.stdout.on('data', (text) => {
      said += text
      const [, origin] = said.match(/Ready in [\d.]+ s: (\S+)/) ?? []
      if (origin) ready({ child, origin })
    })
    child.once('exit', () => failed(new Error(`it ended before it was ready: ${said}`)))
  })
}

const databases = (): string[] =>
  execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(join(data, 'database')))

it('loses nothing and leaves nothing behind, whether it is asked to end or killed', async () => {
  const first = await start()
  const [ana, ben] = [await guest(first.origin, 'Ana'), await guest(first.origin, 'Ben')]
  const table = await startTable(ana, [ben])
  await playOn([ana, ben], table, 3)
  const { number } = await view(ana, table)
  expect(databases()).not.toEqual([])
  first.child.kill('SIGKILL')
  await expect.poll(databases, { timeout: 10_000 }).toEqual([])

  const second = await start()
  expect((await view(at(second.origin, ana), table)).number).toBeGreaterThanOrEqual(number)
  second.child.kill('SIGTERM')
  expect(await once(second.child, 'exit')).toEqual([0, null])
  expect(databases()).toEqual([])
  expect(existsSync(join(data, 'running.json'))).toBe(false)
}, 90_000)
