'use client'
/** Tokens travel in the fragment, which no server and no log ever sees. Undefined until the browser has been asked. */
import { useEffect, useState } from 'react'

export function useFragment(shape: RegExp): string | null | undefined {
  const [token, setToken] = useState<string | null | undefined>(undefined)
  useEffect(() => {
    const look = (): void => {
      const here = location.hash.slice(1)
      setToken(shape.test(here) ? here : null)
    }
    look()
    // Another link pasted over this one counts as well.
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [shape])
  return token
}
