'use client'
import type { Language } from '@meanwhile/texts'
import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'

// Rendered on the server as well; the browser loads the one that is used.
const languages = { en: dynamic(() => import('./english.tsx')), de: dynamic(() => import('./german.tsx')) }

export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const Provider = languages[language]
  return <Provider>{children}</Provider>
}
