/**
 * How fast this machine is at the moment, by a fixed piece of work of the kind our functions do: JSON, hashes, small objects. Times are told as they would be
 * where it takes as long as it did when this was written: the same code must not cost more because somebody else uses the machine.
 */
import { createHash } from 'node:crypto'

/** Milliseconds it took, on the machine that docs/scale.md was first measured on, with nobody else at work. */
const once = 1.25

const rows = Array.from({ length: 60 }, (_, i) => ({
  id: `row ${i}`,
  at: 1_700_000_000_000 + i,
  seats: ['s1', 's2', 's3'],
  cards: { hand: [i, i + 1], front: [i * 2] },
}))

function work(): string {
  let last = ''
  for (let round = 0; round < 8; round++) {
    const read = JSON.parse(JSON.stringify(rows)) as typeof rows
    const byId = new Map(read.map((row) => [row.id, { ...row, sum: row.cards.hand.reduce((sum, card) => sum + card, round) }]))
    last = createHash('sha256')
      .update(last + JSON.stringify([...byId.values()]))
      .digest('hex')
  }
  return last
}

/** 1 where it takes as long as it did then, 2 where it takes twice as long. */
export function slowness(times = 20): number {
  const before = process.cpuUsage()
  for (let i = 0; i < times; i++) work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times / once
}
