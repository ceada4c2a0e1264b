/** The edge of the cloud, through which everybody comes: it filters, it knows where somebody is, and it shows a key that nobody else has. */
import { timingSafeEqual } from 'node:crypto'

export const edgeHeader = 'x-meanwhile-edge'
/** Where somebody is, with a port. The edge writes it for the service, whatever the browser has sent. */
export const viewerHeader = 'cloudfront-viewer-address'
/** The same for the server of the pages, without a port; it hands it on under the other name. */
export const ofPages = 'x-meanwhile-viewer'

/**
 * While the key is changed there are two, with a space between them: the edge shows both, and one that we know is enough. Header names in
 * lower case.
 */
export function cameByEdge(headers: { [name: string]: string | undefined }, keys: string): boolean {
  const shown = keysIn(headers[edgeHeader] ?? '')
  return keysIn(keys).some((key) => shown.some((other) => other.length === key.length && timingSafeEqual(other, key)))
}

/** By what somebody is counted. Whoever has one address of IPv6 has a whole network of them (/64), and could come by another one each time. */
export function placeOf(address: string): string {
  const groups = (part: string | undefined): string[] => (part ? part.split(':') : [])
  const [front, back] = address.replace(/[[\]]/g, '').split('::').map(groups)
  if (!front || address.includes('.')) return address
  const left = Math.max(0, 8 - front.length - (back?.length ?? 0))
  const all = back ? [...front, ...Array<string>(left).fill('0'), ...back] : front
  return all.length < 8
    ? address
    : all
        .slice(0, 4)
        .map((group) => group.toLowerCase().padStart(4, '0'))
        .join(':')
}

const keysIn = (text: string): Buffer[] =>
  text
    .split(' ')
    .filter((key) => key !== '')
    .map((key) => Buffer.from(key))
