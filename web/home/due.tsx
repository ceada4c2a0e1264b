/** A table that waits for the reader. The first of them is what is asked now. */
import type { SeatId } from '@meanwhile/engine'
import { Link } from '../frame/link.tsx'
import { initialOf, type Names } from '../table/people.ts'
import type { AllWords } from '../words/all-words.ts'
import type { Asked } from './asked.ts'
import type { Summary } from './summary.ts'

type Props = { game: Summary; asked: Asked; time: string; names: Names; first: boolean; words: AllWords }

export function Due({ game, asked, time, names, first, words }: Props) {
  const { web } = words
  return (
    <article className={first ? 'slip due first' : 'slip due'}>
      <div className="what">
        <p className="table-name">
          <Tokens game={game} names={names} />
          <span className="grow">{game.name}</span>
        </p>
        <h2>{asked.headline}</h2>
        <p className={first ? '' : 'small'}>
          {asked.reason}
          {asked.more > 0 && ` ${web.home.alsoAsked(asked.more)}.`}
        </p>
      </div>
      <div className="foot">
        <p className="until">{time}</p>
        <Link className={first ? 'btn ink' : 'btn line'} href={`/t/${game.table}`} aria-label={`${asked.button}: ${game.name}`}>
          {asked.button}
        </Link>
      </div>
    </article>
  )
}

/** The others, as their discs. */
function Tokens({ game, names }: { game: Summary; names: Names }) {
  const others = game.players.filter(({ seat }) => seat !== game.seat)
  return (
    <span className="tokens" aria-hidden="true">
      {others.map(({ seat }) => (
        <span key={seat} className="token">
          {initialOf(names(seat as SeatId))}
        </span>
      ))}
    </span>
  )
}
