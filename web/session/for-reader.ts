/**
 * How the server of the pages shows the service that it is ours, and for whom it asks. The service counts by where somebody is; asked without
 * it, all readers of all pages would be one.
 */
import { cameByEdge, edgeHeader, ofPages, viewerHeader } from '@meanwhile/functions/edge'

type Received = { get: (name: string) => string | null }

/** Whoever reaches this server by another way than our edge can write into the header what they like, and is not believed. */
export function forReader(received: Received, key: string): { [header: string]: string } {
  if (!key) return {}
  const cameByUs = cameByEdge({ [edgeHeader]: received.get(edgeHeader) ?? '' }, key)
  const address = cameByUs ? received.get(ofPages) : null
  // As the edge writes it: with a port, which nobody counts by.
  return { [edgeHeader]: key, ...(address && { [viewerHeader]: `${address}:0` }) }
}
