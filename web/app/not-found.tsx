import type { Metadata } from 'next'
import { DeadEnd } from '../frame/dead-end.tsx'
import { serverWords } from '../words/server.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await serverWords()).web.errors.notFound }
}

export default async function NotFound() {
  const { common, errors } = (await serverWords()).web
  return <DeadEnd product={common.product} title={errors.notFound} why={errors.notFoundWhy} ways={[{ to: '/', label: errors.goHome }]} />
}
