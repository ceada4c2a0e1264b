/** A game is over: each person's result is written under a key of the game, so that a repeat counts nothing twice. */
import type { SeatId } from '@meanwhile/engine'
import { keepBest } from '../people/best.ts'
import { gameKey, meKey, resultKey, thereStill } from '../people/player.ts'
import type { Ports } from '../ports.ts'
import { ConditionFailed, type Write } from '../store/store.ts'
import { changeRow } from '../table/changing.ts'
import { tableRow } from '../table/seeing.ts'
import type { BotName, StoredGame } from '../table/stored-game.ts'

export async function finish(stored: StoredGame, ports: Ports): Promise<void> {
  const row = await tableRow(ports, stored.id)
  const { over } = stored.game
  if (!row || !over) return
  // The moment of the last entry, not of the telling: a repeat must find the same key.
  const ended = stored.tail.at(-1)?.at ?? row.created
  for (const [i, player] of stored.people.entries()) {
    if (!player || !stored.game.players.some(({ seat }) => seat === `s${i + 1}`)) continue
    const won = over.winner === `s${i + 1}`
    const winner = over.how === 'won' && over.winner ? winnerIn(stored, over.winner) : {}
    const { name, editions } = row.settings
    const score = over.how === 'scored' ? over.goals.length : null
    const scored = score !== null && { score }
    const result = { ...resultKey(player, ended, stored.id), name, editions, won, how: over.how, ...winner, ...scored }
    // Nobody wins or loses alone: a solo game counts by its score only.
    const counted = { played: score === null ? 1 : 0, won: won ? 1 : 0 }
    // Told first and counted after: whatever breaks in between, it is told again rather than never. Whoever is alone knows.
    if (score === null && !(await ports.store.get('players', resultKey(player, ended, stored.id))))
      await ports.notify.notice([{ kind: 'game-over', table: stored.id, seat: `s${i + 1}`, player }])
    await once(ports, [
      { table: 'players', put: result, when: { exists: false } },
      { table: 'players', remove: gameKey(player, stored.id) },
      { table: 'players', update: meKey(player), change: { add: counted }, when: thereStill },
    ])
    if (score !== null) await keepBest(ports, player, editions, score)
  }
  // Somebody may rename the table or ask for a rematch at this very instant: it is over all the same.
  await changeRow(ports, stored.id, (row) => (row.status === 'over' ? 'as-is' : { row: { ...row, status: 'over', proposal: null } }))
}

/** A person whose seat a bot holds for a while has won all the same. */
function winnerIn({ people, bots }: StoredGame, seat: SeatId): { winner: string } | { bot: BotName } | object {
  const winner = people[Number(seat.slice(1)) - 1]
  const bot = bots[seat]
  return winner ? { winner } : bot ? { bot } : {}
}

/** Done before, or the player is no more: either way there is nothing left to do here. */
async function once(ports: Ports, writes: Write[]): Promise<void> {
  try {
    await ports.store.transact(writes)
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
  }
}
