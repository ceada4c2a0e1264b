/** The whole chain of a letter: be asked, find it in the outbox, answer from it without a session, and want no more of them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { layOut } from '../reach/laid-out.ts'
import { axeFinds } from './axe.ts'
import { boxTroubles } from './boxes.ts'
import { type House, openHouse, type Person } from './browser.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
}, 240_000)
afterAll(() => house?.stop())

const soon = { timeout: 15_000 }
const post = async (who: Person, path: string, data: object) =>
  (await who.context.request.post(`${house.origin}/api/v1${path}`, { data, headers: { origin: house.origin } })).json()
const get = async (who: Person, path: string) => (await who.context.request.get(`${house.origin}/api/v1${path}`)).json()
const mailsTo = (address: string) => house.host.outbox.list().filter(({ to }) => to.includes(address))

async function withAddress(who: Person, name: string, email: string): Promise<void> {
  await post(who, '/guests', { name })
  await post(who, '/me/address', { email })
  const [code = ''] = mailsTo(email)[0]?.subject.match(/\d{6}/) ?? []
  await post(who, '/me/address/confirm', { code })
}

describe('A letter', () => {
  it('asks the one question, is answered without a session, and can be stopped', async () => {
    const [ana, ben, stranger] = [await house.person(), await house.person(), await house.person()]
    await post(ana, '/guests', { name: 'Ana' })
    await withAddress(ben, 'Ben', 'ben@example.com')
    const settings = { name: 'Lunch club', seats: 2, first: 'host', pace: { kind: 'none' }, visibility: 'open' }
    const { id: table } = await post(ana, '/tables', { settings })
    await post(ben, `/tables/${table}/seats`, {})
    const hands = [{ hand: ['rock-paper-scissors-showdown', 'milk'] }, { hand: ['time', 'love'] }]
    await layOut(house.host.ports.store, table, { turn: 's1', players: hands, rules: ['play-2'] }, Date.now())
    const [asked] = (await get(ana, `/tables/${table}/view`)).view.decisions
    await post(ana, `/tables/${table}/answers`, { decision: asked.id, picks: ['rock-paper-scissors-showdown'] })

    const letters = () => mailsTo('ben@example.com').filter(({ subject }) => subject.includes('You are asked'))
    await expect.poll(() => letters().length, soon).toBe(1)
    const [letter] = letters()
    expect(letter?.text).toContain('Pick your throw against Ana.')
    expect(letter?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')

    // Somebody who reads the mail on a device that has never seen us.
    const [link = ''] = letter?.text.match(/http\S+\/answer#\S+/) ?? []
    const { page } = stranger
    const isKind = async () => {
      expect(await axeFinds(page)).toEqual([])
      expect(await boxTroubles(page)).toEqual([])
    }
    await page.goto(link)
    await page.getByRole('option', { name: 'Paper' }).click()
    await isKind()
    const throws = async () => (await get(ben, `/tables/${table}/view`)).view.decisions.length
    expect(await throws()).toBe(1)
    await page.getByRole('button', { name: 'Throw paper' }).click()
    await page.getByText('Answered.').waitFor()
    await isKind()
    expect(await throws()).toBe(0)
    expect((await stranger.context.cookies()).filter(({ name }) => name.includes('session'))).toEqual([])
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByText('This question is not open any more.').waitFor()
    await isKind()

    const [stop = ''] = letter?.text.match(/http\S+\/stop-mail#\S+/) ?? []
    await page.goto(stop)
    await page.getByRole('button', { name: 'No more of these' }).waitFor()
    await isKind()
    await page.getByRole('button', { name: 'No more of these' }).click()
    await page.getByText('Done.').waitFor()
    await isKind()
    expect((await get(ben, '/me')).preferences.mail).toMatchObject({ asked: false, digest: true })
    expect(stranger.troubles).toEqual([])
  }, 120_000)
})
