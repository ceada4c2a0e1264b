'use client'
/** A question before something that cannot be taken back, on a piece of paper over the page. Escape and the felt around it say no. */
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { CloseButton } from './close-button.tsx'

type Props = { title: string; close: () => void; children: ReactNode }

export function Asking({ title, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes by Escape on its own; the click is on the felt around it
    <dialog
      ref={dialog}
      className="asking slip"
      aria-labelledby={id}
      onClose={close}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="stack">
        <div className="row">
          <h2 className="grow" id={id}>
            {title}
          </h2>
          <CloseButton close={() => dialog.current?.close()} />
        </div>
        {children}
      </div>
    </dialog>
  )
}
