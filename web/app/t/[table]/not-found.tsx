'use client'
import { usePathname } from 'next/navigation'
import { DeadEnd } from '../../../frame/dead-end.tsx'
import { useWords } from '../../../words/words.tsx'

/** Whether it is private or not there at all is not told to those it does not concern. */
export default function NoSuchTable() {
  const { common, errors } = useWords().web
  const signIn = `/sign-in?back=${encodeURIComponent(usePathname())}`
  const ways = [
    { to: signIn, label: errors.signIn },
    { to: '/', label: errors.goHome },
  ]
  return <DeadEnd product={common.product} title={errors.noTable} why={`${errors.noTableWhy} ${errors.noTableInvite}`} ways={ways} />
}
