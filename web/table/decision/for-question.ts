'use client'
import { useState } from 'react'

/**
 * State that belongs to one question and is not there for any other; whoever looks at another one finds it again. It is not wiped by an
 * effect: effects run only when the page has come alive, and would take back a tap that was made before.
 */
export function useForQuestion<T>(question = '', none: T): [T, (value: T) => void] {
  const [held, setHeld] = useState<ReadonlyMap<string, T>>(new Map())
  const value = held.get(question)
  return [value === undefined ? none : value, (value) => setHeld((held) => new Map(held).set(question, value))]
}
