/** What the layout promises, read off the files themselves. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const generated = new Set(['node_modules', '.git', '.data', '.next', '.open-next', 'cdk.out', 'dist', 'coverage', 'test-results'])
const files = filesBelow(root)
const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file))
const engine = sources.filter((file) => file.startsWith('engine/'))
const outside = sources.filter((file) => !file.startsWith('engine/'))

describe('The engine', () => {
  it('imports nothing outside itself, not even a type', () => {
    expect(offences(engine, (file) => imports(file).filter((name) => !isInEngine(file, name)))).toEqual([])
  })

  it('reads no clock, draws no chance of its own and does no input or output', () => {
    const foreign = /\b(Math\.random|Date\.now|new Date|process\.|console\.)/g
    expect(offences(engine, (file) => found(code(file), foreign))).toEqual([])
  })

  it('moves cards in table/ and nowhere else', () => {
    // these lay out a new table or copy one: there is no card yet that could be moved without its event
    const layOutATable = ['engine/begin.ts', 'engine/arrange.ts', 'engine/imagine.ts', 'engine/copy.ts']
    // bots weigh hands that exist in their heads only
    const isElsewhere = (file: string) => !['engine/table/', 'engine/bots/'].some((folder) => file.startsWith(folder))
    const others = engine.filter((file) => isElsewhere(file) && !layOutATable.includes(file))
    expect(offences(others, (file) => zoneWrites(code(file)))).toEqual([])
  })

  it('is entered by its two doors only, the catalogue as a whole or by edition', () => {
    const door = /^@meanwhile\/engine(\/catalogue(\/[a-z-]+)?)?$/
    const byAnotherWay = (file: string) => imports(file).filter((name) => isOfEngine(file, name) && !door.test(name))
    // published test vectors of the hashes have no other way in
    const others = outside.filter((file) => file !== 'test/engine/chance.test.ts')
    expect(offences(others, byAnotherWay)).toEqual([])
  })
})

describe('A zone is written', () => {
  it.each([
    'game.deck = []',
    'game.deck.push(card)',
    'player.hand.splice(0, 1)',
    'frame.aside ??= []',
    'game.goals[0] = card',
    'delete frame.aside',
  ])('by %s', (line) => expect(zoneWrites(line)).toHaveLength(1))

  it.each([
    'game.deck.length === 0',
    'player.hand.includes(card)',
    'game.goals[0] === card',
    'rules.map((rule) => rule.card)',
    'handLimit = 2',
  ])('but not by %s', (line) => expect(zoneWrites(line)).toEqual([]))
})

describe('The project', () => {
  it('names no file beside its own: every relative path leads to something in it', () => {
    const leadsNowhere = (file: string) => found(read(file), /(?:\.\.\/)+[\w@][\w@./-]*/g).filter((path) => !isOfProject(file, path))
    expect(offences(files, leadsNowhere)).toEqual([])
  })

  it('locks packages by name and hash, not by the place they came from', () => {
    expect(found(read('package-lock.json'), /"resolved": "\w+:.*"/g)).toEqual([])
  })
})

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (generated.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [relative(root, path).split(sep).join('/')]
  })
}

/** `file: what` for every offence, so that a failure says where to look. */
function offences(among: string[], find: (file: string) => string[]): string[] {
  return among.flatMap((file) => find(file).map((what) => `${file}: ${what}`))
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/** The text without comments, which may say in words what code may not do. */
function code(file: string): string {
  return read(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([match]) => match)
}

function imports(file: string): string[] {
  const specifier = /(?:\bfrom|\bimport|\bimport\(|\brequire\()\s*['"]([^'"]+)['"]/g
  return [...code(file).matchAll(specifier)].map(([, name]) => name ?? '')
}

function isInEngine(file: string, name: string): boolean {
  return name.startsWith('.') && resolve(root, dirname(file), name).startsWith(join(root, 'engine') + sep)
}

function isOfEngine(file: string, name: string): boolean {
  return isInEngine(file, name) || /^@meanwhile\/engine(\/|$)/.test(name)
}

function isOfProject(file: string, path: string): boolean {
  const target = resolve(root, dirname(file), path.replace(/\.$/, ''))
  return target.startsWith(root) && existsSync(target)
}

function zoneWrites(text: string): string[] {
  const zone = String.raw`\.(?:deck|discard|hand|front|rules|goals|aside|under|landing|scored|discardedRules)\b(?:\[[^\]]*\]|\.length)?`
  const assigned = String.raw`\s*(?:\?\?|\|\||&&)?=(?![=>])`
  const changed = String.raw`\.(?:push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin)\(`
  return found(text, new RegExp(`${zone}(?:${assigned}|${changed})|\\bdelete [\\w.?]+${zone}`, 'g'))
}
