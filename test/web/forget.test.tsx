// @vitest-environment happy-dom
/** Somebody signs out, or somebody else comes: what of the last person stays on the device. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveHere, readToken } from '../../web/join/token.ts'
import { forgetHere } from '../../web/session/forget.ts'

const token = 'abcdefghijklmnopqrstuvwxyz0'
let cached: Set<string>

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/join')
  cached = new Set(['files-1', 'pages-1', 'pages-2', 'told'])
  vi.stubGlobal('caches', { keys: async () => [...cached], delete: async (name: string) => cached.delete(name) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const kept = (): string[] => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]

describe('Who signs out', () => {
  it('leaves nothing of theirs in the browser: no table, no link, no invitation, and nothing that is thought of later', async () => {
    for (const key of ['table:a', 'link:a', 'looked:a', 'looked-before:a', 'talked:a', 'sign-in:back', 'tell:asked', 'zone:kept', 'later'])
      localStorage.setItem(key, 'x')
    sessionStorage.setItem('later', 'x')
    leaveHere(token)
    await forgetHere()
    expect(kept()).toEqual([])
  })

  it('leaves no page that they have seen, and the files of the app that everybody gets', async () => {
    await forgetHere()
    expect([...cached]).toEqual(['files-1'])
  })

  it('leaves nothing even where one of the places cannot be reached', async () => {
    vi.stubGlobal('localStorage', new Proxy({}, { ownKeys: () => raise() }))
    sessionStorage.setItem('table', 'x')
    await forgetHere()
    expect(Object.keys(sessionStorage)).toEqual([])
    expect([...cached]).toEqual(['files-1'])
  })
})

function raise(): never {
  throw new Error('denied')
}

describe('Who signs in to accept an invitation', () => {
  it('finds it when they come back, in whichever tab, though all else of the last person is gone', async () => {
    localStorage.setItem('table:a', 'x')
    leaveHere(token)
    await forgetHere({ but: ['invitation'] })
    expect(kept()).toEqual(['invitation'])
    expect(readToken()).toBe(token)
  })

  it('finds it no longer than the code they were mailed is good for', () => {
    vi.useFakeTimers()
    leaveHere(token)
    vi.advanceTimersByTime(10 * 60_000)
    expect(readToken()).toBeNull()
    expect(kept()).toEqual([])
  })

  it('does not find one that an earlier release has left without an end', () => {
    localStorage.setItem('invitation', token)
    expect(readToken()).toBeNull()
    expect(kept()).toEqual([])
  })
})
