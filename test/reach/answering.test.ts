/** One question, answered from a letter or a notification. */
import { describe, expect, it } from 'vitest'
import type { Letter } from '../../functions/ports.ts'
import { newEvening } from './evening.ts'

const day = 24 * 60 * 60 * 1000

const showdown = () => ({
  turn: 's1' as const,
  players: [{ hand: ['rock-paper-scissors-showdown', 'milk'] }, { hand: ['time', 'love'] }],
  rules: ['play-2'],
})

async function thrown() {
  const at = newEvening()
  const [ana, ben] = [await at.withAddress('Ana'), await at.withAddress('Ben')]
  const table = await at.gameOf([ana, ben], showdown())
  await at.answers(ana, table, 'rock-paper-scissors-showdown')
  const letter = at.mails.find(({ to }) => to === 'ben@example.com') as Extract<Letter, { kind: 'asked' | 'warning' }>
  const token = letter.question.link.split('#')[1] ?? ''
  const look = () => at.call('lookAtQuestion', { body: { token } })
  const answer = (...picks: string[]) => at.call('answerQuestion', { body: { token, picks } })
  return { at, ana, ben, table, letter, token, look, answer }
}

describe('A question whose options everybody may see', () => {
  it('is mailed with a link to itself, which shows the question and nothing of the hand', async () => {
    const { letter, look, table } = await thrown()
    expect(letter.question).toMatchObject({ here: true, link: expect.stringMatching(/^http:\/\/localhost:3000\/answer#[\w-]{27}$/) })
    const { body } = await look()
    expect(body).toMatchObject({ table, name: 'Friday', decision: { prompt: { key: 'throw' }, options: ['rock', 'paper', 'scissors'] } })
    expect(JSON.stringify(body)).not.toMatch(/"(time|love|milk)"/)
  })

  it('is looked at without anything changing, and answered once', async () => {
    const { at, ben, table, look, answer } = await thrown()
    await look()
    await look()
    expect((await at.call('view', { as: ben, params: { table } })).body.view.decisions).toHaveLength(1)
    expect((await answer('paper')).status).toBe(200)
    expect((await answer('paper')).status).toBe(200)
    expect((await answer('rock')).error).toMatchObject({ code: 'answered-otherwise', chosen: ['paper'] })
    expect((await look()).error?.code).toBe('stale-decision')
  })

  it('takes only what can be picked', async () => {
    const { answer } = await thrown()
    expect((await answer('lizard')).error?.code).toBe('not-an-option')
    expect((await answer()).error?.code).toBe('wrong-number')
    expect((await answer('rock', 'paper')).error?.code).toBe('wrong-number')
  })

  it('gives no session, and opens nothing else', async () => {
    const { at, table, token, look } = await thrown()
    expect((await look()).cookies).toEqual([])
    expect((await at.call('view', { params: { table }, headers: { authorization: token } })).error).toBeUndefined()
    expect((await at.call('confirmSignIn', { body: { token } })).error?.code).toBe('code-wrong')
    expect((await at.call('acceptInvite', { body: { token } })).error?.code).toBe('not-signed-in')
  })

  it('is known to us by a hash alone', async () => {
    const { at, token } = await thrown()
    expect(at.written.join('\n')).not.toContain(token)
    expect(at.lines.join('\n')).not.toContain(token)
  })

  it('is open as long as the question is, though it got more time after the letter; at a table that rests it says so', async () => {
    const at = newEvening()
    const [ana, ben] = [await at.withAddress('Ana'), await at.withAddress('Ben')]
    const table = await at.gameOf([ana, ben], showdown())
    const agree = async (body: object) => {
      for (const as of [ana, ben]) expect((await at.call('propose', { as, params: { table }, body })).status).toBe(200)
    }
    await agree({ kind: 'pace', pace: { kind: 'each', minutes: 60 } })
    await at.answers(ana, table, 'rock-paper-scissors-showdown')
    const { link } = at.mails.flatMap((letter) => (letter.to === 'ben@example.com' && 'question' in letter ? letter.question : []))[0] ?? {}
    const body = { token: link?.split('#')[1] ?? '' }
    const look = () => at.call('lookAtQuestion', { body })
    await agree({ kind: 'pause' })
    at.clock.advance(3 * 60 * 60 * 1000)
    expect((await look()).error?.code).toBe('not-playing')
    expect((await at.call('answerQuestion', { body: { ...body, picks: ['rock'] } })).error?.code).toBe('not-playing')
    await agree({ kind: 'resume' })
    expect((await look()).body.decision.prompt.key).toBe('throw')
    expect((await at.call('answerQuestion', { body: { ...body, picks: ['rock'] } })).status).toBe(200)
    at.clock.advance(2 * 60 * 60 * 1000)
    expect((await look()).error?.code).toBe('stale-decision')
  })

  it('is open however long somebody who is hardly ever there may think about it', async () => {
    const at = newEvening()
    const [ana, ben] = [await at.withAddress('Ana'), await at.withAddress('Ben')]
    const evenings = Array.from({ length: 7 }, (_, day) => ({ day, from: 18 * 60, to: 20 * 60 }))
    await at.call('changeMe', { as: ben, body: { zone: 'UTC', calendar: evenings } })
    const params = { table: await at.gameOf([ana, ben], showdown()) }
    const body = { kind: 'pace', pace: { kind: 'each', minutes: 14 * 24 * 60 } }
    for (const as of [ana, ben]) expect((await at.call('propose', { as, params, body })).status).toBe(200)
    await at.answers(ana, params.table, 'rock-paper-scissors-showdown')
    await at.pass(day)
    const { link } = at.mails.flatMap((letter) => (letter.to === 'ben@example.com' && 'question' in letter ? letter.question : []))[0] ?? {}
    const token = link?.split('#')[1] ?? ''
    // Two hours a day: fourteen days of them are half a year.
    at.clock.advance(160 * day)
    expect((await at.call('lookAtQuestion', { body: { token } })).body.decision.prompt.key).toBe('throw')
    expect((await at.call('answerQuestion', { body: { token, picks: ['rock'] } })).status).toBe(200)
  })

  it('is gone when its time is, or when somebody else has the seat', async () => {
    const { at, table, look, answer } = await thrown()
    await at.ports.store.update('games', { pk: `G#${table}`, sk: 'STATE' }, { set: { b: { s2: 'greedy' } } })
    expect((await look()).error?.code).toBe('stale-decision')
    expect((await answer('rock')).error?.code).toBe('not-your-decision')
    at.clock.advance(15 * 24 * 60 * 60 * 1000)
    expect((await look()).error?.code).toBe('no-such-thing')
    expect((await answer('rock')).error?.code).toBe('no-such-thing')
  })

  it('is unknown to whoever guesses', async () => {
    const { at } = await thrown()
    expect((await at.call('lookAtQuestion', { body: { token: 'A'.repeat(27) } })).error?.code).toBe('no-such-thing')
  })
})

describe('A notification', () => {
  const passing = () => ({ turn: 's1' as const, players: [{ hand: ['rotate-hands', 'milk'] }, { hand: ['time'] }], rules: ['play-2'] })

  it('offers two open options to tap', async () => {
    const at = newEvening()
    const [ana, ben] = [await at.guest('Ana'), await at.guest('Ben')]
    const table = await at.gameOf([ana, ben], passing())
    await at.subscribe(ana)
    await at.answers(ana, table, 'rotate-hands')
    const { notification } = JSON.parse(at.pushes[0]?.body ?? '{}')
    expect(notification.body).toBe('You played Rotate Hands. Pick the side to which everybody passes their hand.')
    expect(notification.actions.map(({ action, title }: { action: string; title: string }) => [action, title])).toEqual([
      ['left', 'Left'],
      ['right', 'Right'],
    ])
    const [asked] = (await at.call('view', { as: ana, params: { table } })).body.view.decisions
    expect(notification.data.decision).toBe(asked?.id)
  })

  it('offers nothing where there are more, or where they are cards of the hand', async () => {
    const at = newEvening()
    const [ana, ben] = [await at.guest('Ana'), await at.guest('Ben')]
    await at.subscribe(ben)
    const table = await at.gameOf([ana, ben], showdown())
    await at.answers(ana, table, 'rock-paper-scissors-showdown')
    expect(at.pushes.map(({ body }) => JSON.parse(body).notification.actions)).toEqual([undefined])
  })
})

describe('A question for a Surprise', () => {
  it.each([
    ['who holds one', ['robin', 'veto']],
    ['who holds none', ['robin', 'alfred-pennyworth']],
  ])('is never asked where others could read it, or they would see %s', async (_who, hand) => {
    const at = newEvening()
    const [ana, ben] = [await at.withAddress('Ana'), await at.withAddress('Ben')]
    await at.subscribe(ana)
    const position = { turn: 's1' as const, options: { reactions: 'ask' as const }, players: [{ hand: ['draw-2', 'batman'] }, { hand }] }
    const table = await at.gameOf([ana, ben], position, 'Friday', ['batman'])
    await at.answers(ana, table, 'draw-2')
    const letters = at.mails.flatMap((letter) => (letter.to === 'ben@example.com' && 'question' in letter ? letter.question : []))
    expect(letters).toMatchObject([{ here: false, link: expect.stringContaining(`/t/${table}`) }])
  })
})
