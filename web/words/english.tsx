'use client'
import { speech } from '@meanwhile/texts/en/speech'
import { atHand } from '@meanwhile/texts/en/web/at-hand'
import type { ReactNode } from 'react'
import { ProvideWords } from './words.tsx'

const words = { language: 'en', texts: speech, web: atHand } as const

export default function English({ children }: { children: ReactNode }) {
  return <ProvideWords words={words}>{children}</ProvideWords>
}
