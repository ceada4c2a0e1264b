'use client'
import { speech } from '@meanwhile/texts/de/speech'
import { atHand } from '@meanwhile/texts/de/web/at-hand'
import type { ReactNode } from 'react'
import { ProvideWords } from './words.tsx'

const words = { language: 'de', texts: speech, web: atHand } as const

export default function German({ children }: { children: ReactNode }) {
  return <ProvideWords words={words}>{children}</ProvideWords>
}
