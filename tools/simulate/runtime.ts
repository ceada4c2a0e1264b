/**
 * Node as Lambda has it. What simulates the service runs on it, whatever Node is at hand: it is what players are served by, and how fast something is
 * differs by a third. It lives in `tools/runtime` with a lock file of its own, and is installed when it is first asked for.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const home = join(import.meta.dirname, '..', 'runtime')
const { optionalDependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
  optionalDependencies: { [platform: string]: string }
}
const platform = `node-${process.platform}-${process.arch}`
const node = join(home, 'node_modules', platform, 'bin', 'node')

/** It reads TypeScript by itself; and what is measured on one core collects its garbage there. */
const flags = [
  '--experimental-transform-types',
  '--disable-warning=ExperimentalWarning',
  '--single-threaded-gc',
  '--max-semi-space-size=64',
]

const majorOf = (version: string): number => Number(version.split('.')[0])
/** Of all platforms the same. */
export const majorsInTheCloud = [...new Set(Object.values(optionalDependencies).map(majorOf))]

/** Runs this very command there and gives its exit code; null if it is to run here, as this is that runtime or a later one, or none is to be had. */
export function runAsInTheCloud(): number | null {
  if (majorOf(process.versions.node) >= Math.max(...majorsInTheCloud)) return null
  if (!existsSync(node) && !install()) {
    console.error(`Node ${majorsInTheCloud}, on which the service is deployed, cannot be had here: this is Node ${process.versions.node}.`)
    return null
  }
  const { status, signal } = spawnSync(node, [...flags, ...process.argv.slice(1)], { stdio: 'inherit' })
  return signal ? 1 : (status ?? 1)
}

function install(): boolean {
  if (!(platform in optionalDependencies)) return false
  console.error(`Installing Node ${optionalDependencies[platform]}, on which the service is deployed …`)
  spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: home, stdio: ['ignore', 2, 2] })
  return existsSync(node)
}
