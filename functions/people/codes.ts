/** Codes short enough to be typed, kept as hashes for ten minutes. */
import { timingSafeEqual } from 'node:crypto'
import type { Ports } from '../ports.ts'
import { minutes } from './limits.ts'

export const codeMinutes = 10

/** When a code made now ends, and when its row may be swept. Expired means gone even if it is still there. */
export function tenMinutes(ports: Ports): { until: number; ttl: number } {
  const until = ports.now() + codeMinutes * minutes
  return { until, ttl: Math.ceil(until / 1000) }
}

export function sixDigits(ports: Ports): string {
  return String(Buffer.from(ports.random(6)).readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

/** No I and O, no 0 and 1: nobody has to guess what they read. 32 letters, so that 5 bits make one. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export function tenLetters(ports: Ports): string {
  return Array.from(ports.random(10), (byte) => letters.charAt(byte & 31)).join('')
}

export function sameHash(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}
