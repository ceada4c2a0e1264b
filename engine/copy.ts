/**
 * One copy of what the machine changes in place. Ops, rules, open questions and what only some editions know are shared between
 * copies: they are replaced, never changed, so the copy a move costs stays small.
 */
import type { Frame, Game, Player } from './game.ts'

export function copy(game: Game): Game {
  return {
    ...game,
    chance: { ...game.chance },
    players: game.players.map(copyPlayer),
    deck: game.deck.slice(),
    discard: game.discard.slice(),
    goals: game.goals.slice(),
    stack: game.stack.map(copyFrame),
    extraTurns: game.extraTurns.slice(),
  }
}

const copyPlayer = (player: Player): Player => ({ ...player, hand: player.hand.slice(), front: player.front.slice() })

function copyFrame(frame: Frame): Frame {
  const copied = { ...frame, todo: frame.todo.slice() }
  if (copied.answers) copied.answers = { ...copied.answers }
  if (copied.kind === 'turn') {
    copied.used = copied.used.slice()
  } else if (copied.kind === 'card') {
    if (copied.aside) copied.aside = copied.aside.slice()
    if (copied.given) copied.given = copied.given.map((given) => ({ ...given }))
  }
  return copied
}
