'use client'
/**
 * The open link of a table, as its host's browser remembers it: the service keeps only a hash and tells the link once. One is made
 * when there is none, so that a new table shows its code at once.
 */
import { ApiProblem, client, type Problem } from '@meanwhile/functions/client'
import { useCallback, useEffect, useState } from 'react'
import type { Invite } from './lobby-screen.tsx'

type Known = { id: string; link: string }
export type TableLink = { link: string | null; making: boolean; problem: Problem | null; another: () => void }

const shelf = (table: string): string => `link:${table}`
/** Two mounts of one page must not make two links. */
const underway = new Map<string, Promise<Known>>()

function make(table: string): Promise<Known> {
  const made =
    underway.get(table) ??
    client()
      .call('invite', { params: { table }, body: {} })
      .then(({ invite, link }) => {
        const known = { id: invite.id, link: link ?? '' }
        localStorage.setItem(shelf(table), JSON.stringify(known))
        return known
      })
      .finally(() => underway.delete(table))
  underway.set(table, made)
  return made
}

/** Undefined where this browser keeps nothing: then every visit would make another link, so none is made unasked. */
function recall(table: string): Known | null | undefined {
  try {
    return JSON.parse(localStorage.getItem(shelf(table)) ?? 'null') as Known | null
  } catch {
    return undefined
  }
}

function forget(table: string): void {
  try {
    localStorage.removeItem(shelf(table))
  } catch {
    // Nothing was kept.
  }
}

const isOver = (invites: Invite[], id: string): boolean => invites.some((invite) => invite.id === id && invite.state !== 'open')

export function useLinkOf(table: string, invites: Invite[], wanted: boolean): TableLink {
  const [known, setKnown] = useState<Known | null>(null)
  const [making, setMaking] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)

  const another = useCallback(async () => {
    setMaking(true)
    setProblem(null)
    try {
      setKnown(await make(table))
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      setProblem(error.problem)
    } finally {
      setMaking(false)
    }
  }, [table])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once on opening; later changes of the list are the next effect's
  useEffect(() => {
    const recalled = recall(table)
    if (recalled && invites.some(({ id, state }) => id === recalled.id && state === 'open')) setKnown(recalled)
    else if (wanted && recalled !== undefined) void another()
  }, [table])

  useEffect(() => {
    if (!known || !isOver(invites, known.id)) return
    // Somebody came by it: the next seat needs the next link.
    forget(table)
    setKnown(null)
    if (wanted) void another()
  }, [table, invites, known, wanted, another])

  return { link: known?.link ?? null, making, problem, another }
}
