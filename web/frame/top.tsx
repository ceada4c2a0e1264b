/** The top line of a page: the way back, and where one is. */

import type { ReactNode } from 'react'
import { Link } from './link.tsx'

type Props = { title: string; back: string; backLabel: string; under?: string; children?: ReactNode }

export function Top({ title, back, backLabel, under, children }: Props) {
  return (
    <header className="top">
      <Link className="icon" href={back} aria-label={backLabel}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M15 5l-7 7 7 7" />
        </svg>
      </Link>
      <div className="where">
        <h1>{title}</h1>
        {under && <p>{under}</p>}
      </div>
      {children}
    </header>
  )
}
