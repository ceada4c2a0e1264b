/** The folder of a host: whose it is, and what becomes of it when something in it was harmed. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as immediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { claim, openData, release } from '../../local/data.ts'
import { listen, stopServer } from '../../local/gateway/listening.ts'
import { startLocal } from '../../local/index.ts'

let folder: string
let other: Server
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meanwhile-test-'))
  other = createServer((_, response) => response.end('other'))
})
afterEach(async () => {
  if (other.listening) await stopServer(other)
  rmSync(folder, { recursive: true, force: true })
})

describe('Two hosts that begin at the same moment', () => {
  it('do not both have the folder: it is whose claim was written last', async () => {
    const { port } = await listen(other, 0, 'localhost')
    const data = openData(folder)
    const claimed = claim(data)
    await immediate()
    // Another process has looked before this one wrote, and writes after it.
    openData(folder).write('running.json', { pid: process.ppid, since: Date.now(), origin: `http://localhost:${port}` })
    await expect(claimed).rejects.toThrow(`already, at http://localhost:${port}`)
    expect(JSON.parse(readFileSync(join(folder, 'running.json'), 'utf8')).pid).toBe(process.ppid)
  })

  it('are one after the other when the first has ended', async () => {
    const data = openData(folder)
    await claim(data)
    release(data)
    await claim(openData(folder))
  })
})

describe('A file that was harmed', () => {
  it.each(['secrets.json', 'running.json'])('is named, and left as it is: %s', { timeout: 60_000 }, async (name) => {
    writeFileSync(join(folder, name), '{"half": ')
    await expect(startLocal({ data: folder, port: 0 })).rejects.toThrow(`${join(folder, name)} is damaged`)
    expect(readFileSync(join(folder, name), 'utf8')).toBe('{"half": ')
  })
})
