/** Lighthouse with its mobile profile. It lives in `tools/lighthouse` with a lock file of its own, and is installed when it is first asked for. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { executable, type House, quietly } from '../../../test/e2e/browser.ts'

const home = join(import.meta.dirname, '..', '..', 'lighthouse')
const cli = join(home, 'node_modules', 'lighthouse', 'cli', 'index.js')

export type Page = { performance: number; accessibility: number; bestPractices: number }
type Run = Page & { cls: number; millis: { [audit: string]: number } }

export async function scores(house: House, runs: number): Promise<{ home: Page; table: Page; cls: number }> {
  installed()
  const mia = await house.guest('Mia')
  const { id } = await mia.api('/tables', {
    settings: { name: 'Lunch club', seats: 3, bots: ['greedy', 'greedy'], first: 'host', startWhenFull: true, pace: { kind: 'none' } },
  })
  const folder = mkdtempSync(join(tmpdir(), 'meanwhile-lighthouse-'))
  const port = await freePort()
  const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: executable(),
    args: [...quietly, `--remote-debugging-port=${port}`],
  })
  try {
    await browser.addCookies(await mia.context.cookies())
    const measured = { home: [] as Run[], table: [] as Run[] }
    for (let i = 0; i < runs; i++) {
      measured.home.push(await run(`${house.origin}/`, port, folder))
      measured.table.push(await run(`${house.origin}/t/${id}`, port, folder))
    }
    const shifts = [...measured.home, ...measured.table].map(({ cls }) => cls)
    return { home: medians(measured.home), table: medians(measured.table), cls: Math.max(...shifts) }
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function installed(): void {
  if (existsSync(cli)) return
  console.error('Installing Lighthouse …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: home, stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new Error('Lighthouse could not be installed')
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

async function run(url: string, port: number, folder: string): Promise<Run> {
  const report = join(folder, 'report.json')
  await finished([
    cli,
    url,
    `--port=${port}`,
    '--output=json',
    `--output-path=${report}`,
    '--quiet',
    '--only-categories=performance,accessibility,best-practices',
  ])
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100)
  const found = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    millis: Object.fromEntries(timings.map((name) => [name, Math.round(audits[name]?.numericValue ?? Number.NaN)])),
  }
  console.error(new URL(url).pathname.slice(0, 4), JSON.stringify(found), failing(categories, audits).join(', '))
  return found
}

type Report = {
  categories: { [name: string]: { score: number; auditRefs: { id: string; weight: number }[] } }
  audits: { [name: string]: { score: number | null; numericValue?: number } }
}
const timings = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index', 'server-response-time']

/** What cost a point outside of speed, by name. */
const failing = (categories: Report['categories'], audits: Report['audits']): string[] =>
  ['accessibility', 'best-practices'].flatMap((name) =>
    (categories[name]?.auditRefs ?? []).filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  )

const finished = (args: string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 2, 2] })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Lighthouse ended with ${code}`))))
  })

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const medians = (runs: Run[]): Page => ({
  performance: median(runs.map(({ performance }) => performance)),
  accessibility: median(runs.map(({ accessibility }) => accessibility)),
  bestPractices: median(runs.map(({ bestPractices }) => bestPractices)),
})
