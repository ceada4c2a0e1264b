'use client'
import { DeadEnd } from '../frame/dead-end.tsx'
import { useWords } from '../words/words.tsx'

/** Never a white page: what happened, that nothing is lost, and two ways on. */
export default function Broken({ error, retry }: { error: unknown; retry: () => void }) {
  const { common, errors } = useWords().web
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : null
  const why = digest ? `${errors.crashWhy} ${errors.crashNumber(digest)}` : errors.crashWhy
  return (
    <DeadEnd product={common.product} title={errors.crash} why={why} ways={[{ to: '/', label: errors.goHome }]}>
      <button type="button" className="btn line" onClick={retry}>
        {errors.tryAgain}
      </button>
    </DeadEnd>
  )
}
