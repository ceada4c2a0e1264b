/** What comes out of the delay queue: at least once, so each job looks first whether there is still something to do. */
import { texts } from '@meanwhile/texts'
import { deviceOf } from '../people/subscriptions.ts'
import type { Job, Ports } from '../ports.ts'
import { pushTo } from './devices.ts'
import { digest } from './mailing.ts'
import { bringNews } from './news.ts'
import { toldAs } from './notification.ts'
import { personOf, waitingFor } from './person.ts'
import { reach, reachOn } from './reach.ts'
import { tellOfTalk } from './talk.ts'

export async function later(job: Job, ports: Ports): Promise<void> {
  switch (job.kind) {
    case 'push-unless-seen':
      return reach(ports, job.owed, { poked: true })
    case 'owed':
      return job.devices
        ? reachOn(ports, job.owed, job.devices, job.tries)
        : reach(ports, job.owed, { tries: job.tries, poked: job.poked ?? false, pushed: job.pushed ?? false })
    case 'notice':
      return bringNews(ports, job.notice, job.tries, job.looks)
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
  const [person, to] = await Promise.all([personOf(ports, id), deviceOf(ports, id, device)])
  if (!person || !to) return
  const { language } = person.player
  const { test } = texts(language).tellings
  const link = `${ports.settings.origin}/settings`
  const now = String(ports.now())
  // A badge of none would say that nothing waits.
  const badge = (await waitingFor(ports, person)).length
  const words = { language, ...test, link, tag: 'test', once: now, badge }
  // Asked for by somebody who looks at the device right now: whatever it was resting from.
  await pushTo(ports, id, { ...to, restUntil: 0 }, toldAs({ ...words, ttlSeconds: tenMinutes, urgency: 'high' }))
}
