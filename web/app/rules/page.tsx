import { rulebook as german } from '@meanwhile/texts/de/web/rulebook'
import { rulebook as english } from '@meanwhile/texts/en/web/rulebook'
import type { Metadata } from 'next'
import { Link } from '../../frame/link.tsx'
import { Top } from '../../frame/top.tsx'
import { sectionsOf } from '../../rules/book.ts'
import { RulesScreen } from '../../rules/rules-screen.tsx'
import { serverWords } from '../../words/server.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await serverWords()).web.rules.title }
}

/** The book is laid out here, so that no other page carries it. */
export default async function RulesPage() {
  const { web, texts, language } = await serverWords()
  return (
    <div className="wide-page">
      <Top title={web.rules.title} back="/" backLabel={web.common.home}>
        <Link className="btn quiet" href="/cards">
          {web.rules.cards}
        </Link>
      </Top>
      <RulesScreen sections={sectionsOf(language === 'de' ? german : english, texts)} />
      <nav className="foot-links">
        <Link className="btn on-felt" href="/tutorial">
          {web.rules.tutorial}
        </Link>
      </nav>
    </div>
  )
}
