/** A page that leads nowhere: what happened, and ways on. They load their page anew, since the present one may be what broke. */
import type { ReactNode } from 'react'
import { Notice } from './notice.tsx'

type Way = { to: string; label: string }
type Props = { product: string; title: string; why: string; ways: Way[]; children?: ReactNode }

export function DeadEnd({ product, title, why, ways, children }: Props) {
  return (
    <>
      <header className="top">
        <div className="where">
          <h1>{product}</h1>
        </div>
      </header>
      <Notice title={title} why={why}>
        {children}
        {ways.map(({ to, label }) => (
          <a key={to} className="btn line" href={to}>
            {label}
          </a>
        ))}
      </Notice>
    </>
  )
}
