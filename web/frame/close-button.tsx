'use client'
import { useWords } from '../words/words.tsx'

export function CloseButton({ close }: { close: () => void }) {
  const { web } = useWords()
  return (
    <button type="button" className="icon" aria-label={web.common.close} onClick={close}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 6l12 12M18 6L6 18" />
      </svg>
    </button>
  )
}
