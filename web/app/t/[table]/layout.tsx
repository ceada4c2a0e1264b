import type { ReactNode } from 'react'
import { WithDecks } from '../../../decks/with-decks.tsx'
import { tableAt } from '../../../session/service.ts'

type Props = { children: ReactNode; params: Promise<{ table: string }> }

/** Every page of a table speaks of its cards. Trouble with the table is told by the page itself. */
export default async function TableLayout({ children, params }: Props) {
  const { table } = await params
  const editions = await tableAt(table).then(
    ({ status, settings }) => (status === 'lobby' || status === 'closed' ? [] : settings.editions),
    () => [],
  )
  return <WithDecks editions={editions}>{children}</WithDecks>
}
