/**
 * docs/operations.md, "Key rotation", rehearsed on the templates: a secret is put anew at the same commit, functions start anew whenever they
 * like, and the stacks are deployed one after the other.
 */
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { Template } from 'aws-cdk-lib/assertions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SecretName, type SecretVersions, secretName, secretNames } from '../../cdk/config.ts'
import { type ParameterStore, versionsContext, versionsOf } from '../../cdk/secrets.ts'
import { cameByEdge, edgeHeader } from '../../functions/api/edge.ts'
import type { FunctionName } from '../../functions/entry/environment.ts'
import { withSecrets } from '../../functions/entry/secrets.ts'
import { listen, stopServer } from '../../local/gateway/listening.ts'
import { distributionIn } from './said.ts'
import { config, environmentIn, patience, synthesise } from './synthesised.ts'

/** Every version of each parameter, the first one first. */
const put: { [name: string]: string[] } = {}
const parameters: ParameterStore = {
  version: async (name) => put[name]?.length ?? null,
  put: async () => {},
}
const valueAt = (asked: string): string => {
  const [name = '', version] = asked.split(':')
  return put[name]?.at(version === undefined ? -1 : Number(version) - 1) ?? ''
}
const parameterStore = createServer(async (request, response) => {
  const { Names } = (await json(request)) as { Names: string[] }
  const Parameters = Names.map((asked) => {
    const [Name = '', version = put[Name]?.length] = asked.split(':')
    return { Name, Version: Number(version), Value: valueAt(asked) }
  })
  response.end(JSON.stringify({ Parameters }))
})

let ssm = ''
beforeAll(async () => {
  const { port } = await listen(parameterStore, 0, 'localhost')
  for (const name of secretNames) rotate(name, 'old')
  ssm = `http://localhost:${port}/`
})
afterAll(() => stopServer(parameterStore))

type Deployed = { Service: Template; Web: Template }
async function templates(): Promise<Deployed> {
  const versions: SecretVersions = await versionsOf(config, parameters)
  const made = synthesise({ context: { [versionsContext]: JSON.stringify(versions) } })
  // It holds up everything, clocks too: whoever asks at once would have run out of patience by then.
  await pause(1)
  return made
}
function rotate(name: SecretName, value: string): void {
  const at = secretName(config, name)
  put[at] = [...(put[at] ?? []), value]
}

/** What a function knows that starts anew at this moment. */
async function knows(template: Template, name: FunctionName | 'pages', variable: string): Promise<string> {
  const read = await withSecrets({ [variable]: environmentIn(template, name)[variable], SSM_ENDPOINT: ssm })
  return read[variable] ?? ''
}
/** What the edge shows, as CloudFormation has put it in when it was deployed. */
function shows(web: Template): string {
  const [header] = distributionIn(web).Origins.flatMap(({ OriginCustomHeaders = [] }) => OriginCustomHeaders)
  return valueAt(header?.HeaderValue.match(/^\{\{resolve:ssm:(.+)\}\}$/)?.[1] ?? '')
}

describe('A secret that is put anew', () => {
  it('is believed at every moment if it is the edge’s, and in the end nobody knows the old one', { timeout: patience }, async () => {
    const there = await templates()
    const refused: string[] = []
    const look = async (when: string): Promise<void> => {
      const shown = { [edgeHeader]: shows(there.Web) }
      for (const name of ['api', 'ws'] as const)
        if (!cameByEdge(shown, await knows(there.Service, name, 'EDGE_KEY'))) refused.push(`${name} refuses the edge ${when}`)
      const pages = { [edgeHeader]: await knows(there.Web, 'pages', 'MEANWHILE_EDGE_KEY') }
      if (!cameByEdge(pages, await knows(there.Service, 'api', 'EDGE_KEY'))) refused.push(`api refuses the pages ${when}`)
    }
    for (const value of ['old new', 'new']) {
      rotate('edge-key', value)
      await look(`before "${value}" is deployed`)
      const next = await templates()
      there.Service = next.Service
      await look(`when Service is deployed with "${value}"`)
      there.Web = next.Web
      await look(`when all is deployed with "${value}"`)
    }
    expect(refused).toEqual([])
    expect([shows(there.Web), await knows(there.Service, 'api', 'EDGE_KEY')]).toEqual(['new', 'new'])
  })

  it.each(['session-secret', 'vapid-private-key'] as const)(
    'is known to nobody before it is deployed: %s',
    { timeout: patience },
    async (name) => {
      const variable = name === 'session-secret' ? 'SESSION_SECRET' : 'VAPID_PRIVATE_KEY'
      const before = await templates()
      const known = await knows(before.Service, 'tell', variable)
      rotate(name, 'another')
      expect(await knows(before.Service, 'tell', variable)).toBe(known)
      expect(await knows((await templates()).Service, 'tell', variable)).toBe('another')
    },
  )
})
