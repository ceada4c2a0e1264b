/** What `--lan` says: the address for a phone on the same network, as a picture to point its camera at, and what will not work there. */
import { renderUnicodeCompact } from 'uqr'

export function lanLines(origin: string): string[] {
  if (new URL(origin).hostname === 'localhost') return ['This machine has no address on a network, so no other device can come in.']
  return [
    '',
    ...renderUnicodeCompact(origin, { border: 2 }).split('\n'),
    '',
    `Point a phone's camera at this picture, or open ${origin} on any device of this network.`,
    'Push notifications and installing the app need https, so there they are off. The outbox stays on this machine.',
  ]
}
