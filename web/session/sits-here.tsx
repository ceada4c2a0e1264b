'use client'
import { useEffect } from 'react'
import { stillHere } from './whose-device.ts'

/** Wherever one looks first: the device remembers whose it is, for when the session has run out. */
export function SitsHere({ player }: { player: string }) {
  useEffect(() => stillHere(player), [player])
  return null
}
