import Link from 'next/link'
import { Notice } from '../frame/notice.tsx'
import { Top } from '../frame/top.tsx'
import { serverWords } from '../words/server.ts'

export default async function NotFound() {
  const { web } = await serverWords()
  return (
    <>
      <Top title={web.common.product} back="/" backLabel={web.common.home} />
      <Notice title={web.errors.notFound} why={web.errors.notFoundWhy}>
        <Link className="btn line" href="/">
          {web.errors.goHome}
        </Link>
      </Notice>
    </>
  )
}
