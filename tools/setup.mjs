/**
 * What a bare clone lacks before anything of it can run. Plain Node without dependencies: this is what installs them.
 * A need is `{ name, present(), install() }`; a command passes the ones it has to `ready`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const oldestNode = 20

/** Runs a command of the project with its output shown, and tells whether it went well. */
export function run(command, ...args) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  // npm's commands are .cmd files on Windows, which only a shell can start
  const shell = process.platform === 'win32'
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: path }, shell }).status === 0
}

/** The packages named in package-lock.json, each in the version named there. */
export const packages = {
  name: 'packages',
  present() {
    const installed = locked('node_modules/.package-lock.json')
    return Object.entries(locked('package-lock.json')).every(([place, { version, optional }]) => {
      const isWorkspaceOrRoot = !place.startsWith('node_modules/')
      return isWorkspaceOrRoot || optional || (place in installed && installed[place].version === version)
    })
  },
  install: () => run('npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error'),
}

function locked(file) {
  const path = join(root, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
}

const oldestJava = 17
const apt = 'apt-get'

/** What the database on this machine runs on. */
export const java = {
  name: 'Java',
  present() {
    const command = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin', 'java') : 'java'
    const { stdout, stderr } = spawnSync(command, ['-version'], { encoding: 'utf8' })
    return Number(`${stdout}${stderr}`.match(/version "(\d+)/)?.[1] ?? 0) >= oldestJava
  },
  install() {
    const isRoot = process.getuid?.() === 0
    const hasApt = isRoot && spawnSync(apt, ['--version']).status === 0
    if (!hasApt) return explain()
    const get = (...args) => run('env', 'DEBIAN_FRONTEND=noninteractive', apt, '-qq', ...args)
    const install = (name) => get('install', '-y', '--no-install-recommends', name)
    return get('update') && (install(`openjdk-${oldestJava}-jre-headless`) || install('default-jre-headless')) && java.present()
  },
}

function explain() {
  console.error(
    `The database on this machine needs Java ${oldestJava} or newer. Install it (Debian and Ubuntu: sudo apt install openjdk-${oldestJava}-jre-headless; ` +
      `macOS: brew install openjdk@${oldestJava}; others: https://adoptium.net), or set JAVA_HOME to where it is.`,
  )
  return false
}

/** What the tests of the pages look through. */
export const chromium = {
  name: 'Chromium',
  present: () =>
    [process.env.CHROMIUM_PATH, 'chromium', 'chromium-browser', 'google-chrome'].some((command) => command && answers(command)),
  install() {
    const isRoot = process.getuid?.() === 0
    if (!isRoot || !answers('apt-get')) {
      console.error('The tests of the pages need Chromium. Install it, or set CHROMIUM_PATH to where it is.')
      return false
    }
    const get = (...args) => run('env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args)
    return get('update') && get('install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core') && chromium.present()
  },
}

const answers = (command) => spawnSync(command, ['--version']).status === 0

/** Installs what is missing, or says in one sentence what to install and ends. */
export function ready(...needs) {
  const node = Number(process.versions.node.split('.')[0])
  if (node < oldestNode) giveUp(`Meanwhile needs Node ${oldestNode} or newer; this is Node ${process.versions.node}.`)
  for (const need of needs) {
    if (need.present()) continue
    console.log(`Installing ${need.name} …`)
    if (!need.install()) giveUp(`It cannot go on without ${need.name}; the lines above say why.`)
  }
}

function giveUp(sentence) {
  console.error(sentence)
  process.exit(1)
}
