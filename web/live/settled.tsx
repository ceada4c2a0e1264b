'use client'
/** Takes away the notifications of tables that wait for nothing any more, as the list of one's games says. */
import { useEffect } from 'react'
import { closeSettled } from './shown.ts'

/** `waiting`: the tables that do wait, as of then. */
export function Settled({ waiting, asOf }: { waiting: string[]; asOf: number }) {
  useEffect(() => void closeSettled(waiting, asOf).catch(() => {}), [waiting, asOf])
  return null
}
