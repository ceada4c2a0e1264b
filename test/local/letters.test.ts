/** What is mailed, word by word. */
import { describe, expect, it } from 'vitest'
import { write } from '../../functions/mail/letters.ts'
import type { Letter } from '../../functions/ports.ts'

const invitation: Extract<Letter, { kind: 'invitation' }> = {
  kind: 'invitation',
  to: 'eve@example.org',
  language: 'en',
  table: 'Attic',
  host: 'Dot',
  link: 'https://play.example/join#token',
  stop: 'https://play.example/no-mail#token',
  unsubscribe: 'https://play.example/api/v1/unsubscribe/token',
}

describe('An invitation', () => {
  it.each(['en', 'de'] as const)('says who, where and how to be left alone (%s)', (language) => {
    const { subject, text, html } = write({ ...invitation, language })
    expect(subject).toContain('Dot')
    for (const part of ['Dot', 'Attic', invitation.link, invitation.stop]) {
      expect(text).toContain(part)
      expect(html).toContain(part)
    }
    expect(html).toContain(`<html lang="${language}">`)
    expect(`${subject}${text}`).not.toMatch(/undefined|[<>]/)
  })

  it('takes nothing from its host but two names, which can be neither markup nor a link', () => {
    const { text, html } = write({ ...invitation, host: '<img src=x onerror=alert(1)>', table: 'win at https://evil.example/now' })
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img')
    for (const body of [text, html]) {
      expect(body).not.toContain('https://evil.example')
      expect(body).not.toContain('evil.example')
    }
    expect(write({ ...invitation, host: 'x'.repeat(500) }).subject).not.toContain('x'.repeat(41))
  })
})

describe('A code', () => {
  it.each(['en', 'de'] as const)('stands in the subject, the text and the page (%s)', (language) => {
    const { subject, text, html } = write({ kind: 'address-code', to: 'ana@example.org', language, code: '012345' })
    for (const part of [subject, text, html]) expect(part).toContain('012345')
    expect(`${text}${html}`).not.toContain('ana@example.org')
  })
})

describe('A sign-in letter', () => {
  const link = 'https://play.example/sign-in/confirm#token'
  it.each(['en', 'de'] as const)('has a link to a page with a button, and the code for another device (%s)', (language) => {
    const { subject, text, html } = write({ kind: 'sign-in', to: 'ana@example.org', language, code: '012345', link })
    for (const part of [text, html]) for (const said of ['012345', link]) expect(part).toContain(said)
    expect(html).toContain(`<html lang="${language}">`)
    expect(`${subject}${text}`).not.toMatch(/undefined|null|[<>]/)
    expect(`${subject}${text}${html}`).not.toContain('ana@example.org')
  })

  it('is not a letter one can unsubscribe from: whoever asked for it needs it', () => {
    const { text } = write({ kind: 'sign-in', to: 'ana@example.org', language: 'en', code: '012345', link })
    expect(text).not.toMatch(/unsubscribe|no more mail/i)
  })
})

const question = {
  table: 'Attic',
  sentence: 'Dot played Hand Limit 1. Keep 1 of your 4 cards.',
  until: 'Thu 19 Nov, 18:00',
  link: 'https://play.example/t/abc?asked=def',
  here: false,
}
const waysOut = { stop: 'https://play.example/stop-mail#token', unsubscribe: 'https://play.example/api/v1/unsubscribe/token' }
const here = {
  ...question,
  table: 'Cellar',
  sentence: 'Left or right?',
  until: null,
  link: 'https://play.example/answer#token',
  here: true,
}
const seatTaken = { table: 'Attic', sentence: 'A bot is playing for you.', link: 'https://play.example/t/abc' }
const to = 'eve@example.org'
/** Each kind that tells of a game, and what must be in it. */
const told = (language: 'en' | 'de'): [Letter, string[]][] => [
  [{ kind: 'asked', to, language, question, others: [here], ...waysOut }, [question.sentence, question.link, 'Cellar', here.link]],
  [{ kind: 'warning', to, language, question, others: [], ...waysOut }, [question.sentence, question.until, question.link]],
  [{ kind: 'digest', to, language, questions: [question, here], ...waysOut }, [question.sentence, here.sentence, question.link, here.link]],
  [{ kind: 'over', to, language, ...seatTaken, ...waysOut }, [seatTaken.sentence, seatTaken.link]],
  [{ kind: 'seat-taken', to, language, ...seatTaken, ...waysOut }, [seatTaken.sentence, seatTaken.link]],
]

describe('A letter about a game', () => {
  const all = (['en', 'de'] as const).flatMap((language) => told(language).map(([letter, parts]) => ({ ...letter, letter, parts })))

  it.each(all)('says it as text and as a page, and how to be left alone: $kind ($language)', ({ letter, language, parts }) => {
    const { subject, text, html } = write(letter)
    for (const part of [...parts, waysOut.stop]) {
      expect(text).toContain(part)
      expect(html.replaceAll('&amp;', '&')).toContain(part)
    }
    expect(html).toContain(`<html lang="${language}">`)
    if (letter.kind !== 'digest') expect(subject).toContain('Attic')
    expect(`${subject}${text}`).not.toMatch(/undefined|null|[<>]/)
    expect(`${text}${html}`).not.toContain(to)
  })

  it.each(told('en').map(([letter], i) => ({ kind: letter.kind, letter, i })))(
    'is written in each language anew: $kind',
    ({ letter, i }) => {
      const [german] = told('de')[i] ?? []
      expect(german && write(german).subject).not.toBe(write(letter).subject)
    },
  )
})
