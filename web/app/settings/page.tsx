import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { Link } from '../../frame/link.tsx'
import { Top } from '../../frame/top.tsx'
import { service, whoIsLooking } from '../../session/service.ts'
import { chosenIn } from '../../settings/chosen.ts'
import type { Look } from '../../settings/look.ts'
import { LookChoice } from '../../settings/look-choice.tsx'
import { SettingsScreen } from '../../settings/settings-screen.tsx'
import { serverWords } from '../../words/server.ts'

export async function generateMetadata(): Promise<Metadata> {
  const { web } = await serverWords()
  return { title: web.settings.title }
}

export default async function SettingsPage() {
  const { web } = await serverWords()
  const me = await whoIsLooking()
  return (
    <>
      <Top title={web.settings.title} back="/" backLabel={web.common.home} />
      <main className="stack settings" id="content">
        {me ? <Mine me={me} /> : <Anybodys />}
        <nav className="small-links">
          {me && <Link href="/stats">{web.settings.stats}</Link>}
          <Link href="/privacy">{web.settings.privacy}</Link>
          <Link href="/imprint">{web.settings.imprint}</Link>
        </nav>
      </main>
    </>
  )
}

async function Mine({ me }: { me: NonNullable<Awaited<ReturnType<typeof whoIsLooking>>> }) {
  const api = await service()
  const { web } = await serverWords()
  const [{ subscriptions, mailStopped }, { shunned }] = await Promise.all([api.call('mySubscriptions', {}), api.call('shunned', {})])
  // As many as are asked for at once; who has shunned more sees the rest once some are gone.
  const ids = shunned.slice(0, 50).map(({ player }) => player)
  const { names } = ids.length > 0 ? await api.call('names', { body: { ids } }) : { names: {} as { [id: string]: string } }
  const named = shunned.slice(0, 50).map((other) => ({ ...other, name: names[other.player] ?? web.common.somebody }))
  const local = process.env.MEANWHILE_LOCAL === '1'
  return (
    <SettingsScreen
      key={me.id}
      initial={me}
      devices={subscriptions}
      mailStopped={mailStopped}
      shunned={named}
      now={Date.now()}
      outbox={local}
    />
  )
}

async function Anybodys() {
  const { web, language } = await serverWords()
  const jar = await cookies()
  const chosen = <T extends string>(name: string, otherwise: T, allowed: T[]): T =>
    allowed.find((value) => value === chosenIn(jar, name)) ?? otherwise
  const look: Look = {
    language,
    theme: chosen('theme', 'system', ['light', 'dark']),
    textSize: chosen('text', 'normal', ['large', 'huge']),
    motion: chosen('motion', 'system', ['reduced']),
  }
  return (
    <>
      <section className="slip stack">
        <p>{web.settings.nobody}</p>
        <Link className="btn line" href="/sign-in?back=/settings">
          {web.settings.signIn}
        </Link>
      </section>
      <LookChoice initial={look} />
    </>
  )
}
