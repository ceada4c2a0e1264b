import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { compileAhead, mark } from '../../local/compile-ahead.ts'

const built = mkdtempSync(join(tmpdir(), 'meanwhile-built-'))
afterEach(() => rmSync(built, { recursive: true, force: true }))

describe('The scripts of a build', () => {
  it('are marked if every page begins with them, once, and otherwise left alone', () => {
    mkdirSync(join(built, 'static'))
    writeFileSync(join(built, 'build-manifest.json'), JSON.stringify({ rootMainFiles: ['static/main.js'] }))
    for (const name of ['main.js', 'other.js']) writeFileSync(join(built, 'static', name), 'begin()')
    compileAhead(built)
    compileAhead(built)
    expect(readFileSync(join(built, 'static', 'main.js'), 'utf8')).toBe(`${mark}begin()`)
    expect(readFileSync(join(built, 'static', 'other.js'), 'utf8')).toBe('begin()')
  })
})
