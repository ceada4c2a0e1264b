/** Who meets a Goal. */
import type { GoalSlot, Needs } from './cards/card.ts'
import { goalOf, keeperOf } from './cards/index.ts'
import type { CardId, Game, Player } from './game.ts'
import { printed } from './ops.ts'
import { keepersOf, numeral, present } from './terms.ts'

/** G3: everybody who meets any Goal in play; a winner is whoever stands here alone. */
export function meeting(game: Game): { player: Player; goals: CardId[] }[] {
  const met: { player: Player; goals: CardId[] }[] = []
  if (game.goals.length === 0) return met
  for (const player of present(game)) {
    const goals = game.goals.filter((goal) => meets(game, player, goalOf(goal).needs))
    if (goals.length > 0) met.push({ player, goals })
  }
  return met
}

/** G4: only what lies in play counts. */
function meets(game: Game, player: Player, needs: Needs): boolean {
  if ('keepers' in needs) return most(game, player, numeral(game, needs.keepers), (other) => keepersOf(other).length)
  if ('hand' in needs) return most(game, player, numeral(game, needs.hand), (other) => other.hand.length)
  if (needs.unlessInPlay?.some((card) => game.players.some((other) => has(other, card)))) return false
  return needs.all.every((slot) => fills(game, player, slot))
}

const has = (player: Player, card: string): boolean => player.front.some((held) => printed(held) === card)

function fills(game: Game, player: Player, slot: GoalSlot): boolean {
  if (typeof slot === 'string') return has(player, slot)
  return keepersOf(player).filter((card) => keeperOf(card).icons.includes(slot.icon)).length >= numeral(game, slot.count)
}

/** At least that many and strictly more than anybody else. */
function most(game: Game, player: Player, least: number, count: (player: Player) => number): boolean {
  const mine = count(player)
  return mine >= least && present(game).every((other) => other === player || count(other) < mine)
}
