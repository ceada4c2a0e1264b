/** `npm start`, as a process: how it begins, and the two ways it can end. */
import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { at, guest, playOn, startTable, view } from './people.ts'
import { run } from './running.ts'

const data = mkdtempSync(join(tmpdir(), 'meanwhile-test-'))
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(data, { recursive: true, force: true })
})

/** Of every process. Lean Linux machines have no `ps`, and all have them as files. */
function commandLines(): string[] {
  if (!existsSync('/proc/self/cmdline')) return execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).split('\n')
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return processes.map((id) => {
    try {
      return readFileSync(`/proc/${id}/cmdline`, 'utf8')
    } catch {
      // It has ended meanwhile.
      return ''
    }
  })
}

const databases = (): string[] => commandLines().filter((line) => line.includes(join(data, 'database')))

it('loses nothing and leaves nothing behind, whether it is asked to end or killed', async () => {
  const first = await run(data, children)
  const [ana, ben] = [await guest(first.origin, 'Ana'), await guest(first.origin, 'Ben')]
  const table = await startTable(ana, [ben])
  await playOn([ana, ben], table, 3)
  const { number } = await view(ana, table)
  expect(databases()).not.toEqual([])
  first.child.kill('SIGKILL')
  await expect.poll(databases, { timeout: 10_000 }).toEqual([])

  const second = await run(data, children)
  // Whatever else this machine is doing.
  expect(second.seconds).toBeLessThan(15)
  expect((await view(at(second.origin, ana), table)).number).toBeGreaterThanOrEqual(number)
  second.child.kill('SIGTERM')
  expect(await once(second.child, 'exit')).toEqual([0, null])
  expect(databases()).toEqual([])
  expect(existsSync(join(data, 'running.json'))).toBe(false)
}, 90_000)
