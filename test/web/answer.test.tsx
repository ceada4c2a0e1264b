// @vitest-environment happy-dom
/** The page of one question that a letter leads to, when there is nothing to answer on it. */
import { en } from '@meanwhile/texts/en'
import { web } from '@meanwhile/texts/en/web'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { AnswerScreen } from '../../web/letters/answer-screen.tsx'
import { ProvideWords } from '../../web/words/words.tsx'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }))
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
afterEach(async () => {
  await act(() => root.unmount())
  vi.unstubAllGlobals()
})

async function shownFor(status: number, code: string): Promise<string> {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ error: { code, message: '' } }), { status }))
  location.hash = `#${'A'.repeat(27)}`
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.querySelector('#root') as HTMLElement)
  await act(async () =>
    root.render(
      <ProvideWords words={{ language: 'en', texts: en, web }}>
        <AnswerScreen />
      </ProvideWords>,
    ),
  )
  await act(() => vi.waitFor(() => expect(document.body.textContent).not.toContain(web.letters.looking), 10_000))
  return document.body.textContent ?? ''
}

it.each([
  [409, 'not-playing', 'The table is paused.Your question waits until it goes on'],
  [409, 'stale-decision', 'This question is not open any more.'],
  [404, 'no-such-thing', 'There is no question in this link.'],
])('says at %i %s what became of the question', async (status, code, words) => {
  expect(await shownFor(status, code)).toContain(words)
})
