/** Things nobody can guess, and hashes nobody can turn back. */
import { createHmac } from 'node:crypto'
import type { Ports } from '../ports.ts'

const url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

/** 128 bits, 22 characters: ids that reach a URL. */
export const newId = (ports: Ports): string => url(ports.random(16))

/** 160 bits, 27 characters: what somebody holds in place of a password. */
export const newToken = (ports: Ports): string => url(ports.random(20))

/** Keyed with a secret of ours, so that whoever reads the table cannot find an address or a short code by trying them all. */
export const hashOf = (text: string, ports: Ports): string =>
  createHmac('sha256', ports.settings.sessionSecret).update(text).digest('base64url')
