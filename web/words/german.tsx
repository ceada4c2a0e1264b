'use client'
import { de } from '@meanwhile/texts/de'
import { web } from '@meanwhile/texts/de/web'
import type { ReactNode } from 'react'
import { ProvideWords } from './words.tsx'

const words = { language: 'de', texts: de, web } as const

export default function German({ children }: { children: ReactNode }) {
  return <ProvideWords words={words}>{children}</ProvideWords>
}
