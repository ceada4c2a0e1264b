/** The names by which this machine is reached, and the ports as seen from each of them. */
import type { IncomingMessage } from 'node:http'
import { networkInterfaces } from 'node:os'
import type { Ports } from '../../functions/ports.ts'

/** The one to tell people comes first. */
export function originsAt(port: number, lan: boolean): [string, ...string[]] {
  const here = `http://localhost:${port}`
  const address = lan ? lanAddress() : undefined
  return address ? [`http://${address}:${port}`, here] : [here]
}

function lanAddress(): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address
}

/**
 * On AWS there is one origin. Here the phone calls us by an address and the browser beside us calls us localhost; each is its own origin to
 * itself, and no other name counts.
 */
export function byOrigin(ports: Ports, origins: string[]): (request: IncomingMessage) => Ports {
  const known = new Map(origins.map((origin) => [origin, { ...ports, settings: { ...ports.settings, origin } }]))
  return (request) => known.get(`http://${request.headers.host}`) ?? ports
}
