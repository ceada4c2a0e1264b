/** All that the list of somebody's games shows and that can change by itself, in few letters: two lists that look the same say the same. */
import type { Reply } from '@meanwhile/functions/shapes'

type Listed = Pick<Reply<'myGames'>, 'games' | 'unread'>
type Game = Listed['games'][number]

const question = ({ prompt, since, until }: Game['owed'][number]): string => `${prompt}@${since}-${until}`
const game = ({ table, name, status, number, host, players, owed, waitingFor }: Game, unread: Listed['unread']): string =>
  [
    table,
    name,
    status,
    number,
    unread[table] ?? 0,
    host,
    players.map(({ seat, player, bot }) => `${seat}${player ?? ''}${bot ?? ''}`),
    owed.map(question),
    waitingFor.map((waited) => `${waited.seat}${question(waited)}`),
  ].join()

/** A number, since it goes with the page. */
export const asListed = ({ games, unread }: Listed): number => fingerprint(games.map((listed) => game(listed, unread)).join('\n'))

function fingerprint(text: string): number {
  let hash = 0
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0
  return hash
}
