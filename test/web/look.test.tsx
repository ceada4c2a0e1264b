// @vitest-environment happy-dom
/** How the app looks to somebody is kept in cookies: what they are called, and that those of before are still found. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { chosenIn } from '../../web/settings/chosen.ts'
import { putOn } from '../../web/settings/look.ts'

function written(protocol: string, act: () => void): string[] {
  const cookies: string[] = []
  vi.stubGlobal('location', { protocol })
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => cookies.push(cookie))
  act()
  return cookies
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const jar = (cookies: { [name: string]: string }) => ({
  get: (name: string) => (cookies[name] === undefined ? undefined : { value: cookies[name] }),
})

describe('A choice of look', () => {
  it('is a cookie that no other host can set, and goes over https alone', () => {
    const cookies = written('https:', () => putOn({ theme: 'dark', textSize: 'large', motion: 'reduced', language: 'de' }))
    const kept = cookies.filter((cookie) => !cookie.includes('Max-Age=0'))
    expect(kept.map((cookie) => cookie.split(';')[0])).toEqual([
      '__Host-theme=dark',
      '__Host-text=large',
      '__Host-motion=reduced',
      '__Host-language=de',
    ])
    for (const cookie of kept) expect(cookie).toMatch(/; Path=\/; SameSite=Lax; Max-Age=\d+; Secure$/)
  })

  it('that is taken back takes the one of an earlier release along', () => {
    const cookies = written('https:', () => putOn({ theme: 'system' }))
    expect(cookies.map((cookie) => cookie.split(';')[0])).toEqual(['__Host-theme=', 'theme='])
    for (const cookie of cookies) expect(cookie).toContain('Max-Age=0')
  })

  it('has a plain name on one’s own machine', () => {
    expect(written('http:', () => putOn({ language: 'de' }))).toEqual([
      expect.stringMatching(/^language=de; Path=\/; SameSite=Lax; Max-Age=\d+$/),
    ])
  })

  it('is found under either name, the newer first', () => {
    expect(chosenIn(jar({ theme: 'dark' }), 'theme')).toBe('dark')
    expect(chosenIn(jar({ theme: 'dark', '__Host-theme': 'light' }), 'theme')).toBe('light')
    expect(chosenIn(jar({}), 'theme')).toBeUndefined()
  })
})
