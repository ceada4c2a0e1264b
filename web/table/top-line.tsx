'use client'
/** Where one is, whose turn it is when one is asked meanwhile, and the ways on. */
import type { Reply } from '@meanwhile/functions/shapes'
import { type Said, TalkLink } from '../chat/talk-link.tsx'
import { Link } from '../frame/link.tsx'
import { useWords } from '../words/words.tsx'
import type { Names, Seen } from './people.ts'

type Props = { info: Reply<'table'>; seen: Seen; names: Names; asked: boolean; isEverybodyHere: boolean; said: Said }

export function TopLine({ info, seen, names, asked, isEverybodyHere, said }: Props) {
  const { web } = useWords()
  const { view } = seen
  const meanwhile = asked && view.turn && view.turn !== view.you
  return (
    <header className="top">
      <Link className="icon" href="/" aria-label={web.common.home}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M15 5l-7 7 7 7" />
        </svg>
      </Link>
      <div className="where">
        <h1>{info.settings.name}</h1>
        <p role="status">{!meanwhile && isEverybodyHere && web.table.live}</p>
      </div>
      <Link className="btn quiet roomy" href="/rules">
        {web.table.rulesAndCards}
      </Link>
      {view.you && !view.over && (
        <Link className="btn quiet roomy" href={`/t/${seen.table}/orders`}>
          {web.table.orders}
        </Link>
      )}
      <Link className="icon" href={`/t/${seen.table}/log`} aria-label={web.table.log}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6h12M6 12h12M6 18h7" />
        </svg>
      </Link>
      {view.you && <TalkLink table={seen.table} me={seen.people[view.you] ?? null} said={said} />}
      <Link className="icon" href={`/t/${seen.table}/about`} aria-label={web.table.tableMenu}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="5" r="1.5" />
          <circle cx="12" cy="12" r="1.5" />
          <circle cx="12" cy="19" r="1.5" />
        </svg>
      </Link>
      {meanwhile && view.turn && (
        <p className="meanwhile">
          {web.table.meanwhile(names(view.turn))} <span role="status">{isEverybodyHere && web.table.live}</span>
        </p>
      )}
    </header>
  )
}
