'use client'
/** Language, light and dark, size and motion. They hold at once, for whoever looks through this browser. */
import { useRouter } from 'next/navigation'
import { useId, useState, useTransition } from 'react'
import { useAllWords } from '../words/all-words.ts'
import { Choices } from './choices.tsx'
import { type Look, putOn } from './look.ts'
import type { Changes } from './use-me.ts'

type Props = {
  initial: Look
  /** Keeps it in the account as well, if there is one. */
  keep?: (changes: Changes) => Promise<boolean>
}

const languageNames = { en: 'English', de: 'Deutsch' }

export function LookChoice({ initial, keep }: Props) {
  const { web } = useAllWords()
  const router = useRouter()
  const [look, setLook] = useState(initial)
  const [, start] = useTransition()
  const id = useId()
  const choose = (chosen: Partial<Look>): void => {
    setLook({ ...look, ...chosen })
    putOn(chosen)
    const { language, ...preferences } = chosen
    if (keep) void keep({ ...(language ? { language } : { preferences }) })
    start(() => router.refresh())
  }
  return (
    <section className="slip stack" aria-labelledby={id}>
      <h2 id={id}>{web.settings.look}</h2>
      <Choices legend={web.settings.language} options={languageNames} value={look.language} choose={(language) => choose({ language })} />
      <Choices legend={web.settings.theme} options={web.settings.themes} value={look.theme} choose={(theme) => choose({ theme })} />
      <Choices
        legend={web.settings.textSize}
        options={web.settings.textSizes}
        value={look.textSize}
        choose={(textSize) => choose({ textSize })}
      />
      <Choices legend={web.settings.motion} options={web.settings.motions} value={look.motion} choose={(motion) => choose({ motion })} />
    </section>
  )
}
