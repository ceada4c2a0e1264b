/** By way of the delay queue, without delay: whoever takes it from there has all it needs to send. */
import type { Notify, Ports } from '../ports.ts'

export const handedOn = (ports: () => Ports): Notify => ({
  owed: async (people) => {
    for (const owed of people) await ports().later.in(0, { kind: 'owed', owed, tries: 0 })
  },
  notice: async (notices) => {
    for (const notice of notices) await ports().later.in(0, { kind: 'notice', notice })
  },
})
