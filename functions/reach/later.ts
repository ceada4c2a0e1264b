/** What comes out of the delay queue: at least once, so each job looks first whether there is still something to do. */
import { texts } from '@meanwhile/texts'
import { findPlayer } from '../people/account.ts'
import { deviceOf } from '../people/subscriptions.ts'
import type { Job, Ports } from '../ports.ts'
import { pushTo } from './devices.ts'
import { digest } from './mailing.ts'
import { bringNews } from './news.ts'
import { toldAs } from './notification.ts'
import { reach, reachOn } from './reach.ts'
import { tellOfTalk } from './talk.ts'

export async function later(job: Job, ports: Ports): Promise<void> {
  switch (job.kind) {
    case 'push-unless-seen':
      return reach(ports, job.owed, { poked: true })
    case 'owed':
      return job.devices
        ? reachOn(ports, job.owed, job.devices, job.tries)
        : reach(ports, job.owed, { tries: job.tries, poked: job.poked ?? false })
    case 'notice':
      return bringNews(ports, job.notice, job.tries)
    case 'talk':
      return tellOfTalk(ports, job.table, job.by)
    case 'digest':
      return digest(ports, job.player)
    case 'test-push':
      return testPush(ports, job.player, job.device)
    default:
      job satisfies never
  }
}

const tenMinutes = 600

async function testPush(ports: Ports, id: string, device: string): Promise<void> {
  const [player, to] = await Promise.all([findPlayer(ports, id), deviceOf(ports, id, device)])
  if (!player || !to) return
  const { test } = texts(player.language).tellings
  const link = `${ports.settings.origin}/settings`
  const now = String(ports.now())
  const words = { language: player.language, ...test, link, tag: 'test', once: now, badge: 0 }
  // Asked for by somebody who looks at the device right now: whatever it was resting from.
  await pushTo(ports, id, { ...to, restUntil: 0 }, toldAs({ ...words, ttlSeconds: tenMinutes, urgency: 'high' }))
}
