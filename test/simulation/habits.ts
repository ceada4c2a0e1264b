/** What people pick, and what they send that they should not. */
import type { Decision, Orders, View } from '@meanwhile/engine'
import type { Chance } from './chance.ts'

export function somePicks(chance: Chance, { options, min, max }: Decision): string[] {
  return chance.some(options, chance.between(min, max))
}

/** Another valid answer, if there is one. */
export function otherPicks(chance: Chance, decision: Decision, picks: string[]): string[] {
  for (let tries = 0; tries < 4; tries++) {
    const others = somePicks(chance, decision)
    if ([...others].sort().join() !== [...picks].sort().join()) return others
  }
  return picks
}

/** None of these may ever be accepted. */
export function garbage(chance: Chance, { id, options, max }: Decision): { decision: string; picks: string[] } {
  const [first = 'draw'] = options
  return chance.one([
    { decision: id, picks: ['no-such-card'] },
    { decision: id, picks: ['use:', 's99'] },
    { decision: id, picks: [first, first] },
    { decision: id, picks: [...options, ...options].slice(0, max + 1) },
    { decision: 'AAAAAAAAAAA', picks: [first] },
    { decision: '', picks: [] },
  ])
}

/** In the order of their schema, as the door would hand them on. */
export function someOrders(chance: Chance, { hand, players, you, discard }: View): Orders {
  const when = () => chance.one(['at-once', 'at-time-out'] as const)
  const front = players.find(({ seat }) => seat === you)?.front ?? []
  const ranking = (cards: string[]) => ({ cards: chance.some(cards, chance.between(0, cards.length)), when: when() })
  return {
    ...(chance.happens(0.5) && { keepInHand: ranking([...hand, ...discard.slice(-4)]) }),
    ...(chance.happens(0.4) && { keepOnTable: ranking(front) }),
    ...(chance.happens(0.3) && { draw: when() }),
    ...(chance.happens(0.3) && { endTurn: when() }),
  }
}
