/** What the code never does, whoever writes it: docs/security.md counts on each of these. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const built = /(^|\/)(node_modules|\.next|\.open-next|dist)(\/|$)/

/** Every source file that runs for people: in the cloud, in their browser, or on one's own machine. */
const sources = ['engine', 'texts', 'functions', 'web', 'cdk', 'local'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((name) => /\.(tsx?|mjs|js)$/.test(name) && !built.test(name)),
)

/** The files in which it is found. Comments count: nobody need write them there. */
const using = (pattern: RegExp, inside = ''): string[] =>
  sources.filter((name) => name.startsWith(inside) && pattern.test(readFileSync(join(root, name), 'utf8')))

describe('The code', () => {
  it('is all looked at', () => {
    expect(sources.length).toBeGreaterThan(400)
    expect(sources).toContain('web/public/sw.js')
    expect(sources).toContain('functions/api/door.ts')
  })

  it('runs nothing that came as text', () => {
    expect(using(/\beval\(|new Function\(|\bimport\(\s*`|from 'node:vm'/)).toEqual([])
  })

  it('sets nothing as HTML', () => {
    expect(using(/dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write/, 'web')).toEqual([])
  })

  it('makes no pattern of what somebody sent', () => {
    // Of card names, when a dictionary is made; of the terminal's own colours.
    expect(using(/new RegExp\(/)).toEqual(['functions/store/dictionaries/make.ts', 'local/terminal/paper.ts'])
  })

  it('starts no other program where people reach it', () => {
    expect([...using(/node:child_process/, 'functions'), ...using(/node:child_process/, 'web')]).toEqual([])
  })

  it('trusts every certificate it should, and no other', () => {
    expect(using(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([])
  })

  it('lets no other origin read its answers', () => {
    expect(using(/access-control-allow|corsPreflight|responseHeadersPolicy: ResponseHeadersPolicy\.CORS/i)).toEqual([])
  })

  it('draws what must not be guessed from node:crypto alone', () => {
    expect(using(/Math\.random\(/, 'functions')).toEqual([])
  })
})
