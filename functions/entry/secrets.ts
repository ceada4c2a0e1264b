/**
 * Secrets stand in Parameter Store, not in the environment, where everybody who may look at a function could read them. A variable that says
 * `ssm:/name`, or `ssm:/name:3` for its third version, is looked up once, before the function answers anything.
 */
import type { Environment } from './environment.ts'
import { ask } from './signed-request.ts'

const reference = 'ssm:'
/** Parameter Store's own limit. */
const mostNames = 10

export async function withSecrets(environment: Environment): Promise<Environment> {
  const references = Object.entries(environment).filter(([, value]) => value?.startsWith(reference))
  if (references.length === 0) return environment
  const names = [...new Set(references.map(([, value = '']) => value.slice(reference.length)))]
  if (names.length > mostNames) throw new Error(`${names.length} secrets; at most ${mostNames} can be looked up at once`)
  const values = await getParameters(names, environment)
  return { ...environment, ...Object.fromEntries(references.map(([variable, value = '']) => [variable, found(values, value)])) }
}

function found(values: Map<string, string>, value: string): string {
  const name = value.slice(reference.length)
  const secret = values.get(name)
  if (!secret) throw new Error(`there is no parameter ${name}; npm run deploy makes it`)
  return secret
}

async function getParameters(Names: string[], environment: Environment): Promise<Map<string, string>> {
  const { SSM_ENDPOINT: endpoint = '' } = environment
  const body = { Names, WithDecryption: true }
  const asked = { service: 'ssm', target: 'AmazonSSM.GetParameters', body, endpoint } as const
  const { Parameters } = await ask<{ Parameters: { Name: string; Version?: number; Value: string }[] }>(asked, environment)
  return new Map(
    Parameters.flatMap(({ Name, Version, Value }) => [
      [Name, Value],
      [`${Name}:${Version}`, Value],
    ]),
  )
}
