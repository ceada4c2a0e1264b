import type { Metadata } from 'next'
import { Top } from '../../frame/top.tsx'
import { OpenTables } from '../../lobby/open-tables.tsx'
import { service } from '../../session/service.ts'
import { serverWords } from '../../words/server.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await serverWords()).web.open.title }
}

export default async function Open() {
  const api = await service()
  const [words, { tables }] = await Promise.all([serverWords(), api.call('openTables', { query: {} })])
  return (
    <>
      <Top title={words.web.open.title} back="/" backLabel={words.web.common.home} />
      <OpenTables tables={tables} words={words} />
    </>
  )
}
