/** An empty table: what the game is, and the quickest way into it. */
import { Link } from '../frame/link.tsx'
import type { AllWords } from '../words/all-words.ts'
import { PlayBots } from './play-bots.tsx'

export function Newcomer({ known, words }: { known: boolean; words: AllWords }) {
  const { home } = words.web
  return (
    <section className="stack newcomer" aria-label={home.startSomething}>
      <div className="lying" aria-hidden="true">
        {[
          ['rule', 'balloon'],
          ['goal', 'sunrise-over-mountains'],
          ['keeper', 'cookie'],
        ].map(([kind, picture]) => (
          <span key={kind} className={`laid k-${kind}`}>
            <span className="win">
              <img src={`/pictures/${picture}.svg`} alt="" width={48} height={48} />
            </span>
          </span>
        ))}
      </div>
      <p>{home.whatItIs}</p>
      <PlayBots known={known} look="marigold" />
      {!known && <p className="small on-felt-soft centred">{home.playAtOnce}</p>}
      <div className="home-new">
        <Link className="btn" href="/new">
          {home.newTable}
        </Link>
        <Link className="btn on-felt" href="/tutorial">
          {home.tutorial}
        </Link>
      </div>
    </section>
  )
}
