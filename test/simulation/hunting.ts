/** Runs the simulation on a copy of the sources in which one deliberate bug was made, and tells whether it was noticed. */
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Mutant } from './mutants.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))
const packages = ['engine', 'texts', 'functions']
const sources = [...packages, 'tools', 'test/simulation', 'package.json', 'tsconfig.json']

export type Hunt = { mutant: string; caught: boolean; sentence: string; seconds: number }

/** A copy of the sources that runs by itself. Our own packages in it are the copies, or no bug in them would have any effect. */
export function makeCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'meanwhile-mutant-'))
  const filter = (path: string): boolean => basename(path) !== 'node_modules'
  for (const source of sources) cpSync(join(root, source), join(folder, source), { recursive: true, filter })
  mkdirSync(join(folder, 'node_modules', '@meanwhile'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@meanwhile') symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  }
  for (const name of packages) {
    symlinkSync(join(folder, name), join(folder, 'node_modules', '@meanwhile', name))
    const own = join(root, name, 'node_modules')
    if (readdirSync(join(root, name)).includes('node_modules')) symlinkSync(own, join(folder, name, 'node_modules'))
  }
  return folder
}

export const removeCopy = (folder: string): void => rmSync(folder, { recursive: true, force: true })

/** The source with the bug in it. Throws unless the place is found exactly once. */
export function mutated(source: string, { name, find, replace }: Mutant): string {
  if (source.split(find).length !== 2) throw new Error(`${name}: what is to be replaced does not occur exactly once`)
  return source.replace(find, () => replace)
}

export async function hunt(mutant: Mutant, folder: string, games: number): Promise<Hunt> {
  const file = join(folder, mutant.file)
  const source = readFileSync(file, 'utf8')
  const began = performance.now()
  writeFileSync(file, mutated(source, mutant))
  try {
    const { code, err } = await simulated(folder, games, mutant.living ? ['--living'] : [])
    const sentence = err.split('\n').find((line) => !isProgress(line)) ?? ''
    return { mutant: mutant.name, caught: code === 1 && tellsHow(err), sentence, seconds: (performance.now() - began) / 1000 }
  } finally {
    writeFileSync(file, source)
  }
}

const isProgress = (line: string): boolean => /^\d+ of \d+ games/.test(line)
/** A copy that does not even start has caught nothing: whatever the simulation finds, it tells how to find it again. */
const tellsHow = (err: string): boolean => err.includes('again: npm run -s simulate')

function simulated(folder: string, games: number, further: string[]): Promise<{ code: number | null; err: string }> {
  const options = ['--service', '--here', '--until-broken', '--games', String(games), '--seed', '1', ...further]
  const args = ['--import', 'tsx', 'tools/simulate.ts', ...options]
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
    let err = ''
    child.stderr.on('data', (data) => {
      err += data
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, err }))
  })
}
