'use client'
import { useEffect, useState } from 'react'
import { landed } from './flight.ts'

/** Numbers change after the card that changes them has landed. */
export function useWhenLanded<T>(value: T): T {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    let isNewest = true
    const show = (): void => {
      if (isNewest) setShown(value)
    }
    landed().then(show, show)
    return () => {
      isNewest = false
    }
  }, [value])
  return shown
}
