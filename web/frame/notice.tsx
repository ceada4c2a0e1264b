/** A page that has one thing to say, and the ways on. */
import type { ReactNode } from 'react'

export function Notice({ title, why, children }: { title: string; why: ReactNode; children?: ReactNode }) {
  return (
    <main id="content" className="notice-page">
      <section className="slip stack notice">
        <h2 className="display">{title}</h2>
        <p>{why}</p>
        <div className="ways-on">{children}</div>
      </section>
    </main>
  )
}
