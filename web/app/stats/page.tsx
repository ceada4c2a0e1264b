import type { WebWords } from '@meanwhile/texts/en/web'
import type { Metadata } from 'next'
import { Link } from '../../frame/link.tsx'
import { Top } from '../../frame/top.tsx'
import { type Result, winnerOf } from '../../home/winner.ts'
import { editionsText } from '../../new-table/in-words.ts'
import { service, whoIsLooking } from '../../session/service.ts'
import { serverWords } from '../../words/server.ts'
import { inWords } from '../../words/time.ts'

export async function generateMetadata(): Promise<Metadata> {
  const { web } = await serverWords()
  return { title: web.stats.title }
}

export default async function StatsPage({ searchParams }: { searchParams: Promise<{ before?: string | string[] }> }) {
  const { web, language } = await serverWords()
  const me = await whoIsLooking()
  const before = [(await searchParams).before].flat()[0]
  return (
    <>
      <Top title={web.stats.title} back="/" backLabel={web.common.home} />
      <main className="stack" id="content">
        {me ? (
          <>
            <Numbers played={me.played} won={me.won} web={web} language={language} />
            <Best best={me.best} web={web} />
            <Finished before={before} zone={me.zone} />
          </>
        ) : (
          <section className="slip stack">
            <p>{web.stats.signIn}</p>
            <Link className="btn marigold" href="/sign-in?back=/stats">
              {web.settings.signIn}
            </Link>
          </section>
        )}
      </main>
    </>
  )
}

type NumbersProps = { played: number; won: number; web: WebWords; language: string }

function Numbers({ played, won, web, language }: NumbersProps) {
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <section className="slip stack">
      <dl className="tally">
        <Tally number={String(played)} words={web.stats.played(played)} />
        <Tally number={String(won)} words={web.stats.won(won)} />
        {played > 0 && <Tally number={share.format(won / played)} words={web.stats.share} />}
      </dl>
      <p className="small soft">{web.stats.counts}</p>
    </section>
  )
}

/** Alone against two decks: the best of each box. */
function Best({ best, web }: { best: Record<string, number>; web: WebWords }) {
  const scores = Object.entries(best)
  if (scores.length === 0) return null
  return (
    <section className="slip stack">
      <h2>{web.stats.best}</h2>
      <dl className="tally">
        {scores.map(([editions, score]) => (
          <Tally key={editions} number={web.stats.goals(score)} words={editionsText(editions.split('+'), web)} />
        ))}
      </dl>
    </section>
  )
}

/** The number is read after what it counts. */
function Tally({ number, words }: { number: string; words: string }) {
  return (
    <div>
      <dt>{words}</dt>
      <dd>{number}</dd>
    </div>
  )
}

async function Finished({ before, zone }: { before: string | undefined; zone: string }) {
  const { web, language } = await serverWords()
  const query = before && /^\d{13}#[A-Za-z0-9_-]{22}$/.test(before) ? { before } : {}
  const { results, names, next } = await (await service()).call('myFinished', { query })
  const now = Date.now()
  return (
    <section className="section">
      <h2>{web.stats.games}</h2>
      {results.length === 0 && <p>{web.stats.none}</p>}
      {results.length > 0 && (
        <ul className="quiet-list">
          {results.map((result) => (
            <li key={`${result.table} ${result.ended}`}>
              <Link href={`/t/${result.table}`}>
                <span className="grow">
                  <b className="wrap-anywhere">{result.name}</b>
                  <small>
                    {outcome(result, winnerOf(result, names, web), web)}, {inWords(result.ended, now, language, zone)}
                  </small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="row wrap">
        {before && (
          <Link className="btn on-felt" href="/stats">
            {web.stats.newest}
          </Link>
        )}
        {next && (
          <Link className="btn on-felt" href={`/stats?before=${encodeURIComponent(next)}`}>
            {web.stats.more}
          </Link>
        )}
      </p>
    </section>
  )
}

function outcome({ how, won, score = 0 }: Result, winner: string | null, web: WebWords): string {
  if (how === 'scored') return web.stats.how.scored(score)
  if (how === 'won' && !won && winner) return web.stats.how.lostTo(winner)
  return web.stats.how[how === 'won' && !won ? 'lost' : how]
}
