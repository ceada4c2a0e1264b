// @vitest-environment happy-dom
/** Somebody's device shows another zone than their account. */
import { en } from '@meanwhile/texts/en'
import { web } from '@meanwhile/texts/en/web'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ZoneQuestion } from '../../web/frame/zone-question.tsx'
import { ProvideWords } from '../../web/words/words.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const here = Intl.DateTimeFormat().resolvedOptions().timeZone
const elsewhere = here === 'Pacific/Auckland' ? 'Europe/Berlin' : 'Pacific/Auckland'
let root: Root
let taken: string[]

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.querySelector('#root') as HTMLElement)
  taken = []
})
afterEach(() => act(() => root.unmount()))

const show = (zone: string) =>
  act(() =>
    root.render(
      <ProvideWords words={{ language: 'en', texts: en, web }}>
        <ZoneQuestion zone={zone} take={(wanted) => taken.push(wanted)} look="note" />
      </ProvideWords>,
    ),
  )
const buttons = () => [...document.querySelectorAll('button')]

describe('A device that has moved', () => {
  it('is asked about, and the zone is changed only if its owner says so', async () => {
    await show(elsewhere)
    expect(taken).toEqual([])
    await act(() => buttons()[0]?.click())
    expect(taken).toEqual([here])
  })

  it('is not asked about again once its owner has said no', async () => {
    await show(elsewhere)
    await act(() => buttons()[1]?.click())
    expect(buttons()).toEqual([])
    await act(() => root.unmount())
    root = createRoot(document.querySelector('#root') as HTMLElement)
    await show(elsewhere)
    expect([buttons(), taken]).toEqual([[], []])
  })

  it('is asked about again once it has been back where its owner lives', async () => {
    await show(elsewhere)
    await act(() => buttons()[1]?.click())
    await show(here)
    await show(elsewhere)
    expect(buttons()).toHaveLength(2)
  })

  it('is no question where nothing has changed', async () => {
    await show(here)
    expect(buttons()).toEqual([])
  })
})
