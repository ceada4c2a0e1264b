'use client'
import { useDeferredValue, useState } from 'react'
/** The rulebook, to read from top to bottom or to search. */
import { Link } from '../frame/link.tsx'
import { useAllWords } from '../words/all-words.ts'
import { plain } from '../words/plain.ts'
import type { Ruling, Section } from './book.ts'
import { Marked } from './marked.tsx'

const shortest = 2

export function RulesScreen({ sections }: { sections: Section[] }) {
  const { web } = useAllWords()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const searching = plain(search).length >= shortest
  const has = (text: string): boolean => plain(text).includes(plain(search))
  const shown = searching ? sections.map((section) => narrowed(section, has)).filter(isLeft) : sections
  const found = shown.reduce((sum, { text, rulings, kinds }) => sum + text.length + rulings.length + (kinds?.length ?? 0), 0)
  return (
    <main className="stack rulebook" id="content">
      <search className="slip finder">
        <div className="field">
          <label htmlFor="search">{web.rules.search}</label>
          <input
            id="search"
            className="input"
            type="search"
            autoComplete="off"
            placeholder={web.rules.searchHint}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <p className="small soft" role="status">
          {searching && web.rules.found(found)}
        </p>
      </search>
      <nav className="toc" aria-label={web.rules.contents}>
        <ol>
          {shown.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="stack sections">
        {shown.map((section) => (
          <SectionPaper key={section.id} section={section} search={searching ? search : ''} />
        ))}
      </div>
    </main>
  )
}

const isLeft = ({ text, rulings, kinds }: Section): boolean => text.length + rulings.length + (kinds?.length ?? 0) > 0

/** A title that matches keeps its whole section; otherwise only what matches stays. */
function narrowed(section: Section, has: (text: string) => boolean): Section {
  if (has(section.title)) return section
  return {
    ...section,
    text: section.text.filter(has),
    rulings: section.rulings.filter(({ text }) => has(text)),
    ...(section.kinds && { kinds: section.kinds.filter(({ text }) => has(text)) }),
  }
}

function SectionPaper({ section, search }: { section: Section; search: string }) {
  const { texts, web } = useAllWords()
  const { id, title, text, kinds, kind, rulings } = section
  return (
    <section className="slip" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>
          <Marked text={paragraph} search={search} />
        </p>
      ))}
      {kinds && kinds.length > 0 && (
        <ul className="kinds">
          {kinds.map(({ type, text }) => (
            <li key={type} className={`k-${type}`}>
              <span className="win" aria-hidden="true" />
              <span>
                <Link className="kind" href={`/cards?kind=${type}`}>
                  {texts.words.cardTypes[type].one}
                </Link>
                <span className="small block">
                  <Marked text={text} search={search} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {rulings.length > 0 && (
        <details key={search} className="fold" open={search !== ''}>
          <summary className="setting">
            <b className="grow">{web.rules.finePoints(rulings.length)}</b>
          </summary>
          <ul className="rulings">
            {rulings.map((ruling) => (
              <FinePoint key={ruling.id} ruling={ruling} search={search} />
            ))}
          </ul>
        </details>
      )}
      {kind && (
        <Link className="see-all" href={`/cards?kind=${kind}`}>
          {web.rules.allOf(texts.words.cardTypes[kind].many)}
        </Link>
      )}
    </section>
  )
}

function FinePoint({ ruling: { text, cards }, search }: { ruling: Ruling; search: string }) {
  const { web } = useAllWords()
  return (
    <li>
      <Marked text={text} search={search} />
      {cards.length > 0 && (
        <span className="about-cards">
          {web.rules.concerns}{' '}
          {cards.map(({ id, name }, i) => (
            <span key={id}>
              {i > 0 && ', '}
              <Link href={`/cards/${id}`}>{name}</Link>
            </span>
          ))}
        </span>
      )}
    </li>
  )
}
