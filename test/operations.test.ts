/** The run-books name what there is: at three in the morning nobody should look for an attribute that is called something else. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { begin } from '@meanwhile/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { secretNames } from '../cdk/config.ts'
import { functionNames } from '../functions/entry/environment.ts'
import { rights } from '../functions/entry/rights.ts'
import { type StoredGame, writeItem } from '../functions/table/stored-game.ts'
import { untimed } from '../functions/table/stored-time.ts'
import release from '../package.json' with { type: 'json' }
import { config, patience, resourcesOf, synthesise } from './cdk/synthesised.ts'

const root = join(import.meta.dirname, '..')
const text = readFileSync(join(root, 'docs', 'operations.md'), 'utf8')
/** Everything the page sets as code, once. */
const named = [...new Set([...text.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span))]
const sourcesBelow = (folder: string): string =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('node_modules') && !name.startsWith('dist'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .join('\n')
const functions = sourcesBelow('functions')
const cloud = sourcesBelow('cdk')

/** What the functions write into their logs: what each line is called, and the names of its facts. */
const logged = [...functions.matchAll(/log\.(?:info|warn|error)\(([^{]*)\{([^}]*)\}/g)].flatMap(([, line = '', facts = '']) => [
  ...[...line.matchAll(/'([^']+)'/g)].map(([, said = '']) => said),
  ...[...facts.matchAll(/(\w+)\s*(?=[:,}]|$)/g)].map(([, fact = '']) => fact),
])
const noted = [...functions.matchAll(/\bnote\?\.\(\{([^}]*)\}/g)].flatMap(([, named = '']) => [
  ...named.matchAll(/\b(\w+)\b(?=\s*[:,]|\s*$)/g),
])
const facts = [...functions.matchAll(/out\.facts\.(\w+)/g), ...noted].map(([, fact = '']) => fact)

/** A game in which everything that can be stored is. */
const whole: StoredGame = {
  ...untimed,
  id: 'A'.repeat(22),
  version: 1,
  status: 'playing',
  game: begin({ table: 'A'.repeat(22), editions: ['fluxx'], players: 2, seed: '00'.repeat(32), entropy: [] }).game,
  people: ['ana', 'ben'],
  bots: { s2: 'greedy' },
  numbers: { all: 1 },
  owed: [],
  pace: { kind: 'each', minutes: 60 },
  hours: { s1: { zone: 'Europe/Berlin', calendar: [{ day: 0, from: 0, to: 1440 }], vacation: [] } },
  tail: [],
  head: '00'.repeat(32),
}
/** Two are written by whoever wakes or pauses a game, and by no move. */
const besides = ['w', 'z']
const attributes = [...Object.keys(writeItem(whole)).filter((name) => name !== 'pk' && name !== 'sk'), ...besides]

describe('docs/operations.md', () => {
  let alarms: string[] = []
  beforeAll(() => {
    const { Watch } = synthesise()
    alarms = Object.keys(resourcesOf(Watch, 'AWS::CloudWatch::Alarm')).map((id) => id.replace(/alarm[0-9A-F]{8}$/, ''))
  }, patience)

  const chapter = (title: string): string => text.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? ''
  const firstCells = (title: string): string[] =>
    chapter(title)
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))

  it('has every alarm, and none that does not exist', () => {
    const told = firstCells('Alarms at a glance').map((name) => name.replaceAll('-', ''))
    expect(told.toSorted()).toEqual(alarms.toSorted())
  })

  it('has every attribute of a game as it is stored, and none that does not exist', () => {
    const told = firstCells("A game's item").filter((name) => name !== 'c6')
    expect(told.toSorted()).toEqual(attributes.toSorted())
    for (const name of besides) expect(functions).toMatch(new RegExp(`(set: \\{|remove: \\[').*\\b${name}\\b|\\.${name} as number`))
  })

  it('has every secret', () => {
    const told = firstCells('Key rotation').map((name) => name.replace('…', ''))
    for (const name of secretNames) expect(told.some((beginning) => name.startsWith(beginning))).toBe(true)
  })

  it('names nothing else that is not there: commands, files, functions, tables, keys, log lines and their facts', () => {
    const known = new Set([
      ...[...functionNames, ...secretNames, ...attributes, 'c6', ...logged, ...facts],
      ...[
        'String',
        'SecureString',
        'LatestStreamArn',
        'meanwhile.config.ts',
        'message',
        'playing',
        'paused',
        'over',
        'trial',
        'meanwhile',
        'Data',
        'Service',
        'Web',
        'Watch',
        'games',
        'players',
        'ephemeral',
      ],
      ...Object.values(rights).flatMap((tables) => Object.values(tables).flatMap((keys) => Object.keys(keys))),
      ...Object.keys(config.mail).map((field) => `mail.${field}`),
    ])
    const isThere = (name: string): boolean =>
      known.has(name) ||
      alarms.includes(name.replaceAll('-', '')) ||
      (/^[\w-]+(\/[\w.-]*)+$/.test(name) && existsSync(join(root, name))) ||
      (/^\w+$/.test(name) && new RegExp(`\\b${name}\\b`).test(cloud))
    const wrong = named.filter((name) => !isCommand(name) && !name.includes('<') && !name.includes('…') && !isThere(name))
    expect(wrong).toEqual([])
  })

  it('names no command that does not exist', () => {
    const scripts = named.flatMap((name) => name.match(/^npm run (?:-s )?([\w-]+)/)?.[1] ?? [])
    expect(scripts.filter((script) => !(script in release.scripts))).toEqual([])
  })

  it('searches the logs by facts that are logged', () => {
    const [query = ''] = named.filter((name) => name.startsWith('fields '))
    const fields = [...query.matchAll(/\b(?<!@)[a-z]\w*/gi)]
      .map(([word]) => word)
      .filter((word) => !['fields', 'filter', 'timestamp'].includes(word))
    expect(fields.filter((field) => field !== 'message' && !logged.includes(field) && !facts.includes(field))).toEqual([])
    expect(fields).toContain('requestId')
  })
})

const isCommand = (name: string): boolean => /^(npm|npx|aws|cdk|openssl|fields) /.test(name)
