/** What comes from others: named, hashed, licensed, and running nothing when it is installed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { format, packages } from '../tools/licences/listing.ts'

/** Of those that run a script when they are installed, and why they may. */
const mayInstall = {
  esbuild: 'checks that the binary it came with runs here',
  fsevents: 'macOS alone',
  sharp: 'optional, of Next; never loaded by us',
}

/** Licences under which we may pass something on. */
const welcome =
  /^\(?(MIT|MIT-0|Apache-2\.0|ISC|0BSD|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|OFL-1\.1|MPL-2\.0|Python-2\.0|Unlicense|Zlib|LGPL-3\.0-or-later)( (AND|OR) .*)?\)?$/

describe('Packages of others', () => {
  it('are locked with their hash, and name no place they were fetched from', () => {
    for (const { name, version, integrity, from } of packages()) {
      expect(integrity, `${name}@${version}`).toMatch(/^sha512-/)
      expect(from, `${name}@${version}`).not.toMatch(/^https?:/)
    }
  })

  it('run nothing when they are installed, but for a few with a reason', () => {
    const installing = new Set(packages().flatMap(({ name, installs }) => (installs ? [name] : [])))
    for (const name of installing) expect(Object.keys(mayInstall)).toContain(name)
  })

  it('have a licence under which they may be passed on', () => {
    for (const { name, version, licence } of packages()) expect(licence, `${name}@${version}`).toMatch(welcome)
  })

  it('are listed as they are', () => {
    expect(readFileSync(join(import.meta.dirname, '..', 'docs', 'licences.md'), 'utf8')).toBe(format())
  })
})
