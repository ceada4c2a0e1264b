'use client'
import { en } from '@meanwhile/texts/en'
import { web } from '@meanwhile/texts/en/web'
import type { ReactNode } from 'react'
import { ProvideWords } from './words.tsx'

const words = { language: 'en', texts: en, web } as const

export default function English({ children }: { children: ReactNode }) {
  return <ProvideWords words={words}>{children}</ProvideWords>
}
