/** What becomes of the sum if an assumption is wrong: each by itself, the others as they are. */

import { type Assumed, asFound, Model, totalOf } from './model.ts'
import { type Counted, scaled } from './month-figures.ts'

export type Line = { assumption: string; perMillionMoves: number; perGame: number }

const without = (counted: Counted, change: (tally: Counted['tally']) => Partial<Counted['tally']>): Counted => ({
  ...counted,
  tally: { ...counted.tally, ...change(counted.tally) },
})
const cloud = (change: Partial<Assumed['cloud']>): Assumed => ({ ...asFound, cloud: { ...asFound.cloud, ...change } })
const habits = (change: Partial<Assumed['habits']>): Assumed => ({
  ...asFound,
  habits: { ...asFound.habits, ...change } as Assumed['habits'],
})

/** What an idle visit brings with it, taken away or put on top: its page, what the server of the pages asks and what the page itself does, a socket. */
const idle = (times: number) => (counted: Counted) => {
  const { requests, inside, idleVisits } = counted.tally
  const more = (times - 1) * idleVisits
  const grown = without(counted, (tally) => ({
    pages: tally.pages + more,
    inside: inside + more,
    requests: requests + more,
    sockets: tally.sockets + more,
    socketSeconds: tally.socketSeconds + asFound.habits.idleSeconds * more,
  }))
  return { ...grown, played: { ...grown.played, look: scaled(grown.played.look, 1 + (2 * more) / (requests + inside)) } }
}

/** At a thousand requests a second there are so many instances that each request comes to another one. */
const unremembered = (counted: Counted): Counted => {
  const { answer } = counted.played
  const more = Math.max(0, 2 * answer.calls - answer.reads)
  const slower = { ...answer, reads: answer.reads + more, readWaits: answer.readWaits + more, readUnits: answer.readUnits + more }
  return { ...counted, played: { ...counted.played, answer: slower } }
}

const { waits, cold } = asFound.cloud
const { update } = asFound.habits

const changes: [assumption: string, counted: (counted: Counted) => Counted, assumed: Assumed][] = [
  ['as assumed', (counted) => counted, asFound],
  ['everybody has push: no letters but invitations', (counted) => without(counted, () => ({ letters: 0, lastLetters: 0 })), asFound],
  [
    'twice as many letters',
    (counted) => without(counted, ({ letters, lastLetters }) => ({ letters: 2 * letters, lastLetters: 2 * lastLetters })),
    asFound,
  ],
  ['nobody looks in without being asked', idle(0), asFound],
  ['twice as many look in', idle(2), asFound],
  ['visits last twice as long', (counted) => without(counted, ({ socketSeconds }) => ({ socketSeconds: 2 * socketSeconds })), asFound],
  ['one deployment a month instead of two', (counted) => counted, habits({ update: { ...update, timesPerPlayer: 1 } as never })],
  ['a deployment every week', (counted) => counted, habits({ update: { ...update, timesPerPlayer: 4 } as never })],
  ['no instance remembers a session', unremembered, asFound],
  ['tables take twice as long', (counted) => counted, cloud({ waits: { ...waits, read: 6, write: 10 } as never })],
  ['our own work takes twice as long', (counted) => ({ ...counted, sdkMillis: 2 * counted.sdkMillis }), asFound],
  ['three calls in a hundred find no instance', (counted) => counted, cloud({ cold: { ...cold, share: 0.03 } as never })],
  ['ten jobs a call from the delay queue', (counted) => counted, cloud({ queueBatch: 10 as never })],
]

export const sensitivity = (counted: Counted): Line[] =>
  changes.map(([assumption, change, assumed]) => {
    const model = new Model(change(counted), assumed)
    return { assumption, perMillionMoves: totalOf(model.move()) * 1e6, perGame: totalOf(model.game()) }
  })
