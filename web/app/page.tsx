import { ApiProblem } from '@meanwhile/functions/client'
import type { Metadata } from 'next'
import { cache } from 'react'
import { HomeScreen } from '../home/home-screen.tsx'
import { isDue, mostUrgentFirst } from '../home/summary.ts'
import { service, whoIsLooking } from '../session/service.ts'
import type { Seen } from '../table/people.ts'
import { serverWords } from '../words/server.ts'

const nobody = { games: [], names: {}, unread: {} }
/** So many questions are told in full; whoever owes more than that sees the rest in general words. */
const mostLookedAt = 5

export async function generateMetadata(): Promise<Metadata> {
  const { web } = await serverWords()
  // Trouble is told by the page; a page without a title is no help.
  const { games } = await myGames().catch(() => nobody)
  const due = games.filter(isDue).length
  // The template of the titles is not for the page it stands beside.
  return due > 0 ? { title: `${web.home.waitsForYou(due)} · ${web.common.product}` } : {}
}

export default async function Home() {
  const [words, me, listed, finished] = await Promise.all([serverWords(), whoIsLooking(), myGames(), myResults()])
  const due = mostUrgentFirst(listed.games.filter(isDue)).slice(0, mostLookedAt)
  const seen = Object.fromEntries(
    (await Promise.all(due.map(({ table }) => look(table)))).flatMap((view) => (view ? [[view.table, view]] : [])),
  )
  return <HomeScreen me={me} listed={listed} seen={seen} finished={finished} words={words} now={Date.now()} />
}

/** Nobody signed in, or a session that is over, has no games; any other trouble is trouble. */
async function unlessNobody<T>(asked: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 401) return otherwise
    throw error
  }
}

const myGames = cache(async () => unlessNobody((await service()).call('myGames', {}), nobody))
const myResults = async () => unlessNobody((await service()).call('myFinished', { query: {} }), { results: [], names: {}, next: null })

/** A table can be told of without its view: then its question is told in general. */
async function look(table: string): Promise<Seen | null> {
  try {
    return await (await service()).call('view', { params: { table } })
  } catch (error) {
    if (error instanceof ApiProblem) return null
    throw error
  }
}
