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
  /** Writes what is there a moment later, once for all who have asked until then; each may wait until theirs is on the disk. */
  writeSoon: (name: string, value: () => unknown) => Promise<void>
  /** Nothing is left to be written, and nothing is written any more. */
  close: () => void
}

/** Long enough to gather what many moves leave behind, short enough for nobody to notice. */
const aMoment = 20

/** Without a folder, one that lasts as long as the host. */
export function openData(folder?: string): Data {
  const root = folder === undefined ? mkdtempSync(join(tmpdir(), 'meanwhile-')) : resolve(folder)
  mkdirSync(root, { recursive: true, mode: 0o700 })
  const path = (...names: string[]): string => join(root, ...names)
  const soon = new Map<string, { value: () => unknown; written: Promise<void> }>()
  let isClosed = false
  const write: Data['write'] = (name, value) => {
    // Whole or not at all: a power cut in the middle must not leave half a file.
    writeFileSync(path(`${name}.new`), `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 })
    renameSync(path(`${name}.new`), path(name))
  }
  const writeNow = (name: string): void => {
    const waiting = soon.get(name)
    soon.delete(name)
    if (waiting) write(name, waiting.value())
  }
  return {
    folder: root,
    passing: folder === undefined,
    path,
    read: (name) => (existsSync(path(name)) ? readWhole(path(name)) : null),
    write,
    writeSoon(name, value) {
      const written = soon.get(name)?.written ?? pause(aMoment).then(() => writeNow(name))
      if (!isClosed) soon.set(name, { value, written })
      return written
    },
    close() {
      for (const name of soon.keys()) writeNow(name)
      isClosed = true
    },
  }
}

/** Never taken for empty: with new secrets nobody would find into their games again. */
function readWhole<T>(path: string): T {
  const text = readFileSync(path, 'utf8')
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${path} is damaged. Put it back as it was, or take it away to start without what it held.`)
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
/** Between looking whether somebody else runs and saying that oneself does. */
const longestGlance = 100

/** Two databases on the same files would harm them. One that was asked to end, perhaps a moment ago, is waited for. */
export async function claim(data: Data): Promise<void> {
  const began = Date.now()
  do {
    await whileAnotherRuns(data, began)
    claimAt(data, null)
    // Of two that begin at the same moment neither has seen the other: the one that wrote last has it.
    await pause(longestGlance)
  } while (data.read<Running>(runningFile)?.pid !== process.pid)
}

async function whileAnotherRuns(data: Data, began: number): Promise<void> {
  for (let other = data.read<Running>(runningFile); other && (await isRunning(other)); other = data.read<Running>(runningFile)) {
    const patience = other.origin === null ? 10_000 : 1000
    const where = other.origin === null ? `as process ${other.pid}` : `at ${other.origin}`
    if (Date.now() - began > patience) throw new Error(`Meanwhile is running on ${data.folder} already, ${where}.`)
    await pause(100)
  }
}

export const claimAt = (data: Data, origin: string | null): void =>
  data.write(runningFile, { pid: process.pid, since: Date.now(), origin } satisfies Running)

export function release(data: Data): void {
  data.close()
  rmSync(data.passing ? data.folder : data.path(runningFile), { recursive: true, force: true })
}

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
