/** The edge of the cloud, through which everybody comes: it filters, it knows where somebody is, and it shows a key that nobody else has. */
import { timingSafeEqual } from 'node:crypto'

export const edgeHeader = 'x-meanwhile-edge'

/** Header names in lower case. */
export function cameByEdge(headers: { [name: string]: string | undefined }, key: string): boolean {
  const [shown, expected] = [Buffer.from(headers[edgeHeader] ?? ''), Buffer.from(key)]
  return shown.length === expected.length && timingSafeEqual(shown, expected)
}
