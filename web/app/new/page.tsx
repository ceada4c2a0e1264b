import type { Metadata } from 'next'
import { Top } from '../../frame/top.tsx'
import { Editions, surprising } from '../../new-table/edition.tsx'
import { NewTableForm } from '../../new-table/new-table-form.tsx'
import { whoIsLooking } from '../../session/service.ts'
import { serverWords } from '../../words/server.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await serverWords()).web.newTable.title }
}

export default async function NewTable() {
  const [{ web, language }, me] = await Promise.all([serverWords(), whoIsLooking()])
  const weekday = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', { weekday: 'long', timeZone: me?.zone ?? 'UTC' }).format(
    Date.now(),
  )
  return (
    <>
      <Top title={web.newTable.title} back="/" backLabel={web.common.home} />
      <NewTableForm known={me !== null} name={web.newTable.nameOf(weekday)} surprising={surprising}>
        <Editions web={web} />
      </NewTableForm>
    </>
  )
}
