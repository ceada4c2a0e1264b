/** Who is how near to which Goal. */
import type { Aim, Most, Wanted } from './deck.ts'
import { discarded, front, inHand, type Sight, unseen } from './sight.ts'

/** How likely it is, roughly, that what stands between a player and a Goal is overcome soon. */
const odds = {
  /** the Keeper is in one's own hand */
  held: 0.75,
  /** it lies before somebody else */
  taken: 0.2,
  /** it is in the hand of a rival who will not give it */
  kept: 0.05,
  /** it lies in the draw pile, or in a hand one cannot see */
  unseen: 0.2,
  /** it lies in the discard pile */
  gone: 0.05,
  /** one Keeper more, or one card more in hand, of whichever */
  another: 0.5,
  /** a Keeper that must not be in play is */
  barred: 0.2,
  /** a Creeper stands in the way */
  hindered: 0.35,
}

/** From 0 to 1, which is met. */
export function nearness(sight: Sight, player: number, aim: Aim): number {
  let near = power(odds.hindered, hindrances(sight, player, aim))
  if (aim.most) return near * nearnessToMost(sight, player, aim.most)
  for (const number of aim.barred) if (isInFront(sight, number)) near *= odds.barred
  for (const wanted of aim.wanted) near *= nearnessTo(sight, player, wanted)
  return near
}

/** C2, C3: how many Creepers keep this player from this Goal. */
function hindrances({ deck, places }: Sight, player: number, { excused, wantsVillain }: Aim): number {
  let count = 0
  for (const { number, villain } of deck.creepers) {
    const place = places[number] ?? unseen
    if (place < front || excused === 'all') continue
    if (villain ? !wantsVillain : place === front + player && !excused.has(number)) count++
  }
  return count
}

function nearnessToMost(sight: Sight, player: number, most: Most): number {
  const short = shortOf(sight, player, most)
  const held = player === sight.me && most.of === 'keepers' ? Math.min(short, sight.keepersHeld) : 0
  return power(odds.held, held) * power(odds.another, short - held)
}

function nearnessTo(sight: Sight, player: number, wanted: Wanted): number {
  const { keepers } = wanted
  if (keepers.length === 1) return oddsOf(sight, player, keepers[0] ?? -1)
  let short = countOf(sight, wanted)
  let best = 0
  for (const number of keepers) {
    const here = oddsOf(sight, player, number)
    if (here === 1) short--
    else if (here > best) best = here
  }
  return power(best, short)
}

function oddsOf(sight: Sight, player: number, number: number): number {
  const place = sight.places[number] ?? unseen
  if (place >= front) return place === front + player ? 1 : odds.taken
  if (place === inHand) return player === sight.me ? odds.held : odds.kept
  return place === discarded ? odds.gone : odds.unseen
}

function power(base: number, exponent: number): number {
  let value = 1
  for (let i = 0; i < exponent; i++) value *= base
  return value
}

const isInFront = (sight: Sight, number: number): boolean => (sight.places[number] ?? unseen) >= front

const countOf = (sight: Sight, { count, numeral }: Wanted): number => (numeral ? count + sight.numbers.plus : count)

/** How many more it takes to have at least so many and more than anybody else. */
function shortOf(sight: Sight, player: number, { of, least }: Most): number {
  const counts = of === 'keepers' ? sight.fronts : sight.cards
  let target = least + sight.numbers.plus
  for (let other = 0; other < counts.length; other++) if (other !== player) target = Math.max(target, (counts[other] ?? 0) + 1)
  return Math.max(0, target - (counts[player] ?? 0))
}

/** How many Keepers out of my hand I must play to meet it; Infinity if they would not do. */
export function playsTo(sight: Sight, aim: Aim): number {
  const never = Number.POSITIVE_INFINITY
  if (hindrances(sight, sight.me, aim) > 0) return never
  if (aim.most) {
    const short = shortOf(sight, sight.me, aim.most)
    return short === 0 || (aim.most.of === 'keepers' && short <= sight.keepersHeld) ? short : never
  }
  for (const number of aim.barred) if (isInFront(sight, number)) return never
  let plays = 0
  for (const wanted of aim.wanted) plays += playsToHave(sight, wanted)
  return plays
}

function playsToHave(sight: Sight, wanted: Wanted): number {
  let lying = 0
  let held = 0
  for (const number of wanted.keepers) {
    const place = sight.places[number]
    if (place === front + sight.me) lying++
    else if (place === inHand) held++
  }
  const short = Math.max(0, countOf(sight, wanted) - lying)
  return short <= held ? short : Number.POSITIVE_INFINITY
}
