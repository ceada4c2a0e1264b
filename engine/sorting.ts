/** What is seen to before anybody can win: Creepers land, waiting ones fasten themselves, rules sort the table (G2). */
import { cardOf } from './cards/index.ts'
import type { CardId, Game, Player, SettleFrame } from './game.ts'
import { numberOf } from './goals.ts'
import { answered, ask, wait } from './questions.ts'
import { guarded } from './reactions.ts'
import type { Next } from './settle.ts'
import { attach, discardFromFront, landDrawnCreeper } from './table/in-front.ts'
import type { Table } from './table/index.ts'
import { hasIcon, keepersOf, present, rulesInForce } from './terms.ts'

/** C1: one after the other, before anything else is looked at; where a Surprise can answer it, each on its own. */
export function landCreepers({ game }: Table): Next {
  const [next] = game.landing ?? []
  if (!next) return []
  const { seat, card } = next
  return [...guarded(game, { on: 'creeper-drawn', by: seat, card }, [{ op: 'land-creeper' }]), { op: 'land-creepers' }]
}

export function landCreeper(t: Table): Next {
  const [next] = t.game.landing ?? []
  if (next) landDrawnCreeper(t, next.seat)
  return []
}

/** They are being seen to, or somebody answers one of them. */
export const isLanding = ({ stack }: Game): boolean =>
  stack.some(
    ({ todo: [first] }) =>
      first?.op === 'land-creepers' || first?.op === 'land-creeper' || (first?.op === 'react' && first.to.on === 'creeper-drawn'),
  )

/** C5: with one Keeper in play there is nothing to choose; with several its holder is asked, everybody at once. */
export function fastenWaiting(t: Table, frame: SettleFrame): Next {
  const { game } = t
  for (const player of present(game)) {
    for (const creeper of waitingBefore(game, player)) {
      const keepers = keepersOf(player)
      const [only] = keepers
      const picked = keepers.length === 1 ? only : answered(frame, `fasten:${creeper}`)?.[0]
      if (picked && keepers.includes(picked)) attach(t, creeper, picked)
      else if (only) askWhere(t, player, creeper, keepers)
    }
  }
  return t.asking.length > 0 ? wait : []
}

const waitingBefore = (game: Game, player: Player): CardId[] =>
  player.front.filter((id) => {
    const card = cardOf(id)
    return card.type === 'creeper' && card.attaches && !game.attached?.[id]
  })

function askWhere(t: Table, { seat }: Player, creeper: CardId, keepers: CardId[]): void {
  ask(t, {
    key: `fasten:${creeper}`,
    player: seat,
    kind: 'choose-cards',
    prompt: { key: 'keeper-to-fasten-to', args: { card: creeper } },
    options: keepers,
    min: 1,
    max: 1,
    because: [{ card: creeper, by: seat, at: null }],
    fallback: 'chance',
  })
}

/** Blinovitch: of all with this icon, in front of anybody, only the one with the highest number stays. */
export function onlyOne(t: Table): Next {
  for (const icon of rulesInForce(t.game).onlyOne) {
    const all = t.game.players.flatMap(({ front }) => front.filter((card) => hasIcon(card, icon)))
    const highest = Math.max(...all.map(numberOf))
    const stays = all.find((card) => numberOf(card) === highest)
    for (const { seat, front } of [...t.game.players]) {
      const go = front.filter((card) => card !== stays && hasIcon(card, icon))
      if (go.length > 0) discardFromFront(t, seat, go)
    }
  }
  return []
}
