'use client'
/** What the coach says, on a piece of paper at the top. */
import { cardName } from '@meanwhile/texts/sentences'
import { type ReactNode, useEffect, useRef } from 'react'
import { useAllWords } from '../words/all-words.ts'
import { type Lesson, lessons } from './lessons.ts'

type Props = { lesson: Lesson /** instead of the lesson's own words */; instead: string | null; children?: ReactNode }

export function Coach({ lesson, instead, children }: Props) {
  const { texts, web } = useAllWords()
  const { title, text } = web.tutorial.lessons[lesson.name]
  const paper = useRef<HTMLElement>(null)
  // On a small screen the coach may have been scrolled away by the time there is something new to say.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said is what brings it back
  useEffect(() => {
    paper.current?.scrollIntoView({ block: 'nearest' })
  }, [lesson.name, instead])
  return (
    <section ref={paper} className="slip coach" aria-label={web.tutorial.coach}>
      <div className="row">
        <h2 className="grow">{title}</h2>
        <span className="small soft">{web.tutorial.step(lessons.indexOf(lesson) + 1, lessons.length)}</span>
      </div>
      <p className="small" aria-live="polite">
        {instead ?? text((id) => cardName(texts, id))}
      </p>
      {children}
    </section>
  )
}
