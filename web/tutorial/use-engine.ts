'use client'
/** The engine, loaded by itself once the page stands. */
import { useEffect, useState } from 'react'
import type { Engine } from './use-local-table.ts'

export function useEngine(): Engine | 'unknown' | null {
  const [engine, setEngine] = useState<Engine | 'unknown' | null>(null)
  useEffect(() => {
    import('@meanwhile/engine').then(setEngine, () => setEngine('unknown'))
  }, [])
  return engine
}
