import { cardsOf } from '@meanwhile/engine/catalogue'
import type { Metadata } from 'next'
import { Link } from '../../../../frame/link.tsx'
import { Notice } from '../../../../frame/notice.tsx'
import { Top } from '../../../../frame/top.tsx'
import { gameAt } from '../../../../log/game-page.ts'
import { OrdersScreen } from '../../../../orders/orders-screen.tsx'
import { whoIsLooking } from '../../../../session/service.ts'
import { serverWords } from '../../../../words/server.ts'

type Props = { params: Promise<{ table: string }> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await serverWords()).web.orders.title }
}

export default async function OrdersPage({ params }: Props) {
  const [{ info, seen }, { web }, me] = await Promise.all([gameAt(params), serverWords(), whoIsLooking()])
  const cards = info.settings.editions.flatMap((edition) => cardsOf(edition).map(({ id }) => id))
  if (seen.view.you && seen.status !== 'over')
    return <OrdersScreen initial={seen} info={info} cards={[...new Set(cards)]} zone={me?.zone} />
  return (
    <>
      <Top title={web.orders.title} back={`/t/${seen.table}`} backLabel={web.table.backToTable} />
      <Notice title={web.orders.title} why={seen.view.you ? web.orders.over : web.orders.noSeat}>
        <Link className="btn line" href={`/t/${seen.table}`}>
          {web.table.backToTable}
        </Link>
      </Notice>
    </>
  )
}
