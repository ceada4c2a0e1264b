/** The few pages of the host itself: what runs here, and the mails that would have been sent. */
import { createHash } from 'node:crypto'
import { base, paths } from '../../functions/api/paths.ts'
import { escaped } from '../../functions/mail/letters.ts'
import type { Outbox, SentMail } from '../outbox.ts'

export type Page = { status: number; html: string; policy: string }

const style = `
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 42em; margin: 2em auto; padding: 0 1em }
article { border-top: 1px solid #8888; margin-top: 1.5em }
h2 { font-size: 1.1em; margin-bottom: 0 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
code { background: #8882; border-radius: 4px; padding: 0.1em 0.3em }
.small { color: light-dark(#666, #999); margin: 0; overflow-wrap: anywhere }
`

const only = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const styled = `${only}; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`
/** A mail brings its styles in attributes, and may do nothing at all. */
const mailPolicy = `${only}; style-src 'unsafe-inline'; sandbox`

const page = (title: string, ...parts: string[]): Page => ({
  status: 200,
  policy: styled,
  html:
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${escaped(title)}</title><style>${style}</style><body><h1>${escaped(title)}</h1>${parts.join('')}</body></html>`,
})

export const frontPage = (build: string): Page =>
  page(
    'Meanwhile',
    '<p>The service is running on this machine: database, gateway, sockets, bots and mail.</p><ul>',
    `<li><a href="${base}${paths.openapi.path}">${base}${paths.openapi.path}</a> describes what it can be asked</li>`,
    '<li><a href="/outbox">The outbox</a> shows the mails that would have been sent (on this machine only)</li>',
    '<li><code>npm run play</code> plays in the terminal</li></ul>',
    `<p class="small">Build ${escaped(build)}</p>`,
  )

export const outboxPage = (outbox: Outbox): Page => {
  const mails = outbox.list()
  return page('Outbox', mails.length === 0 ? '<p>No mail has been sent yet.</p>' : mails.map(mailPart).join(''))
}

const mailPart = ({ id, at, from, to, subject, text, html, headers }: SentMail): string =>
  `<article><h2>${escaped(subject)}</h2>` +
  `<p class="small">${new Date(at).toISOString().replace('T', ' ').slice(0, 19)} UTC · from ${escaped(from)} · to ${escaped(to.join(', '))}</p>` +
  Object.entries(headers)
    .map(([name, value]) => `<p class="small">${escaped(name)}: ${linked(value)}</p>`)
    .join('') +
  `<pre>${linked(text)}</pre>${html ? `<p class="small"><a href="/outbox/${id}">as HTML</a></p>` : ''}</article>`

/** Addresses in a text become links; everything else stays what it is. */
const linked = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, i) => (i % 2 === 1 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part)))
    .join('')

export function mailPage(outbox: Outbox, id: string): Page {
  const mail = outbox.find(id)
  return mail ? { status: 200, html: mail.html, policy: mailPolicy } : nothingHere
}

export const nothingHere: Page = { ...page('Nothing here', '<p><a href="/">To the beginning</a></p>'), status: 404 }
export const notForYou: Page = {
  ...page('Not from here', '<p>The outbox can be read on the machine it is on, and nowhere else.</p>'),
  status: 403,
}
