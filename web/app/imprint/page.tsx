import type { Metadata } from 'next'
import { Link } from '../../frame/link.tsx'
import { Top } from '../../frame/top.tsx'
import { type Operator, operator } from '../../operator.ts'
import { legalWords } from '../../words/legal.ts'
import { serverWords } from '../../words/server.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await legalWords()).imprint }
}

export default async function ImprintPage() {
  const { web } = await serverWords()
  const legal = await legalWords()
  return (
    <>
      <Top title={legal.imprint} back="/" backLabel={web.common.home} />
      <main className="stack" id="content">
        <article className="slip stack prose">
          {operator ? <Filled operator={operator} /> : <Empty />}
          <p className="small soft">{web.common.unofficial}</p>
          <Link className="btn line" href="/privacy">
            {legal.privacy}
          </Link>
        </article>
      </main>
    </>
  )
}

async function Filled({ operator: { name, address, email, phone, more = [] } }: { operator: Operator }) {
  const legal = await legalWords()
  return (
    <>
      <h2>{legal.runBy}</h2>
      <address>
        {[name, ...address].map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      <p className="wrap-anywhere">
        {legal.email}: <a href={`mailto:${email}`}>{email}</a>
      </p>
      {phone && (
        <p>
          {legal.phone}: {phone}
        </p>
      )}
      {more.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </>
  )
}

async function Empty() {
  const legal = await legalWords()
  if (process.env.MEANWHILE_LOCAL === '1') return <p>{legal.ownMachine}</p>
  return (
    <p>
      {legal.notFilledIn} {legal.whereToFillIn}
    </p>
  )
}
