/** Pushes, signed with the keys of this deployment. */
import type { Agent } from 'node:https'
import type { Push } from '../ports.ts'
import { webPushAt } from '../reach/web-push.ts'
import type { Variables } from './environment.ts'

export const signedPush = (given: Variables, agent?: Agent, patience?: number): Push =>
  webPushAt({ publicKey: given.VAPID_PUBLIC_KEY, privateKey: given.VAPID_PRIVATE_KEY, subject: given.VAPID_SUBJECT }, agent, patience)

/** For whoever tells from the stream, on which all games of a shard wait: what takes longer is tried again by way of the queue. */
export const impatientPush = (given: Variables, agent?: Agent): Push => signedPush(given, agent, 2000)
