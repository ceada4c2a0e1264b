/** The pages people see: Next, in this process, from a build that is made when something it is made of has changed. */
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { compileAhead } from './compile-ahead.ts'

const root = join(import.meta.dirname, '..')
const web = join(root, 'web')
const buildId = join(web, '.next', 'BUILD_ID')
const sources = ['web', 'texts', 'engine', 'functions', 'package-lock.json']
/** What comes from other sources is as new as they are. */
const notSources = new Set(['node_modules', '.next', 'pictures', 'made'])

export type Pages = {
  serve: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** How a page that is being developed hears of changes. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>
  stop: () => Promise<void>
}

/** What the pages need to know of the host. */
export type PagesSettings = { origin: string; sessionSecret: string; developing: boolean; say: (line: string) => void }

export async function openPages({ origin, sessionSecret, developing, say }: PagesSettings): Promise<Pages> {
  if (developing) await makeFiles()
  else await buildPages(() => say('Pages      being built, which takes about a minute …'))
  Object.assign(process.env, {
    MEANWHILE_ORIGIN: origin,
    MEANWHILE_API: origin,
    MEANWHILE_LOCAL: '1',
    MEANWHILE_BUILD: developing ? 'dev' : readFileSync(buildId, 'utf8').trim(),
    NEXTAUTH_SECRET: sessionSecret,
    NEXTAUTH_URL: origin,
    NEXT_TELEMETRY_DISABLED: '1',
  })
  // Its types describe a module, what Node gives is the function itself.
  const { default: next } = (await import('next')) as unknown as { default: typeof import('next')['default'] }
  const { port, hostname } = new URL(origin)
  const app = next({ dir: web, dev: developing, hostname, port: Number(port) })
  await app.prepare()
  const handle = app.getRequestHandler()
  return { serve: (request, response) => handle(request, response), upgrade: app.getUpgradeHandler(), stop: () => app.close() }
}

function isBuilt(): boolean {
  const built = modified(buildId)
  return built > 0 && sources.every((source) => newest(join(root, source)) <= built)
}

/** 0 if there is no such file. */
function modified(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function newest(path: string): number {
  if (!statSync(path).isDirectory()) return modified(path)
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !notSources.has(name))
    .reduce((latest, { name }) => Math.max(latest, newest(join(path, name))), 0)
}

/** Does nothing if the last build is of what is there now. Its own words are shown only if it fails. */
export async function buildPages(beginning: () => void): Promise<void> {
  if (isBuilt()) return
  beginning()
  await makeFiles()
  await succeed([createRequire(import.meta.url).resolve('next/dist/bin/next'), 'build', web])
  compileAhead(join(web, '.next'))
}

/** Pictures and cards as browsers get them. */
async function makeFiles(): Promise<void> {
  for (const maker of ['pictures.ts', 'decks/made.ts']) await succeed(['--import', 'tsx', join(web, maker)])
}

function succeed(args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      // What stands alone is what the cloud runs: one build serves both.
      env: {
        ...process.env,
        NEXT_TELEMETRY_DISABLED: '1',
        NODE_ENV: 'production',
        NEXT_PRIVATE_STANDALONE: 'true',
        NEXT_PRIVATE_OUTPUT_TRACE_ROOT: root,
      },
    })
    const said: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The pages could not be built:\n${Buffer.concat(said)}`))))
  })
}
