/** The order in which a deployment happens, and what survives its end. */

import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bundle } from '../../cdk/bundles.ts'
import { secretNames } from '../../cdk/config.ts'
import { type Destroying, deploy, destroy, type Tools } from '../../cdk/deploying.ts'
import { filesIn } from '../../cdk/files.ts'
import { zippedBytes } from '../../cdk/zipped.ts'
import { functionNames } from '../../functions/entry/environment.ts'
import { run } from '../tools/command.ts'
import { config, patience } from './synthesised.ts'

type Parameters = { [name: string]: { Value: string; Type: string; Version: number } }

function observed({ bucket = true, healthy = true, has = [] as string[], broken = '' } = {}) {
  const done: string[] = []
  const told: string[] = []
  const parameters: Parameters = Object.fromEntries(has.map((name) => [name, { Value: 'kept', Type: 'SecureString', Version: 1 }]))
  const tools: Tools = {
    say: () => {},
    run: async (command, ...args) => {
      done.push([command, ...args.slice(0, 2)].join(' '))
      told.push(...args.slice(args.indexOf('--context') + 1 || args.length))
      if (broken && done.at(-1)?.startsWith(broken)) throw new Error(`${broken} failed`)
    },
    parameters: {
      version: async (name) => parameters[name]?.Version ?? null,
      put: async ({ Name, ...parameter }) => {
        parameters[Name] = { ...parameter, Version: 1 }
      },
    },
    upload: async (name) => {
      done.push(`upload ${name}`)
      return bucket
    },
    fetch: async () => (healthy ? 200 : 503),
  }
  return { done, told, parameters, tools }
}

describe('npm run deploy', () => {
  it('builds, and checks what it has built, before it touches anything, and puts files before the pages that ask for them', async () => {
    const { done, tools } = observed()
    await deploy(config, tools)
    expect(done).toEqual([
      'npm run pages',
      'npm run check',
      'cdk synth --quiet',
      'upload meanwhile-test-files-123456789012',
      'cdk deploy --all',
    ])
  })

  it('puts the files afterwards when there is no bucket for them yet', async () => {
    const { done, tools } = observed({ bucket: false })
    await deploy(config, tools)
    expect(done.slice(-3)).toEqual([
      'upload meanwhile-test-files-123456789012',
      'cdk deploy --all',
      'upload meanwhile-test-files-123456789012',
    ])
  })

  it('touches nothing when a check fails', async () => {
    const { done, parameters, tools } = observed({ broken: 'cdk synth' })
    await expect(deploy(config, tools)).rejects.toThrow()
    expect(done.at(-1)).toBe('cdk synth --quiet')
    expect(parameters).toEqual({})
  })

  it('makes secrets once and never again', async () => {
    const { parameters, tools } = observed({ has: ['/meanwhile/test/session-secret'] })
    await deploy(config, tools)
    const made = { ...parameters }
    await deploy(config, tools)
    expect(parameters).toEqual(made)
    expect(parameters['/meanwhile/test/session-secret']?.Value).toBe('kept')
    expect(parameters['/meanwhile/test/vapid-private-key']).toMatchObject({
      Type: 'SecureString',
      Value: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
    })
    expect(parameters['/meanwhile/test/vapid-public-key']?.Value).toMatch(/^B[A-Za-z0-9_-]{86}$/)
  })

  it('says which version of each secret it deploys, so that one that was put anew is deployed although nothing else has changed', async () => {
    const { told, parameters, tools } = observed()
    await deploy(config, tools)
    const key = parameters['/meanwhile/test/edge-key']
    if (key) key.Version = 2
    await deploy(config, tools)
    const said = { 'session-secret': 1, 'edge-key': 1, 'vapid-public-key': 1, 'vapid-private-key': 1 }
    expect(told).toEqual([said, { ...said, 'edge-key': 2 }].map((versions) => `secret-versions=${JSON.stringify(versions)}`))
  })

  it('is not done before the service answers', async () => {
    await expect(deploy(config, observed({ healthy: false }).tools)).rejects.toThrow('is deployed, but answers 503')
  })
})

describe('npm run destroy', () => {
  const observe = (answer = '') => {
    const done: string[] = []
    const run: Tools['run'] = async (command, ...args) => void done.push([command, ...args].join(' '))
    const tools: Destroying = {
      say: () => {},
      run,
      confirm: async () => answer,
      emptyBucket: async (name) => void done.push(`empty ${name}`),
      deleteSecrets: async (names) => void done.push(`forget ${names.join(' ')}`),
      deleteLogs: async () => void done.push('delete logs'),
    }
    return { done, tools }
  }
  const withoutData = ['empty meanwhile-test-files-123456789012', 'cdk destroy --app tsx leaving.ts --no-notices --force Watch Web Service']

  it('needs nothing to be built first', { timeout: patience }, async () => {
    const { code, err } = await run('cdk/leaving.ts', [], undefined, patience)
    expect([code, err]).toEqual([0, expect.not.stringContaining('Error')])
  })

  it('keeps the data', async () => {
    const { done, tools } = observe()
    await destroy(config, false, tools)
    expect(done).toEqual(withoutData)
  })

  it('deletes it only for somebody who says so in so many words', async () => {
    const careless = observe('yes')
    await expect(destroy(config, true, careless.tools)).rejects.toThrow('Nothing was destroyed.')
    expect(careless.done).toEqual([])
    const sure = observe('test')
    await destroy(config, true, sure.tools)
    // The stack of the data goes too, after those that use its tables and without its protection: left behind, it would break the next deployment.
    expect(sure.done).toEqual([
      ...withoutData,
      'cdk deploy --app tsx leaving.ts --no-notices --context data=given-up --exclusively --require-approval never Data',
      'cdk destroy --app tsx leaving.ts --no-notices --context data=given-up --exclusively --force Data',
      `forget ${secretNames.map((name) => `/meanwhile/test/${name}`).join(' ')}`,
      'delete logs',
    ])
  })
})

describe('The files of the pages', () => {
  it('say what they are, and how long they may be kept', () => {
    const files = filesIn(new URL('../../web/public', import.meta.url).pathname)
    const worker = files.find(({ Key }) => Key === 'sw.js')
    expect(worker).toMatchObject({ ContentType: 'text/javascript; charset=utf-8', CacheControl: 'no-cache' })
    expect(files.every(({ ContentType }) => ContentType !== 'application/octet-stream')).toBe(true)
    // Whatever is read as text says in which letters, XML among it.
    const texts = files.filter(({ ContentType }) => /^text\/|\+xml|\/xml/.test(ContentType))
    expect(texts.length).toBeGreaterThan(5)
    for (const { Key, ContentType } of texts) expect([Key, ContentType]).toEqual([Key, expect.stringMatching(/; charset=utf-8$/)])
  })
})

describe('A bundled function', () => {
  it.each(functionNames)(
    'is less than 1 MiB, zipped, with its map apart: %s',
    async (name) => {
      const folder = bundle(name)
      expect(readdirSync(folder).toSorted()).toEqual(['index.js', 'package.json'])
      expect(await zippedBytes(folder)).toBeLessThan(1024 * 1024)
    },
    60_000,
  )
})
