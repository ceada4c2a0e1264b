'use client'
/** The same people, new cards. */
import { ApiProblem, client } from '@meanwhile/functions/client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Link } from '../frame/link.tsx'
import { useWords } from '../words/words.tsx'

export function Rematch({ table, already }: { table: string; already: string | null }) {
  const { web } = useWords()
  const router = useRouter()
  const [problem, setProblem] = useState<string | null>(null)
  if (already) {
    return (
      <Link className="btn marigold" href={`/t/${already}`}>
        {web.table.rematch}
      </Link>
    )
  }
  const begin = async () => {
    try {
      const { id } = await client().call('rematch', { params: { table }, body: {} })
      router.push(`/t/${id}`)
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      setProblem(error.problem.message)
    }
  }
  return (
    <>
      <button type="button" className="btn marigold" onClick={begin}>
        {web.table.rematch}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </>
  )
}
