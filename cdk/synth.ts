/**
 * `npm run -s synth`: all that would be deployed, through the command line of CDK and with every function bundled, in a folder of its own. It needs
 * no account, no Docker and no network. The last line is JSON; the exit code is 1 if it took longer than it may.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { functionNames } from '../functions/entry/environment.ts'
import { run } from './command.ts'
import { isBuilt } from './pages/built.ts'
import { zippedBytes } from './zipped.ts'

const mostSeconds = 60
/** Whoever asked for these would be told at once that they are not there. */
const withoutDockerAndNetwork = { CDK_DOCKER: 'no-docker-here', HTTPS_PROXY: 'http://127.0.0.1:9', HTTP_PROXY: 'http://127.0.0.1:9' }

const since = (moment: number): number => Math.round((performance.now() - moment) / 100) / 10

const pagesBegan = performance.now()
const pagesBuilt = isBuilt()
if (!pagesBuilt) await run('npm', 'run', 'pages')
const pagesSeconds = pagesBuilt ? null : since(pagesBegan)

const out = mkdtempSync(join(tmpdir(), 'meanwhile-synth-'))
Object.assign(process.env, withoutDockerAndNetwork)
const began = performance.now()
await run('cdk', 'synth', '--quiet', '--no-notices', '--no-lookups', '--output', out)
const seconds = since(began)

type Assets = { files: { [hash: string]: { source: { path: string; packaging: string } } } }
const stacks = readdirSync(out).filter((name) => name.endsWith('.template.json'))
const assets = readdirSync(out)
  .filter((name) => name.endsWith('.assets.json'))
  .flatMap((name) => Object.values((JSON.parse(readFileSync(join(out, name), 'utf8')) as Assets).files))
const zipped = new Set(assets.filter(({ source }) => source.packaging === 'zip').map(({ source }) => join(out, source.path)))
const zipKiB = (await Promise.all([...zipped].map(zippedBytes))).map((bytes) => Math.round(bytes / 1024)).toSorted((a, b) => a - b)
rmSync(out, { recursive: true, force: true })

console.log(JSON.stringify({ seconds, asked: mostSeconds, pagesSeconds, stacks: stacks.length, functions: functionNames.length, zipKiB }))
process.exitCode = seconds > mostSeconds ? 1 : 0
