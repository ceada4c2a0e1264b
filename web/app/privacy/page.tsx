import type { Metadata } from 'next'
import { Link } from '../../frame/link.tsx'
import { Top } from '../../frame/top.tsx'
import { legalWords } from '../../words/legal.ts'
import { serverWords } from '../../words/server.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await legalWords()).privacy }
}

export default async function PrivacyPage() {
  const { web } = await serverWords()
  const legal = await legalWords()
  return (
    <>
      <Top title={legal.privacy} back="/" backLabel={web.common.home} />
      <main className="stack" id="content">
        <article className="slip stack prose">
          {process.env.MEANWHILE_LOCAL === '1' && <p>{legal.ownMachine}</p>}
          <p>{legal.short}</p>
          {legal.sections.map(({ title, points }) => (
            <section className="stack" key={title}>
              <h2>{title}</h2>
              <ul className="points">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </section>
          ))}
          <p>{legal.contact}</p>
          <Link className="btn line" href="/imprint">
            {legal.imprint}
          </Link>
        </article>
      </main>
    </>
  )
}
