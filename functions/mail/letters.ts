/** Letters as they are mailed: subject, plain text, and the same as HTML. */
import type { Language } from '@meanwhile/texts'
import { letters } from '@meanwhile/texts/letters'
import type { Letter, MailedQuestion } from '../ports.ts'

export type Mailed = { subject: string; text: string; html: string }

export function write(letter: Letter): Mailed {
  switch (letter.kind) {
    case 'invitation':
      return invitation(letter)
    case 'sign-in':
      return signIn(letter)
    case 'address-code':
      return addressCode(letter)
    case 'asked':
    case 'warning':
      return asked(letter)
    case 'digest':
      return digest(letter)
    case 'over':
    case 'seat-taken':
    case 'rematch':
      return news(letter)
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
      ending(words.why, words.stop, stop),
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

// ── Of a game ──────────────────────────────────────────────────────────────────────────────────────────────────────

function asked({ kind, language, question, others, stop }: Extract<Letter, { kind: 'asked' | 'warning' }>): Mailed {
  const words = letters[language]
  const also = others.length > 0 ? [words.question.also] : []
  return {
    subject: words[kind].subject(unlinked(question.table)),
    text: lines(asText(language, question), ...also, ...others.map((other) => asText(language, other)), ...footText(language, kind, stop)),
    html: page(
      language,
      asHtml(language, question),
      ...also.map((line) => `<hr style="${ruleStyle}">${paragraph(line)}`),
      ...others.map((other) => asHtml(language, other)),
      foot(language, kind, stop),
    ),
  }
}

function digest({ kind, language, questions, stop }: Extract<Letter, { kind: 'digest' }>): Mailed {
  const { subject, opening } = letters[language].digest
  return {
    subject: subject(questions.length),
    text: lines(opening, ...questions.map((question) => asText(language, question)), ...footText(language, kind, stop)),
    html: page(language, paragraph(opening), ...questions.map((question) => asHtml(language, question)), foot(language, kind, stop)),
  }
}

function news({ kind, language, table, sentence, link, stop }: Extract<Letter, { kind: 'over' | 'seat-taken' | 'rematch' }>): Mailed {
  const words = letters[language][kind]
  return {
    subject: words.subject(unlinked(table)),
    text: lines(unlinked(sentence, longestSentence), `${words.button}:\n${link}`, ...footText(language, kind, stop)),
    html: page(language, paragraph(unlinked(sentence, longestSentence)), button(words.button, link), foot(language, kind, stop)),
  }
}

/** The question, until when, and where to answer it. */
function partsOf(language: Language, { table, sentence, until, here }: MailedQuestion) {
  const words = letters[language].question
  return {
    at: words.at(unlinked(table)),
    sentence: unlinked(sentence, longestSentence),
    until: until === null ? [] : [words.until(until)],
    button: here ? words.answer : words.open,
  }
}

function asText(language: Language, question: MailedQuestion): string {
  const { at, sentence, until, button } = partsOf(language, question)
  return [`${at} ${sentence}`, ...until, `${button}:\n${question.link}`].join('\n')
}

function asHtml(language: Language, question: MailedQuestion): string {
  const { at, sentence, until, button: label } = partsOf(language, question)
  const soft = until.map((line) => `<br><span style="color:#667">${escaped(line)}</span>`).join('')
  return `<p>${escaped(at)}<br><b>${escaped(sentence)}</b>${soft}</p>${button(label, question.link)}`
}

type Footed = 'asked' | 'warning' | 'digest' | 'over' | 'seat-taken' | 'rematch'
const footText = (language: Language, kind: Footed, stop: string): string[] => [
  '—',
  letters[language][kind].why,
  `${letters[language].stop}:\n${stop}`,
]
const foot = (language: Language, kind: Footed, stop: string): string => ending(letters[language][kind].why, letters[language].stop, stop)

// ── What people call themselves ────────────────────────────────────────────────────────────────────────────────────

const longestName = 40
/** Names stand in sentences too; everything else in one is ours. */
const longestSentence = 400
const wordJoiner = '\u2060'

/**
 * A name is the only thing in a letter that somebody else wrote. One like `win.example.com` must not become a link in the
 * reader's mail program: a joiner nobody sees keeps it a name.
 */
const unlinked = (name: string, longest = longestName): string =>
  [...name]
    .slice(0, longest)
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
const ruleStyle = 'border:0;border-top:1px solid #ddd;margin:24px 0'
const paragraph = (text: string): string => `<p>${escaped(text)}</p>`
const small = (text: string): string => `<p style="${smallStyle}">${escaped(text)}</p>`
const ending = (why: string, label: string, stop: string): string =>
  `<p style="${smallStyle}">${escaped(why)} <a href="${escaped(stop)}" style="color:inherit">${escaped(label)}</a></p>`
const button = (label: string, link: string): string =>
  `<p style="margin:24px 0"><a href="${escaped(link)}" style="${buttonStyle}">${escaped(label)}</a></p>`
const largeCode = (code: string): string =>
  `<p style="margin:24px 0;font-size:32px;letter-spacing:6px;font-weight:bold">${escaped(code)}</p>`

const page = (language: string, ...parts: string[]): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  '<body style="font:16px/1.5 system-ui,sans-serif;color:#222;max-width:34em;margin:24px auto;padding:0 16px">' +
  `${parts.join('')}</body></html>`
