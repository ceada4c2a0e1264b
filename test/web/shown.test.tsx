// @vitest-environment happy-dom
/** Notifications on the screen, and what an open page knows of what they ask. */
import { beforeEach, describe, expect, it } from 'vitest'
import { closeAnswered, closeSettled } from '../../web/live/shown.ts'

type Shown = { tag: string; data: { decision?: string; at?: number }; close: () => void }
let shown: Shown[]

const show = (tag: string, data: Shown['data']): void => {
  const close = (): void => {
    shown = shown.filter((other) => other !== it)
  }
  const it = { tag, data, close }
  shown.push(it)
}
const left = () => shown.map(({ tag, data }) => [tag, data.decision ?? ''].join(' ').trim())

beforeEach(() => {
  shown = []
  const getNotifications = async ({ tag }: { tag?: string } = {}) => shown.filter((one) => !tag || one.tag === tag)
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration: async () => ({ getNotifications }) } })
  show('lunch', { decision: 'd1', at: 100 })
  show('dinner', { decision: 'd2', at: 100 })
  show('dinner-chat', { at: 100 })
  show('over', { at: 100 })
})

describe('The list of one’s games', () => {
  it('closes what asks at a table that waits for nothing any more, and nothing else', async () => {
    await closeSettled(['lunch'], 200)
    expect(left()).toEqual(['lunch d1', 'dinner-chat', 'over'])
  })

  it('says nothing about what was shown after it was made', async () => {
    await closeSettled([], 50)
    expect(left()).toHaveLength(4)
  })

  it('closes what an earlier release has shown, which did not say when', async () => {
    show('breakfast', { decision: 'd3' })
    await closeSettled(['lunch', 'dinner'], 200)
    expect(left()).not.toContain('breakfast d3')
  })
})

describe('The page of a table', () => {
  it('closes what asks something else there, and leaves other tables alone', async () => {
    await closeAnswered('lunch', ['d9'])
    expect(left()).toEqual(['dinner d2', 'dinner-chat', 'over'])
  })
})
