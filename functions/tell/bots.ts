/** Bots answer through the same door as everybody else, in a loop on the newest state. */
import { bots, chanceOf, type SeatId, view } from '@meanwhile/engine'
import { hashOf } from '../people/ids.ts'
import type { Ports } from '../ports.ts'
import { commit, toAnswer } from '../table/commit.ts'
import type { StoredGame } from '../table/stored-game.ts'

/** More than one invocation should take; the move that stops it wakes the next. */
const mostMoves = 50

export async function playBots(from: StoredGame, ports: Ports): Promise<void> {
  let stored = from
  for (let moves = 0; moves < mostMoves; moves++) {
    const asked = stored.game.asked.find(({ owed, player }) => owed && stored.bots[player])
    if (!asked || stored.status !== 'playing' || nobodyIsHere(stored)) return
    const answer = { seat: asked.player, decision: asked.id, picks: picksFor(stored, asked.player, asked.id, ports) }
    const committed = await commit(ports, stored.id, toAnswer(ports, answer))
    if (committed.outcome === 'no-such-game' || committed.outcome === 'unknown') return
    stored = committed.stored
  }
}

/** A keyed hash of game and decision is the bot's chance, so that a repeat picks the same and nobody can foresee it. */
function picksFor(stored: StoredGame, seat: SeatId, id: string, ports: Ports): string[] {
  const seen = view(stored.game, seat)
  const decision = seen.decisions.find((open) => open.id === id)
  const bot = stored.bots[seat]
  if (!decision || !bot) throw new Error('a bot was asked nothing')
  return bots[bot](seen, decision, chanceOf(hashOf(`bot|${stored.id}|${id}`, ports)), ports.think())
}

/** A table without people rests. */
const nobodyIsHere = ({ game, bots, people }: StoredGame): boolean =>
  game.players.every(({ seat }) => bots[seat] && !people[Number(seat.slice(1)) - 1])
