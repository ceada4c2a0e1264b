/** A new session secret beside the old one, as docs/operations.md has it: nobody is signed out, and nothing that is under way is lost. */
import { beforeEach, describe, expect, it } from 'vitest'
import { gate } from '../../functions/api/gate.ts'
import { readEnvironment, settingsOf } from '../../functions/entry/environment.ts'
import type { Letter } from '../../functions/ports.ts'
import { newEvening } from '../reach/evening.ts'
import { sentBack } from './harness.ts'

let at: ReturnType<typeof newEvening>
beforeEach(() => {
  at = newEvening()
})

const old = 'a-secret-for-tests-alone'
/** The value of the parameter at one of its steps, as the functions read it when they start. */
function put(value: string): void {
  const { sessionSecret, earlierSecrets } = settingsOf(readEnvironment({ ORIGIN: 'http://localhost:3000', SESSION_SECRET: value }, []))
  Object.assign(at.ports.settings, { sessionSecret, earlierSecrets })
}

async function guest(): Promise<string[]> {
  return (await at.call('becomeGuest', { body: {} })).cookies.map(sentBack)
}
const isLetIn = async (cookies: string[]): Promise<boolean> =>
  (await at.call('me', { cookies })).status === 200 && JSON.stringify(await gate({ cookies }, at.ports)) === '{"isAuthorized":true}'

describe('While the session secret is changed', () => {
  it('sessions of the old one and of the new one are both read, at every step', async () => {
    const before = await guest()
    put(`${old} the-new-one`)
    const during = await guest()
    expect([await isLetIn(before), await isLetIn(during)]).toEqual([true, true])
    put(`the-new-one ${old}`)
    const after = await guest()
    expect([await isLetIn(before), await isLetIn(during), await isLetIn(after)]).toEqual([true, true, true])
  })

  it('a function that has not heard of the step reads what those that have make', async () => {
    put(`${old} the-new-one`)
    const still = await guest()
    put(`the-new-one ${old}`)
    const already = await guest()
    expect(await isLetIn(still)).toBe(true)
    put(`${old} the-new-one`)
    expect(await isLetIn(already)).toBe(true)
  })

  it('sessions end with the secret that made them', async () => {
    const before = await guest()
    put(`the-new-one ${old}`)
    const after = await guest()
    put('the-new-one')
    expect([await isLetIn(before), await isLetIn(after)]).toEqual([false, true])
  })

  it('invitations that are under way are accepted, and revoked', async () => {
    const [ana, ben] = [await at.guest('Ana'), await at.guest('Ben')]
    const { id: table } = (await at.call('createTable', { as: ana, body: { settings: { seats: 4 } } })).body
    const link = async () => (await at.call('invite', { as: ana, params: { table }, body: {} })).body
    const [used, revoked] = [await link(), await link()]
    put(`the-new-one ${old}`)
    const token = used.link?.split('#')[1] ?? ''
    expect((await at.call('lookAtInvite', { body: { token } })).status).toBe(200)
    expect((await at.call('acceptInvite', { as: ben, body: { token } })).status).toBe(200)
    expect((await at.call('revokeInvite', { as: ana, params: { table, invite: revoked.invite.id }, body: {} })).status).toBe(200)
    expect((await at.call('lookAtInvite', { body: { token: revoked.link?.split('#')[1] ?? '' } })).error?.code).toBe('invite-revoked')
  })

  it('a question is answered from the letter that asked it, and its foot stops the next', async () => {
    const [ana, ben] = [await at.withAddress('Ana'), await at.withAddress('Ben')]
    const players = [{ hand: ['rock-paper-scissors-showdown', 'milk'] }, { hand: ['time', 'love'] }]
    const table = await at.gameOf([ana, ben], { turn: 's1', players, rules: ['play-2'] })
    await at.answers(ana, table, 'rock-paper-scissors-showdown')
    const letter = at.mails.find(({ to }) => to === 'ben@example.com') as Extract<Letter, { kind: 'asked' | 'warning' }>
    put(`the-new-one ${old}`)
    const token = letter.question.link.split('#')[1] ?? ''
    expect((await at.call('answerQuestion', { body: { token, picks: ['paper'] } })).status).toBe(200)
    const stop = letter.unsubscribe.split('/').pop() ?? ''
    expect((await at.call('unsubscribe', { params: { token: stop } })).status).toBe(200)
    expect((await at.call('me', { as: ben })).body.preferences.mail.asked).toBe(false)
  })
})
