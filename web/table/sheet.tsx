'use client'
/** Pieces of paper that lie above the table: to read something, or to be told why. */
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { CloseButton } from '../frame/close-button.tsx'

/** Escape, the cross and the felt around it put it away. */
export function Sheet({ title, close, children, wide = false }: { title: string; close: () => void; children: ReactNode; wide?: boolean }) {
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
      <SheetBody title={title} close={close}>
        {children}
      </SheetBody>
    </dialog>
  )
}

/** Paper that grows out of the bar, which stays and can be used. Escape, the cross and whatever else is touched put it away. */
export function BarSheet({ title, close, children }: { title: string; close: () => void; children: ReactNode }) {
  const paper = useRef<HTMLDivElement>(null)
  const away = useRef(close)
  away.current = close
  // Before it is taken away: after that nobody could tell whether the reader was in it.
  useLayoutEffect(() => {
    const sheet = paper.current
    const bar = sheet?.parentElement
    if (!sheet || !bar) return
    const asked = document.activeElement
    sheet.style.maxHeight = `${bar.getBoundingClientRect().top}px`
    sheet.focus({ preventScroll: true })
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') away.current()
    }
    const onPointer = ({ target }: PointerEvent): void => {
      if (!bar.contains(target as Node)) away.current()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
      if (sheet.contains(document.activeElement) && asked instanceof HTMLElement) asked.focus()
    }
  }, [])
  return (
    <div ref={paper} className="sheet of-bar" role="dialog" aria-label={title} tabIndex={-1}>
      <SheetBody title={title} close={close}>
        {children}
      </SheetBody>
    </div>
  )
}

function SheetBody({ title, close, children }: { title: string; close: () => void; children: ReactNode }) {
  return (
    <div className="inner">
      <div className="row">
        <h2 className="grow">{title}</h2>
        <CloseButton close={close} />
      </div>
      {children}
    </div>
  )
}
