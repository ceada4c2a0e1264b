'use client'
/** Are you sure, with what would happen. */
import { Asking } from '../../../../frame/asking.tsx'
import { ProblemLine } from '../../../../frame/problem-line.tsx'
import type { Deed } from '../../../../session/use-deed.ts'
import { useWords } from '../../../../words/words.tsx'

type Props = { title: string; what: string; yes: string; no?: string; deed: Deed; close: () => void; onYes: () => void }

export function Sure({ title, what, yes, no, deed, close, onYes }: Props) {
  const { web } = useWords()
  return (
    <Asking title={title} close={close}>
      <p>{what}</p>
      <ProblemLine problem={deed.problem} />
      <div className="deeds">
        <button type="button" className="btn line" onClick={close}>
          {no ?? web.common.cancel}
        </button>
        <button type="button" className="btn line alarm" aria-disabled={deed.busy} onClick={onYes}>
          {yes}
        </button>
      </div>
    </Asking>
  )
}
