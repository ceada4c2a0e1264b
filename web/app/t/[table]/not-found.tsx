'use client'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { Notice } from '../../../frame/notice.tsx'
import { Top } from '../../../frame/top.tsx'
import { useWords } from '../../../words/words.tsx'

/** Whether it is private or not there at all is not told to those it does not concern. */
export default function NoSuchTable() {
  const { web } = useWords()
  const here = usePathname()
  const why = `${web.errors.noTableWhy} ${web.errors.noTableInvite}`
  return (
    <>
      <Top title={web.common.product} back="/" backLabel={web.common.home} />
      <Notice title={web.errors.noTable} why={why}>
        <Link className="btn line" href={`/sign-in?back=${encodeURIComponent(here)}`}>
          {web.errors.signIn}
        </Link>
        <Link className="btn line" href="/">
          {web.errors.goHome}
        </Link>
      </Notice>
    </>
  )
}
