'use client'
import { useState } from 'react'

/**
 * State that belongs to one question and is gone with it. It is not wiped by an effect: effects run only when the page has come
 * alive, and would take back a tap that was made before.
 */
export function useForQuestion<T>(question: string | undefined, none: T): [T, (value: T) => void] {
  const [held, setHeld] = useState({ of: question, value: none })
  return [held.of === question ? held.value : none, (value) => setHeld({ of: question, value })]
}
