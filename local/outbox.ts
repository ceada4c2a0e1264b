/** Every mail that would have been sent. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync } from 'node:fs'
import type { Data } from './data.ts'

export type SentMail = {
  id: string
  at: number
  from: string
  to: string[]
  subject: string
  text: string
  html: string
  headers: { [name: string]: string }
}

export type Outbox = {
  put: (mail: Omit<SentMail, 'id' | 'at'>) => SentMail
  /** Newest first. */
  list: () => SentMail[]
  find: (id: string) => SentMail | null
}

const folder = 'outbox'

export function openOutbox(data: Data): Outbox {
  mkdirSync(data.path(folder), { recursive: true, mode: 0o700 })
  const fileOf = (id: string): string => `${folder}/${id}.json`
  let latest = 0
  return {
    put(mail) {
      // Two mails of the same instant still have an order.
      latest = Math.max(Date.now(), latest + 1)
      const sent = { id: `${String(latest).padStart(13, '0')}-${randomBytes(6).toString('hex')}`, at: latest, ...mail }
      data.write(fileOf(sent.id), sent)
      return sent
    },
    list: () =>
      readdirSync(data.path(folder))
        .filter((name) => name.endsWith('.json'))
        .sort()
        .reverse()
        .flatMap((name) => data.read<SentMail>(`${folder}/${name}`) ?? []),
    find: (id) => (/^\d{13}-[0-9a-f]{12}$/.test(id) ? data.read<SentMail>(fileOf(id)) : null),
  }
}
