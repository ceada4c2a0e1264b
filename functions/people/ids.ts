/** Things nobody can guess, and hashes nobody can turn back. */
import { createHmac } from 'node:crypto'
import type { Ports, Settings } from '../ports.ts'

const url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

/** 128 bits, 22 characters: ids that reach a URL. */
export const newId = (ports: Ports): string => url(ports.random(16))

/** 160 bits, 27 characters: what somebody holds in place of a password. */
export const newToken = (ports: Ports): string => url(ports.random(20))

/** The newest first: everything is made with it, and what the others have made is still read. */
export const secretsOf = ({ sessionSecret, earlierSecrets = [] }: Pick<Settings, 'sessionSecret' | 'earlierSecrets'>): string[] => [
  sessionSecret,
  ...earlierSecrets,
]

/** Keyed with a secret of ours, so that whoever reads the table cannot find an address or a short code by trying them all. */
export const keyedHash = (text: string, secret: string): string => createHmac('sha256', secret).update(text).digest('base64url')
export const hashOf = (text: string, ports: Ports): string => keyedHash(text, ports.settings.sessionSecret)

/** Looks for what was kept under a hash: with the secret of today, and if there is nothing with those before it. */
export async function foundByHash<T>(text: string, ports: Ports, find: (hash: string) => Promise<T | null>): Promise<T | null> {
  for (const secret of secretsOf(ports.settings)) {
    const found = await find(keyedHash(text, secret))
    if (found !== null) return found
  }
  return null
}
