/** Adding an address to an account, by a code that is mailed there. */
import { beforeEach, describe, expect, it } from 'vitest'
import { hours, minutes } from '../../functions/people/limits.ts'
import { addressKey, meKey } from '../../functions/people/player.ts'
import { newWorld, type World } from './harness.ts'

let world: World
let ana: string
beforeEach(async () => {
  world = newWorld()
  ana = await world.guest('Ana')
})

const ask = (as: string, email = 'ana@example.com') => world.call('addAddress', { as, body: { email } })
const confirm = (as: string, code: string, more: object = {}) => world.call('confirmAddress', { as, body: { code, ...more } })
const mailedCode = (): string => {
  const letter = world.mails.at(-1)
  return letter?.kind === 'address-code' ? letter.code : ''
}
/** Never the right one. */
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

async function withAddress(player: string, email: string): Promise<void> {
  await ask(player, email)
  expect((await confirm(player, mailedCode())).status).toBe(200)
}

describe('Adding an address', () => {
  it('mails a code in the reader’s language and binds the address when it comes back', async () => {
    await world.call('changeMe', { as: ana, body: { language: 'de' } })
    expect((await ask(ana, 'Ana@Example.com')).body).toEqual({ sent: true, minutes: 10 })
    expect(world.mails).toEqual([{ kind: 'address-code', to: 'ana@example.com', language: 'de', code: expect.stringMatching(/^\d{6}$/) }])
    const { body } = await confirm(ana, mailedCode())
    expect(body).toMatchObject({ moved: false, me: { id: ana, name: 'Ana', guest: false, email: 'ana@example.com' } })
    expect((await world.call('me', { as: ana })).body).toEqual(body.me)
  })

  it('keeps a guest from expiring', async () => {
    await withAddress(ana, 'ana@example.com')
    expect(await world.memory.get('players', meKey(ana))).not.toHaveProperty('ttl')
  })

  it('needs the right code, and gives five tries', async () => {
    await ask(ana)
    const code = mailedCode()
    for (let tried = 0; tried < 5; tried++) expect((await confirm(ana, wrong(code))).error?.code).toBe('code-wrong')
    expect((await confirm(ana, code)).error?.code).toBe('code-wrong')
    expect((await world.call('me', { as: ana })).body).toMatchObject({ guest: true, email: null })
  })

  it('gives no more than five tries at the same instant', async () => {
    await ask(ana)
    const code = mailedCode()
    await Promise.all(Array.from({ length: 5 }, () => confirm(ana, wrong(code))))
    expect((await confirm(ana, code)).error?.code).toBe('code-wrong')
  })

  it('is too late after ten minutes', async () => {
    await ask(ana)
    world.clock.advance(10 * minutes)
    expect((await confirm(ana, mailedCode())).error?.code).toBe('code-wrong')
  })

  it('takes the newest code alone', async () => {
    await ask(ana)
    const first = mailedCode()
    await ask(ana)
    expect(mailedCode()).not.toBe(first)
    expect((await confirm(ana, first)).error?.code).toBe('code-wrong')
    expect((await confirm(ana, mailedCode())).status).toBe(200)
  })

  it('takes the code from whoever asked for it and nobody else', async () => {
    const ben = await world.guest('Ben')
    await ask(ana)
    expect((await confirm(ben, mailedCode())).error?.code).toBe('code-wrong')
    await ask(ben, 'ben@example.com')
    expect((await confirm(ana, mailedCode())).error?.code).toBe('code-wrong')
  })

  it('may be confirmed twice, in case a reply is lost', async () => {
    await ask(ana)
    const first = await confirm(ana, mailedCode())
    expect((await confirm(ana, mailedCode())).body).toEqual(first.body)
  })

  it('frees the address of before', async () => {
    await withAddress(ana, 'ana@example.com')
    await withAddress(ana, 'new@example.com')
    expect(await world.memory.get('players', addressKey('ana@example.com'))).toBeNull()
    expect((await world.call('me', { as: ana })).body).toMatchObject({ guest: false, email: 'new@example.com' })
    await withAddress(await world.guest('Ben'), 'ana@example.com')
  })

  it('sends five codes an hour to one address, whoever asks', async () => {
    for (let sent = 0; sent < 5; sent++) expect((await ask(await world.guest())).status).toBe(200)
    expect(await ask(ana)).toMatchObject({ status: 429, error: { code: 'rate-limited' } })
    expect((await ask(ana, 'other@example.com')).status).toBe(200)
    expect(world.mails).toHaveLength(6)
    world.clock.advance(hours)
    expect((await ask(ana)).status).toBe(200)
  })

  it('cannot be guessed with ever new codes', async () => {
    const codes: (string | undefined)[] = []
    for (let round = 0; round < 6; round++) {
      if (round === 5) world.clock.advance(hours)
      const guesser = await world.guest()
      await ask(guesser)
      for (let tried = 0; tried < 5; tried++) codes.push((await confirm(guesser, wrong(mailedCode()))).error?.code)
    }
    expect(codes.slice(0, 25)).toEqual(Array(25).fill('code-wrong'))
    expect(codes.slice(25)).toEqual(Array(5).fill('rate-limited'))
  })

  it('says so if the mail cannot be sent', async () => {
    world.ports.mail.send = async () => {
      throw new Error('no mail to ana@example.com')
    }
    expect((await ask(ana)).error?.code).toBe('unavailable')
  })

  it.each(['ana', 'ana@', '@example.com', 'ana@example.com\nbcc: all@example.com', 'ä@example.com'])('refuses %j', async (email) => {
    expect((await ask(ana, email)).error).toMatchObject({ code: 'malformed', field: 'email' })
  })

  it('tells the log no address and no code', async () => {
    await ask(ana)
    const code = mailedCode()
    await confirm(ana, wrong(code))
    await confirm(ana, code)
    world.ports.mail.send = () => Promise.reject(new Error('no mail to ana@example.com'))
    await ask(ana)
    expect(world.lines.length).toBeGreaterThan(4)
    expect(world.lines.filter((line) => /@|example/.test(line) || line.includes(code))).toEqual([])
    expect(world.written.filter((text) => text.includes(`"${code}"`))).toEqual([])
  })
})

describe('An address that belongs to an account', () => {
  let guest: string
  beforeEach(async () => {
    await withAddress(ana, 'ana@example.com')
    guest = await world.guest('Ana on the train')
  })

  it('is answered like any other when it is added', async () => {
    expect((await ask(guest)).body).toEqual((await ask(guest, 'unknown@example.com')).body)
  })

  it('is told to be taken only to who holds the code', async () => {
    await ask(guest)
    expect((await confirm(guest, wrong(mailedCode()), { move: true })).error?.code).toBe('code-wrong')
    expect((await confirm(guest, mailedCode())).error?.code).toBe('address-taken')
    expect((await world.call('me', { as: guest })).body).toMatchObject({ guest: true, email: null })
  })

  it('is not taken over by somebody who has an address of their own', async () => {
    await withAddress(guest, 'train@example.com')
    await ask(guest)
    expect((await confirm(guest, mailedCode(), { move: true })).error?.code).toBe('address-taken')
  })

  it('is got by one when two ask for it at the same instant', async () => {
    const [ben, cem] = [await world.guest('Ben'), await world.guest('Cem')]
    await ask(ben, 'shared@example.com')
    const codeOfBen = mailedCode()
    await ask(cem, 'shared@example.com')
    const both = await Promise.all([confirm(ben, codeOfBen), confirm(cem, mailedCode())])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const people = await Promise.all([ben, cem].map((as) => world.call('me', { as })))
    expect(people.filter(({ body }) => body.email === 'shared@example.com')).toHaveLength(1)
  })
})
