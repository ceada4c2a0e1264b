'use client'
/** Plays a finished game again in the browser and says in plain words what was compared, and where it differs if it does. */
import { ApiProblem, client, type Problem } from '@meanwhile/functions/client'
import type { Reply } from '@meanwhile/functions/shapes'
import { cardName, refusalSentence } from '@meanwhile/texts/sentences'
import { useEffect, useState } from 'react'
import { Link } from '../frame/link.tsx'
import { Top } from '../frame/top.tsx'
import { type Names, namesOf, type Seen } from '../table/people.ts'
import { type AllWords, useAllWords } from '../words/all-words.ts'
import { type Check, type Checked, checks, judge } from './verdict.ts'

type Props = { seen: Seen; info: Reply<'table'> }
type State = { at: 'checking' } | { at: 'unknown'; problem: Problem } | { at: 'checked'; checked: Checked }

export function VerifyScreen({ seen, info }: Props) {
  const words = useAllWords()
  const { verify } = words.web.log
  const over = seen.status === 'over'
  return (
    <>
      <Top title={verify.title} back={`/t/${seen.table}`} backLabel={words.web.log.backToTable} under={info.settings.name} />
      <main className="stack verify" id="content">
        {over ? <Checking seen={seen} info={info} names={namesOf(seen, info.names, words)} /> : <NotYet info={info} />}
      </main>
    </>
  )
}

function NotYet({ info }: { info: Reply<'table'> }) {
  const { web } = useAllWords()
  const { verify } = web.log
  return (
    <section className="slip stack">
      <h2>{verify.notOver}</h2>
      <p>{verify.notOverWhy}</p>
      <p className="number">{info.commitment}</p>
    </section>
  )
}

function Checking({ seen, info, names }: Props & { names: Names }) {
  const words = useAllWords()
  const { verify } = words.web.log
  const state = useVerdict(seen, info)
  return (
    <>
      <p>{verify.what}</p>
      <section className="slip stack" aria-live="polite" aria-busy={state.at === 'checking'}>
        {state.at === 'checking' && <h2>{verify.checking}</h2>}
        {state.at === 'unknown' && <h2>{verify.cannotLoad}</h2>}
        {state.at === 'checked' && <Result checked={state.checked} names={names} words={words} />}
      </section>
      {state.at === 'checked' && (
        <details className="slip folds fold numbers">
          <summary className="setting">
            <b className="grow">{verify.numbers}</b>
          </summary>
          <dl>
            <dt>{verify.fingerprint}</dt>
            <dd className="number">{state.checked.record.commitment}</dd>
            <dt>{verify.secret}</dt>
            <dd className="number">{state.checked.record.seed ?? '–'}</dd>
            <dt>{verify.lastLink}</dt>
            <dd className="number">{state.checked.record.entries.at(-1)?.hash ?? '–'}</dd>
          </dl>
        </details>
      )}
      <div className="stack">
        <a className="btn" href={`/api/v1/tables/${seen.table}/record`} download={`meanwhile-${seen.table}.json`}>
          {verify.download}
        </a>
        <p className="small on-felt-soft">{verify.downloadWhat}</p>
        <Link className="btn on-felt" href={`/t/${seen.table}/log`}>
          {verify.replay}
        </Link>
      </div>
    </>
  )
}

function useVerdict(seen: Seen, info: Reply<'table'>): State {
  const [state, setState] = useState<State>({ at: 'checking' })
  const { table, view } = seen
  const { commitment } = info
  const { over } = view
  useEffect(() => {
    let gone = false
    const check = async (): Promise<State> => {
      try {
        const [{ verify }, record] = await Promise.all([import('@meanwhile/engine'), client().call('record', { params: { table } })])
        return { at: 'checked', checked: judge(record, verify(record), commitment, over) }
      } catch (error) {
        if (error instanceof ApiProblem) return { at: 'unknown', problem: error.problem }
        throw error
      }
    }
    check().then((found) => {
      if (!gone) setState(found)
    })
    return () => {
      gone = true
    }
  }, [table, commitment, over])
  return state
}

function Result({ checked, names, words }: { checked: Checked; names: Names; words: AllWords }) {
  const { verify } = words.web.log
  const good = checks.every((check) => checked[check] === 'ok')
  return (
    <>
      <h2 className="display">{good ? verify.good : verify.bad}</h2>
      <p>{good ? verify.goodWhy(checked.record.entries.length) : verify.badWhy}</p>
      <ol className="checks">
        {checks.map((check) => (
          <li key={check} className={checked[check]}>
            <Mark outcome={checked[check]} />
            <div>
              <h3>
                {verify[check].title}
                <span className="vh">: {{ ok: verify.ok, differs: verify.differs, 'not-reached': verify.notReached }[checked[check]]}</span>
              </h3>
              <p className="small">{sentenceOf(check, checked, names, words)}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

const shapes = { ok: 'M4 13l5 5L20 6', differs: 'M6 6l12 12M18 6L6 18', 'not-reached': 'M5 12h14' }

function Mark({ outcome }: { outcome: Checked[Check] }) {
  return (
    <span className="mark" aria-hidden="true">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shapes[outcome]} />
      </svg>
    </span>
  )
}

function sentenceOf(check: Check, checked: Checked, names: Names, { texts, web }: AllWords): string {
  const { verify } = web.log
  const { verdict, record } = checked
  if (checked[check] === 'not-reached') return verify.notReachedWhy
  const ok = checked[check] === 'ok'
  switch (check) {
    case 'seed':
      if (ok) return verify.seed.ok
      return !verdict.ok && verdict.why === 'no-seed' ? verify.seed.noSeed : verify.seed.differs
    case 'chain':
      return ok ? verify.chain.ok(record.entries.length) : verify.chain.differs(moveOf(verdict))
    case 'setup':
      return ok ? verify.setup.ok : verify.setup.differs
    case 'play':
      if (!verdict.ok) return verify.play.differs(moveOf(verdict), refusalOf(verdict.why, texts))
      return [verify.play.ok(verdict.replayed), verdict.chainOnly > 0 && verify.play.older(verdict.chainOnly)].filter(Boolean).join(' ')
    case 'end':
      if (!verdict.ok || !ok) return verify.end.differs
      return verdict.chainOnly > 0 ? verify.end.older : verify.end.ok(endingOf(verdict.game.over ?? null, names, { texts, web }))
    default:
      return check satisfies never
  }
}

const moveOf = (verdict: Checked['verdict']): number => (!verdict.ok && typeof verdict.at === 'number' ? verdict.at + 1 : 0)

const refusalOf = (why: string, texts: AllWords['texts']): string =>
  why in texts.refusals ? refusalSentence(texts, why as keyof typeof texts.refusals) : why

function endingOf(over: Seen['view']['over'], names: Names, { texts, web }: Pick<AllWords, 'texts' | 'web'>): string {
  if (!over) return ''
  if (over.how === 'scored') return web.table.scored(over.goals.length)
  if (over.how !== 'won') return web.table[over.how]
  return `${web.table.won(names(over.winner))} ${web.table.wonBy(over.goals.map((goal) => cardName(texts, goal)).join(', '))}.`
}
