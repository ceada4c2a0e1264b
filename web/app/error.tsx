'use client'
import Link from 'next/link'
import { Notice } from '../frame/notice.tsx'
import { Top } from '../frame/top.tsx'
import { useWords } from '../words/words.tsx'

/** Never a white page: what happened, that nothing is lost, and two ways on. */
export default function Broken({ error, retry }: { error: unknown; retry: () => void }) {
  const { web } = useWords()
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : null
  return (
    <>
      <Top title={web.common.product} back="/" backLabel={web.common.home} />
      <Notice title={web.errors.crash} why={web.errors.crashWhy}>
        <button type="button" className="btn line" onClick={retry}>
          {web.errors.tryAgain}
        </button>
        <Link className="btn line" href="/">
          {web.errors.goHome}
        </Link>
        {digest && <p className="tiny soft">{web.errors.crashNumber(digest)}</p>}
      </Notice>
    </>
  )
}
