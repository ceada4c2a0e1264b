/** The secrets of a deployment: made once, by chance, and never again, unless somebody rotates them. */
import { createECDH, randomBytes } from 'node:crypto'
import type { Config, SecretName, SecretVersions } from './config.ts'
import { secretName, secretNames } from './config.ts'

/** CloudFormation has to read this one, which it cannot if it is encrypted with the rest. It opens nothing but our own gateways. */
const plain: SecretName[] = ['edge-key', 'vapid-public-key']

export type ParameterStore = {
  /** How often it was put; null if it is not there. */
  version: (name: string) => Promise<number | null>
  put: (parameter: { Name: string; Value: string; Type: 'String' | 'SecureString' }) => Promise<void>
}

/** The names of those that were made. */
export async function ensureSecrets(config: Config, store: ParameterStore): Promise<string[]> {
  const made: string[] = []
  const values = newSecrets()
  // Half of a pair is of no use: both are made, or none.
  const pair: SecretName[] = ['vapid-public-key', 'vapid-private-key']
  const lacks = new Map<SecretName, boolean>()
  for (const name of secretNames) lacks.set(name, (await store.version(secretName(config, name))) === null)
  if (pair.some((name) => lacks.get(name)) && !pair.every((name) => lacks.get(name))) {
    throw new Error(
      `Only one of ${pair.map((name) => secretName(config, name)).join(' and ')} is there. Bring back the other, or put both anew: docs/operations.md, Key rotation.`,
    )
  }
  for (const name of secretNames) {
    if (!lacks.get(name)) continue
    await store.put({ Name: secretName(config, name), Value: values[name], Type: plain.includes(name) ? 'String' : 'SecureString' })
    made.push(secretName(config, name))
  }
  return made
}

/** How a synthesis is told of them, on the command line of CDK. */
export const versionsContext = 'secret-versions'

export async function versionsOf(config: Config, store: ParameterStore): Promise<SecretVersions> {
  const versions: SecretVersions = {}
  for (const name of secretNames) versions[name] = (await store.version(secretName(config, name))) ?? undefined
  return versions
}

function newSecrets(): { [name in SecretName]: string } {
  const vapid = createECDH('prime256v1')
  vapid.generateKeys()
  return {
    'session-secret': randomBytes(48).toString('base64url'),
    'edge-key': randomBytes(32).toString('base64url'),
    'vapid-public-key': vapid.getPublicKey('base64url'),
    'vapid-private-key': Buffer.from(vapid.getPrivateKey()).toString('base64url').padStart(43, 'A'),
  }
}
