'use client'
/** A link as a QR code. The code that draws it is loaded after everything else. */
import { useEffect, useState } from 'react'

export function Qr({ text, label }: { text: string | null; label: string }) {
  const [drawn, setDrawn] = useState<{ size: number; path: string } | null>(null)
  useEffect(() => {
    let gone = false
    setDrawn(null)
    if (text) {
      void import('uqr').then(({ encode }) => {
        const { size, data } = encode(text, { ecc: 'M', border: 0 })
        const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
        if (!gone) setDrawn({ size, path })
      })
    }
    return () => {
      gone = true
    }
  }, [text])
  const size = drawn?.size ?? 33
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label} aria-busy={drawn === null}>
      {drawn && <path fill="#111" d={drawn.path} />}
    </svg>
  )
}
