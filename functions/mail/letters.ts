/** Letters as they are mailed: subject, plain text, and the same as HTML. */
import { letters } from '@meanwhile/texts/letters'
import type { Letter } from '../ports.ts'

export type Mailed = { subject: string; text: string; html: string }

export function write(letter: Letter): Mailed {
  switch (letter.kind) {
    case 'invitation':
      return invitation(letter)
    case 'sign-in':
      return signIn(letter)
    case 'address-code':
      return addressCode(letter)
    default:
      return letter satisfies never
  }
}

function invitation({ language, link, stop, ...names }: Extract<Letter, { kind: 'invitation' }>): Mailed {
  const words = letters[language].invitation
  const [host, table] = [unlinked(names.host), unlinked(names.table)]
  const opening = words.opening(host, table)
  return {
    subject: words.subject(host),
    text: lines(opening, words.what, `${words.button}:\n${link}`, words.terms, '—', words.why, `${words.stop}:\n${stop}`),
    html: page(
      language,
      paragraph(opening),
      paragraph(words.what),
      button(words.button, link),
      paragraph(words.terms),
      `<p style="${smallStyle}">${escaped(words.why)} <a href="${escaped(stop)}" style="color:inherit">${escaped(words.stop)}</a></p>`,
    ),
  }
}

function signIn({ language, code, link }: Extract<Letter, { kind: 'sign-in' }>): Mailed {
  const words = letters[language]['sign-in']
  return {
    subject: words.subject(code),
    text: lines(words.opening, `${words.button}:\n${link}`, words.orCode, code, words.terms, words.why),
    html: page(
      language,
      paragraph(words.opening),
      button(words.button, link),
      paragraph(words.orCode),
      largeCode(code),
      paragraph(words.terms),
      small(words.why),
    ),
  }
}

function addressCode({ language, code }: Extract<Letter, { kind: 'address-code' }>): Mailed {
  const words = letters[language]['address-code']
  return {
    subject: words.subject(code),
    text: lines(words.opening, code, words.terms, words.why),
    html: page(language, paragraph(words.opening), largeCode(code), paragraph(words.terms), small(words.why)),
  }
}

// ── What people call themselves ────────────────────────────────────────────────────────────────────────────────────

const longestName = 40
const wordJoiner = '\u2060'

/**
 * A name is the only thing in a letter that somebody else wrote. One like `win.example.com` must not become a link in the
 * reader's mail program: a joiner nobody sees keeps it a name.
 */
const unlinked = (name: string): string =>
  [...name]
    .slice(0, longestName)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/[.:@/](?=\S)/g, `$&${wordJoiner}`)

const entities: { [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

// ── Paper ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const lines = (...paragraphs: string[]): string => `${paragraphs.join('\n\n')}\n`

/** Mail programs know no style sheets. */
const buttonStyle = 'background:#1f6f4a;border-radius:8px;color:#fff;display:inline-block;padding:12px 20px;text-decoration:none'
const smallStyle = 'color:#667;font-size:13px;margin-top:32px'
const paragraph = (text: string): string => `<p>${escaped(text)}</p>`
const small = (text: string): string => `<p style="${smallStyle}">${escaped(text)}</p>`
const button = (label: string, link: string): string =>
  `<p style="margin:24px 0"><a href="${escaped(link)}" style="${buttonStyle}">${escaped(label)}</a></p>`
const largeCode = (code: string): string =>
  `<p style="margin:24px 0;font-size:32px;letter-spacing:6px;font-weight:bold">${escaped(code)}</p>`

const page = (language: string, ...parts: string[]): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  '<body style="font:16px/1.5 system-ui,sans-serif;color:#222;max-width:34em;margin:24px auto;padding:0 16px">' +
  `${parts.join('')}</body></html>`
