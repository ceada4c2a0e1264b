'use client'
/** A piece of paper that grows out of the bar, which stays. Escape, the cross and the felt around it put it away. */
import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../words/words.tsx'

export function Sheet({ title, close, children, wide = false }: { title: string; close: () => void; children: ReactNode; wide?: boolean }) {
  const { web } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={wide ? 'sheet wide' : 'sheet'}
      aria-label={title}
      onClose={close}
      onClick={(event) => event.target === dialog.current && close()}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <div className="inner">
        <div className="row">
          <h2 className="grow">{title}</h2>
          <button type="button" className="icon" aria-label={web.common.close} onClick={close}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
