/** What every page tells the browser about itself. */
import { describe, expect, it } from 'vitest'
import { headersFor } from '../../web/headers.ts'

const asked = { nonce: 'bm9uY2U=', host: 'localhost:3000', secure: false, development: false }
const policyOf = (more: Partial<typeof asked> = {}): { [name: string]: string[] } => {
  const policy = headersFor({ ...asked, ...more })['content-security-policy'] ?? ''
  return Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))
}

describe('A page', () => {
  it('runs scripts of its own and no others', () => {
    expect(policyOf()['script-src']).toEqual(["'self'", "'nonce-bm9uY2U='", "'strict-dynamic'"])
    for (const nothing of ['default-src', 'object-src', 'base-uri']) expect(policyOf()[nothing]).toEqual(["'none'"])
  })

  it('asks nobody but ourselves', () => {
    const foreign = Object.values(policyOf())
      .flat()
      .filter((source) => !source.startsWith("'") && source !== 'ws://localhost:3000')
    expect(foreign).toEqual([])
    expect(policyOf({ host: 'play.example.org', secure: true })['connect-src']).toEqual(["'self'", 'wss://play.example.org'])
  })

  it('lets no strange name into its policy', () => {
    expect(policyOf({ host: 'evil.example; script-src *' })['connect-src']).toEqual(["'self'"])
    expect(policyOf({ host: '' })['connect-src']).toEqual(["'self'"])
    expect(policyOf({ host: '[::1]:3000' })['connect-src']).toEqual(["'self'", 'ws://[::1]:3000'])
  })

  it('cannot be framed, sniffed or followed', () => {
    expect(headersFor(asked)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(policyOf()['frame-ancestors']).toEqual(["'none'"])
    expect(headersFor(asked)['permissions-policy']).toContain('camera=()')
  })

  it('insists on https where there is https', () => {
    expect(headersFor(asked)).not.toHaveProperty('strict-transport-security')
    expect(headersFor({ ...asked, secure: true })['strict-transport-security']).toMatch(/^max-age=\d{8}/)
  })
})
