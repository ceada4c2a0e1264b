/** Bots answer through the same door as everybody else, in a loop on the newest state. */
import { type Asked, bots, chanceOf, offerFor, type View, view, wordFor } from '@meanwhile/engine'
import { hashOf } from '../people/ids.ts'
import type { Ports } from '../ports.ts'
import { commit, type Plan } from '../table/commit.ts'
import { placeOf, type StoredGame } from '../table/stored-game.ts'

/** More than one invocation should take; the move that stops it wakes the next. */
const mostMoves = 50

/** The game as they leave it. */
export async function playBots(from: StoredGame, ports: Ports): Promise<StoredGame> {
  let stored = from
  for (let moves = 0; moves < mostMoves; moves++) {
    if (!askedBot(stored) || stored.status !== 'playing' || nobodyIsHere(stored)) return stored
    const committed = await commit(ports, stored.id, (newest) => thought(newest, ports), stored)
    if (committed.outcome === 'no-such-game' || committed.outcome === 'unknown') return stored
    stored = committed.stored
  }
  return stored
}

/** What a bot is asked, or an offer it takes before that. */
export function askedBot(stored: StoredGame): Asked | undefined {
  const { game, bots } = stored
  const offered = game.asked.find(
    (asked) => !asked.owed && bots[asked.player] && offerFor(view(game, asked.player))?.decision.id === asked.id,
  )
  return offered ?? game.asked.find(({ owed, player }) => owed && bots[player])
}

/** Thought over anew if somebody was faster: a bot answers the table as it is. */
function thought(stored: StoredGame, ports: Ports): Plan {
  const asked = askedBot(stored)
  if (!asked) return { outcome: 'already', stored }
  const { player: seat, id } = asked
  const seen = view(stored.game, seat)
  const picks = asked.owed ? picksFor(stored, seen, id, ports) : (offerFor(seen)?.picks ?? [])
  const say = wordFor(seen, picks)
  return { deed: { kind: 'answer', seat, asked: placeOf(stored.game, seat, id), picks, ...(say && { say }) } }
}

/** A keyed hash of game and decision is the bot's chance, so that a repeat picks the same and nobody can foresee it. */
function picksFor(stored: StoredGame, seen: View, id: string, ports: Ports): string[] {
  const decision = seen.decisions.find((open) => open.id === id)
  const bot = seen.you && stored.bots[seen.you]
  if (!decision || !bot) throw new Error('a bot was asked nothing')
  return bots[bot](seen, decision, chanceOf(hashOf(`bot|${stored.id}|${id}`, ports)), ports.think())
}

/** A table without people rests. */
const nobodyIsHere = ({ game, bots, people }: StoredGame): boolean =>
  game.players.every(({ seat }) => bots[seat] && !people[Number(seat.slice(1)) - 1])
