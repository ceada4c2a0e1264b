/** The folder in which everything outlives a restart: database, secrets, how far the stream was told, mails and schedules. */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import webPush from 'web-push'

export type Data = {
  folder: string
  /** Whether it goes with the host. */
  passing: boolean
  path: (...names: string[]) => string
  read: <T>(name: string) => T | null
  write: (name: string, value: unknown) => void
}

/** Without a folder, one that lasts as long as the host. */
export function openData(folder?: string): Data {
  const root = folder === undefined ? mkdtempSync(join(tmpdir(), 'meanwhile-')) : resolve(folder)
  mkdirSync(root, { recursive: true, mode: 0o700 })
  const path = (...names: string[]): string => join(root, ...names)
  return {
    folder: root,
    passing: folder === undefined,
    path,
    read: (name) => (existsSync(path(name)) ? JSON.parse(readFileSync(path(name), 'utf8')) : null),
    write: (name, value) => {
      // Whole or not at all: a power cut in the middle must not leave half a file.
      writeFileSync(path(`${name}.new`), `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 })
      renameSync(path(`${name}.new`), path(name))
    },
  }
}

/** `push`: the two halves with which pushes are signed; browsers that subscribed to one pair know no other. */
type Secrets = { sessionSecret: string; push: { publicKey: string; privateKey: string } }

/** Made on the first start, so that sessions and subscriptions survive the second. */
export function secretsOf(data: Data): Secrets {
  const kept = data.read<Partial<Secrets>>('secrets.json') ?? {}
  const { sessionSecret = randomBytes(32).toString('base64url'), push = webPush.generateVAPIDKeys() } = kept
  const secrets = { sessionSecret, push }
  if (!kept.sessionSecret || !kept.push) data.write('secrets.json', secrets)
  return secrets
}

// ── One host per folder ────────────────────────────────────────────────────────────────────────────────────────────

/** `origin` is null while it does not answer there: before it is ready, and once it ends. */
type Running = { pid: number; since: number; origin: string | null }
const runningFile = 'running.json'
const longestStart = 60_000

/** Two databases on the same files would harm them. One that was asked to end, perhaps a moment ago, is waited for. */
export async function claim(data: Data): Promise<void> {
  const began = Date.now()
  for (let other = data.read<Running>(runningFile); other && (await isRunning(other)); other = data.read<Running>(runningFile)) {
    const patience = other.origin === null ? 10_000 : 1000
    const where = other.origin === null ? `as process ${other.pid}` : `at ${other.origin}`
    if (Date.now() - began > patience) throw new Error(`Meanwhile is running on ${data.folder} already, ${where}.`)
    await pause(100)
  }
  claimAt(data, null)
}

export const claimAt = (data: Data, origin: string | null): void =>
  data.write(runningFile, { pid: process.pid, since: Date.now(), origin } satisfies Running)

export const release = (data: Data): void => rmSync(data.passing ? data.folder : data.path(runningFile), { recursive: true, force: true })

/** A host that was killed left its claim behind, and its number may be somebody else's by now: whoever runs also answers. */
async function isRunning({ pid, since, origin }: Running): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (origin === null) return Date.now() - since < longestStart
  const answer = await fetch(origin, { signal: AbortSignal.timeout(1000) }).catch(() => null)
  return answer !== null
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
