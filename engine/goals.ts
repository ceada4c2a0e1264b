/** Who meets a Goal, with which cards, and whom Creepers keep from it. */
import type { GoalSlot, Icon, Needs } from './cards/card.ts'
import { cardOf, goalOf } from './cards/index.ts'
import type { CardId, Game, Player } from './game.ts'
import { printed } from './ops.ts'
import { hasIcon, keepersOf, numeral, present, rulesInForce, typesOf } from './terms.ts'

/** G3: everybody who meets any Goal in play; a winner is whoever stands here alone. */
export function meeting(game: Game): { player: Player; goals: CardId[] }[] {
  const met: { player: Player; goals: CardId[] }[] = []
  if (game.goals.length === 0) return met
  for (const player of present(game)) {
    const goals = game.goals.filter((goal) => {
      const { needs } = goalOf(goal)
      return meets(game, player, needs) && !isBlocked(game, player, needs)
    })
    if (goals.length > 0) met.push({ player, goals })
  }
  return met
}

/** G4: only what lies in play counts. */
function meets(game: Game, player: Player, needs: Needs): boolean {
  if ('keepers' in needs) return most(game, player, numeral(game, needs.keepers), (other) => countedKeepers(game, other))
  if ('hand' in needs) return most(game, player, numeral(game, needs.hand), (other) => other.hand.length)
  if ('creepers' in needs) return typesOf(player, 'creeper').length >= numeral(game, needs.creepers)
  const counted = counting(game, player)
  if ('consecutive' in needs) return run(counted, needs.icon) >= numeral(game, needs.count)
  if ('atLeast' in needs) return needs.of.filter((card) => has(counted, card)).length >= numeral(game, needs.atLeast)
  if (needs.tableWide && creepersOnTable(game) < numeral(game, needs.tableWide.creepers)) return false
  if (needs.unlessInPlay?.some((card) => game.players.some((other) => has(other.front, card)))) return false
  return needs.all.every((slot) => (typeof slot === 'string' ? has(counted, slot) : true)) && fillsAll(game, counted, needs.all)
}

/** E2: a Keeper played without the word counts for nothing while it may be challenged. */
export function counting(game: Game, player: Player): CardId[] {
  const { windows } = game
  return windows ? player.front.filter((card) => !windows.some((window) => window.card === card && !window.said)) : player.front
}

const countedKeepers = (game: Game, player: Player): number => keepersOf({ ...player, front: counting(game, player) }).length

const has = (front: CardId[], card: string): boolean => front.some((held) => held === card || printed(held) === card)

const creepersOnTable = (game: Game): number => game.players.reduce((sum, player) => sum + typesOf(player, 'creeper').length, 0)

/** The longest row of numbers that follow each other. */
function run(front: CardId[], icon: Icon): number {
  const numbers = new Set(front.filter((card) => hasIcon(card, icon)).map(numberOf))
  let longest = 0
  for (const first of numbers) {
    let length = 1
    while (numbers.has(first + length)) length++
    longest = Math.max(longest, length)
  }
  return longest
}

export function numberOf(card: CardId): number {
  const { number } = cardOf(card) as { number?: number }
  return number ?? 0
}

// ── Slots ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A slot with a count is that many slots. */
export const slotsOf = (game: Game, slots: GoalSlot[]): GoalSlot[] =>
  slots.flatMap((slot) =>
    typeof slot === 'object' && 'icon' in slot && slot.count !== undefined
      ? Array.from({ length: numeral(game, slot.count) }, (): GoalSlot => ({ icon: slot.icon }))
      : [slot],
  )

export function fits(slot: GoalSlot, card: CardId): boolean {
  if (typeof slot === 'string') return printed(card) === slot
  return 'anyOf' in slot ? slot.anyOf.includes(printed(card)) : hasIcon(card, slot.icon)
}

/** Names alone never compete for a card; with icons and choices, one card must not fill two slots (E1). */
function fillsAll(game: Game, front: CardId[], slots: GoalSlot[]): boolean {
  if (slots.every((slot) => typeof slot === 'string')) return true
  return canFill(slotsOf(game, slots), front)
}

/** Finds each slot a card of its own, moving earlier ones to another card where that makes room. */
export function canFill(slots: GoalSlot[], front: CardId[]): boolean {
  const filledBy = new Map<CardId, number>()
  const place = (slot: number, tried: Set<CardId>): boolean => {
    for (const card of front) {
      if (tried.has(card) || !fits(slots[slot] as GoalSlot, card)) continue
      tried.add(card)
      const holder = filledBy.get(card)
      if (holder !== undefined && !place(holder, tried)) continue
      filledBy.set(card, slot)
      return true
    }
    return false
  }
  return slots.every((_, slot) => place(slot, new Set()))
}

/** At least that many and strictly more than anybody else. */
function most(game: Game, player: Player, least: number, count: (player: Player) => number): boolean {
  const mine = count(player)
  return mine >= least && present(game).every((other) => other === player || count(other) < mine)
}

// ── Creepers in the way ────────────────────────────────────────────────────────────────────────────────────────────

/** C2, C3, F14, X3: each Creeper blocks as in its own edition. */
function isBlocked(game: Game, player: Player, needs: Needs): boolean {
  const { harmlessWith, villainsOfOthers } = rulesInForce(game)
  if (harmlessWith.some((icon) => game.players.some((other) => other.front.some((card) => hasIcon(card, icon))))) return false
  // F14: a Goal that counts Creepers excuses every one of them.
  if ('creepers' in needs || ('tableWide' in needs && needs.tableWide)) return false
  const needed = namesIn(needs)
  const wantsVillain = needsVillain(needs)
  for (const other of game.players) {
    for (const card of other.front) {
      const creeper = cardOf(card)
      if (creeper.type !== 'creeper') continue
      const blocks = creeper.icons.includes('villain')
        ? !wantsVillain && (other === player || !villainsOfOthers)
        : other === player && !needed.includes(printed(card))
      if (blocks) return true
    }
  }
  return false
}

/** Every card a Goal names, wherever it does. */
export function namesIn(needs: Needs): string[] {
  if ('of' in needs) return needs.of
  if (!('all' in needs)) return []
  return needs.all.flatMap((slot) => (typeof slot === 'string' ? [slot] : 'anyOf' in slot ? slot.anyOf : []))
}

/** C3: a Goal that needs a villain, by name or by icon. */
export function needsVillain(needs: Needs): boolean {
  if ('creepers' in needs || ('tableWide' in needs && needs.tableWide)) return true
  if ('all' in needs && needs.all.some((slot) => typeof slot === 'object' && 'icon' in slot && slot.icon === 'villain')) return true
  return namesIn(needs).some((card) => hasIcon(card, 'villain'))
}
