import type { Metadata } from 'next'
import { TryAgain } from '../../live/try-again.tsx'
import { serverWords } from '../../words/server.ts'

export async function generateMetadata(): Promise<Metadata> {
  const { web } = await serverWords()
  return { title: web.offline.title }
}

/** Kept by the service worker from the first visit on, and shown in the place of pages it has never seen. */
export default async function OfflinePage() {
  const { web } = await serverWords()
  return (
    <main className="stack lonely says-offline" id="content">
      <h1>{web.common.offlineNow}</h1>
      <section className="slip stack">
        <p>{web.offline.what}</p>
        <p>{web.offline.kept}</p>
        <TryAgain label={web.offline.again} />
        {/* Not by Next: its own way of going there needs the connection that is missing. */}
        <a className="btn line" href="/">
          {web.offline.home}
        </a>
      </section>
    </main>
  )
}
