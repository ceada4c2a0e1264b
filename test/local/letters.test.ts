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
