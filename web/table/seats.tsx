'use client'
/** Everybody at the table with what lies in front of them. */
import type { PlayerView, View } from '@meanwhile/engine'
import { useWords } from '../words/words.tsx'
import { wantedBy } from './board.tsx'
import { initialOf, type Names, type Seen } from './people.ts'
import { Tiles } from './tiles.tsx'

type SeatProps = { player: PlayerView; seen: Seen; names: Names; read: (card: string) => void }

export function Seat({ player, seen, names, read }: SeatProps) {
  const { web } = useWords()
  const { view } = seen
  const mine = player.seat === view.you
  const name = mine ? web.common.you : names(player.seat)
  const wanted = new Set(player.front.filter((card) => view.goals.some((goal) => wantedBy(goal, card))))
  return (
    <article className={mine ? 'seat mine' : 'seat'} data-seat={player.seat}>
      <div className="who">
        <div className="row">
          <span className={mine && view.turn === player.seat ? 'token turn' : 'token'} aria-hidden="true">
            {initialOf(names(player.seat))}
          </span>
          <b>{name}</b>
        </div>
        <span className="holds">{holdsText(player, seen, web.table)}</span>
      </div>
      {player.front.length > 0 ? (
        <Tiles front={player.front} view={view} wanted={wanted} read={read} />
      ) : (
        <p className="bare-place small">{mine ? web.table.nothingInFrontOfYou : web.table.nothingInFront(name)}</p>
      )}
    </article>
  )
}

function holdsText(player: PlayerView, { view, bots, people }: Seen, words: ReturnType<typeof useWords>['web']['table']): string {
  const said = [words.inHand(player.hand)]
  if (player.waiting) said.push(words.waitsForCards)
  if (view.turn === player.seat && !view.over) said.push(player.seat === view.you ? words.yourTurn : words.onTurn)
  else if (view.waitingFor.some(({ seat }) => seat === player.seat)) said.push(player.seat === view.you ? words.youAreAsked : words.isAsked)
  else if (nextAfter(view) === player.seat) said.push(words.playsNext)
  // A bot of its own is one; in somebody's seat it plays for them.
  if (bots[player.seat]) said.push(people[player.seat] ? words.heldByBot : words.bot)
  return said.join(', ')
}

function nextAfter(view: View): string | null {
  if (view.over) return null
  const at = view.players.findIndex(({ seat }) => seat === view.turn)
  return at < 0 ? null : (view.players[(at + 1) % view.players.length]?.seat ?? null)
}
