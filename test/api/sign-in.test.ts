/** Signing in by mail: with the button behind the link, or with the code. */
import { decode } from 'next-auth/jwt'
import { beforeEach, describe, expect, it } from 'vitest'
import { write } from '../../functions/mail/letters.ts'
import { hours, minutes } from '../../functions/people/limits.ts'
import { addressKey, meKey } from '../../functions/people/player.ts'
import { OutcomeUnknown } from '../../functions/store/store.ts'
import { newWorld, sentBack, type World } from './harness.ts'

let world: World
beforeEach(() => {
  world = newWorld()
})

const email = 'ana@example.com'
const ask = (to = email, more: object = {}) => world.call('requestSignIn', { body: { email: to, ...more } })
const withCode = (code: string, more: object = {}, as?: string) =>
  world.call('confirmSignIn', { body: { email, code, ...more }, ...(as && { as }) })
const withLink = (token: string, more: object = {}, as?: string) =>
  world.call('confirmSignIn', { body: { token, ...more }, ...(as && { as }) })
const mailed = (): { code: string; token: string } => {
  const letter = world.mails.at(-1)
  if (letter?.kind !== 'sign-in') throw new Error('no such mail')
  return { code: letter.code, token: letter.link.split('#')[1] ?? '' }
}
/** Never the right one. */
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Somebody with an account, who is not here at the moment. */
async function account(): Promise<string> {
  await ask()
  return (await withCode(mailed().code)).body.me.id
}

describe('Asking to sign in', () => {
  it('mails a link and a code, in the language of the page', async () => {
    expect((await ask('Ana@Example.com', { language: 'de' })).body).toEqual({ sent: true, minutes: 10 })
    const link = expect.stringMatching(/^http:\/\/localhost:3000\/sign-in#[\w-]{27}$/)
    expect(world.mails).toEqual([{ kind: 'sign-in', to: email, language: 'de', code: expect.stringMatching(/^\d{6}$/), link }])
  })

  it('writes both into the letter', async () => {
    await ask()
    const [letter] = world.mails
    const { subject, text, html } = write(letter as NonNullable<typeof letter>)
    const { code, token } = mailed()
    expect(subject).toContain(code)
    for (const part of [text, html]) expect(part).toMatch(new RegExp(`/sign-in#${token}[\\s\\S]*${code}`))
  })

  it('tells nobody who plays here', async () => {
    const unknown = await ask('unknown@example.com')
    await account()
    const known = await ask()
    expect(known.body).toEqual(unknown.body)
    expect(known.cookies).toEqual([])
  })

  it('sends five mails an hour to one address, apart from other codes', async () => {
    const ben = await world.guest('Ben')
    await world.call('addAddress', { as: ben, body: { email } })
    for (let sent = 0; sent < 5; sent++) expect((await ask()).status).toBe(200)
    expect(await ask()).toMatchObject({ status: 429, error: { code: 'rate-limited' } })
    expect(world.mails).toHaveLength(6)
    expect((await ask('other@example.com')).status).toBe(200)
    world.clock.advance(hours)
    expect((await ask()).status).toBe(200)
  })

  it('sends forty an hour for one who asks', async () => {
    for (let sent = 0; sent < 40; sent++) expect((await ask(`somebody${sent}@example.com`)).status).toBe(200)
    expect((await ask('one-more@example.com')).error?.code).toBe('rate-limited')
  })

  it('says so if the mail cannot be sent', async () => {
    world.ports.mail.send = () => Promise.reject(new Error('no mail to ana@example.com'))
    expect((await ask()).error?.code).toBe('unavailable')
    expect(world.lines.filter((line) => /@|example/.test(line))).toEqual([])
  })

  it.each(['ana', 'ana@', '@example.com', 'ana@example.com\nbcc: all@example.com'])('refuses %j', async (to) => {
    expect((await ask(to)).error).toMatchObject({ code: 'malformed', field: 'email' })
  })
})

describe('Signing in', () => {
  it('with an address that is new makes an account', async () => {
    await ask()
    const { body, cookies } = await withCode(mailed().code, { language: 'de', zone: 'Europe/Berlin' })
    expect(body).toMatchObject({ account: 'new', me: { email, guest: false, language: 'de', zone: 'Europe/Berlin', played: 0 } })
    expect(body.me.name).not.toMatch(/ana/i)
    expect((await world.call('me', { cookies: cookies.map(sentBack) })).body).toEqual(body.me)
    expect(await world.memory.get('players', meKey(body.me.id))).not.toHaveProperty('ttl')
  })

  it('comes back to the same account, by link as well as by code', async () => {
    const ana = await account()
    await ask()
    expect((await withLink(mailed().token)).body).toMatchObject({ account: 'found', me: { id: ana } })
    await ask()
    expect((await withCode(mailed().code)).body).toMatchObject({ account: 'found', me: { id: ana } })
  })

  it('begins a session next-auth can read, of the present epoch', async () => {
    const today = newWorld({ now: Date.now() })
    world = today
    const ana = await account()
    await today.call('signOutEverywhere', { as: ana })
    await ask()
    const { cookies } = await withLink(mailed().token)
    const [, token] = sentBack(cookies[0]).split('=')
    expect(await decode({ token, secret: today.ports.settings.sessionSecret })).toMatchObject({ sub: ana, epoch: 1 })
  })

  it('is possible once with a mail, whichever of the two is used', async () => {
    await ask()
    const { code, token } = mailed()
    expect((await withLink(token)).status).toBe(200)
    expect((await withLink(token)).error?.code).toBe('code-wrong')
    expect((await withCode(code)).error?.code).toBe('code-wrong')
    await ask()
    const next = mailed()
    expect((await withCode(next.code)).status).toBe(200)
    expect((await withCode(next.code)).error?.code).toBe('code-wrong')
    expect((await withLink(next.token)).error?.code).toBe('code-wrong')
  })

  it('is possible once at the same instant', async () => {
    await ask()
    const { code, token } = mailed()
    const tries = await Promise.all([withLink(token), withCode(code), withLink(token), withCode(code)])
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('needs the right code, and gives five tries; the link still works', async () => {
    await ask()
    const { code, token } = mailed()
    for (let tried = 0; tried < 5; tried++) expect((await withCode(wrong(code))).error?.code).toBe('code-wrong')
    expect((await withCode(code)).error?.code).toBe('code-wrong')
    expect((await withLink(token)).status).toBe(200)
  })

  it('gives no more than five tries at the same instant', async () => {
    await ask()
    const { code } = mailed()
    await Promise.all(Array.from({ length: 5 }, () => withCode(wrong(code))))
    expect((await withCode(code)).error?.code).toBe('code-wrong')
  })

  it('is too late after ten minutes, even if nobody has swept', async () => {
    await ask()
    const { code, token } = mailed()
    world.clock.advance(10 * minutes)
    expect((await withCode(code)).error?.code).toBe('code-wrong')
    expect((await withLink(token)).error?.code).toBe('code-wrong')
  })

  it('takes the newest mail alone', async () => {
    await ask()
    const first = mailed()
    await ask()
    expect((await withLink(first.token)).error?.code).toBe('code-wrong')
    expect((await withCode(first.code)).error?.code).toBe('code-wrong')
    expect((await withLink(mailed().token)).status).toBe(200)
  })

  it('takes a code for the address it was mailed to and no other', async () => {
    await ask()
    await ask('ben@example.com')
    expect((await withCode(mailed().code)).error?.code).toBe('code-wrong')
  })

  it('cannot be guessed with ever new codes', async () => {
    const codes: (string | undefined)[] = []
    for (let round = 0; round < 6; round++) {
      if (round === 5) world.clock.advance(hours)
      await ask()
      for (let tried = 0; tried < 5; tried++) codes.push((await withCode(wrong(mailed().code))).error?.code)
    }
    expect(codes.slice(0, 25)).toEqual(Array(25).fill('code-wrong'))
    expect(codes.slice(25)).toEqual(Array(5).fill('rate-limited'))
  })

  it('uses up nobody’s tries while no mail waits', async () => {
    for (let tried = 0; tried < 40; tried++) expect((await withCode('123456')).error?.code).toBe('code-wrong')
    await ask()
    expect((await withCode(mailed().code)).status).toBe(200)
  })

  it('leaves neither code nor token in the store, nor an address in the log', async () => {
    await ask()
    const { code, token } = mailed()
    await withCode(wrong(code))
    await withLink(token)
    expect(world.written.filter((text) => text.includes(`"${code}"`) || text.includes(token))).toEqual([])
    expect(world.lines.filter((line) => /@|example/.test(line) || line.includes(code) || line.includes(token))).toEqual([])
  })

  it.each([{}, { email }, { code: '123456' }, { token: 'short' }, { email, code: '12345' }])('cannot be asked by %j', async (body) =>
    expect((await world.call('confirmSignIn', { body })).error?.code).toBe('malformed'),
  )

  it('takes nothing it does not know', async () => {
    expect((await withLink('x'.repeat(27), { name: 'Ana' })).error).toMatchObject({ code: 'unknown-field', field: 'name' })
  })
})

describe('Signing in again because nobody heard what became of it', () => {
  const [mine, another] = ['a'.repeat(32), 'b'.repeat(32)]

  /** Everything the store is asked to write from now on arrives, and nobody hears of it. */
  const unheard = (times: number) => {
    let left = times
    world.watch((store) => {
      const silent =
        <A extends unknown[], T>(write: (...given: A) => Promise<T>) =>
        async (...given: A): Promise<T> => {
          const done = await write(...given)
          if (left-- > 0) throw new OutcomeUnknown()
          return done
        }
      return { ...store, update: silent(store.update), transact: silent(store.transact) }
    })
  }

  it.each(['code', 'link'] as const)('lets the same attempt in with the same %s, to the same account', async (by) => {
    await ask()
    const { code, token } = mailed()
    const go = (more: object) => (by === 'code' ? withCode(code, more) : withLink(token, more))
    for (let times = 1; times < 5; times++) {
      unheard(times)
      await go({ attempt: mine })
      world.watch(() => world.ports.store)
    }
    const { status, body } = await go({ attempt: mine })
    expect([status, body.me.email]).toEqual([200, email])
    expect(world.written.filter((text) => text.includes('"epoch":0'))).toHaveLength(1)
  })

  it('is for nobody else who holds the mail', async () => {
    await ask()
    const { code, token } = mailed()
    expect((await withCode(code, { attempt: mine })).status).toBe(200)
    for (const more of [{}, { attempt: another }]) {
      expect((await withCode(code, more)).error?.code).toBe('code-wrong')
      expect((await withLink(token, more)).error?.code).toBe('code-wrong')
    }
    expect((await withLink(token, { attempt: mine })).status).toBe(200)
    expect(world.written.filter((text) => text.includes(mine))).toEqual([])
  })

  it('is for one of all who try at the same instant', async () => {
    await ask()
    const { token } = mailed()
    const attempts = Array.from({ length: 12 }, (_, i) => i.toString(16).padStart(32, '0'))
    const tries = await Promise.all(attempts.map((attempt) => withLink(token, { attempt })))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is possible for two minutes', async () => {
    await ask()
    const { token } = mailed()
    await withLink(token, { attempt: mine })
    world.clock.advance(2 * minutes - 1)
    expect((await withLink(token, { attempt: mine })).status).toBe(200)
    world.clock.advance(1)
    expect((await withLink(token, { attempt: mine })).error?.code).toBe('code-wrong')
  })

  it('brings a guest along, wherever it broke off', async () => {
    const ana = await account()
    for (let times = 1; times < 12; times++) {
      const guest = await world.guest('Ana on the train')
      const { id } = (await world.call('createTable', { as: guest, body: {} })).body
      world.clock.advance(hours)
      await ask()
      const { token } = mailed()
      const session = await world.session(guest)
      const go = () => world.call('confirmSignIn', { body: { token, move: true, attempt: mine }, cookies: [session] })
      unheard(times)
      const first = await go()
      world.watch(() => world.ports.store)
      const { status, body } = first.status === 200 ? first : await go()
      expect([status, body.me?.id]).toEqual([200, ana])
      expect((await world.call('table', { as: ana, params: { table: id } })).body.host).toBe(ana)
    }
  })
})

describe('A guest who signs in', () => {
  let guest: string
  let table: string
  beforeEach(async () => {
    guest = await world.guest('Ana on the train')
    table = (await world.call('createTable', { as: guest, body: {} })).body.id
  })
  const tablesOf = async (as: string) => (await world.call('myGames', { as })).body.games.map((game) => game.table)

  it('keeps everything when the address is new, and is a guest no longer', async () => {
    await ask()
    const { body } = await withCode(mailed().code, {}, guest)
    expect(body).toMatchObject({ account: 'guest-kept', me: { id: guest, name: 'Ana on the train', guest: false, email } })
    expect((await world.call('me', { as: guest })).body).toEqual(body.me)
    expect(await tablesOf(guest)).toEqual([table])
    expect(await world.memory.get('players', addressKey(email))).toMatchObject({ player: guest })
  })

  it('leaves it behind if it is not theirs', async () => {
    await ask()
    const { body } = await withCode(mailed().code, { move: false }, guest)
    expect(body.account).toBe('new')
    expect(body.me.id).not.toBe(guest)
    expect((await world.call('me', { as: guest })).body).toMatchObject({ guest: true, email: null })
  })

  it('takes it along into the account there is, if they say so', async () => {
    const ana = await account()
    await ask()
    const { body, cookies } = await withLink(mailed().token, { move: true }, guest)
    expect(body).toMatchObject({ account: 'guest-moved', me: { id: ana } })
    expect(await tablesOf(ana)).toEqual([table])
    expect((await world.call('me', { cookies: cookies.map(sentBack) })).body.id).toBe(ana)
    expect((await world.call('me', { as: guest })).error?.code).toBe('session-over')
  })

  it('comes into the account there is without it, if they do not', async () => {
    const ana = await account()
    await ask()
    expect((await withLink(mailed().token, {}, guest)).body).toMatchObject({ account: 'found', me: { id: ana } })
    expect(await tablesOf(ana)).toEqual([])
    expect(await tablesOf(guest)).toEqual([table])
  })

  it('moves nothing of somebody who has an address of their own', async () => {
    await world.call('requestSignIn', { body: { email: 'ben@example.com' } })
    const ben = (await withLink(mailed().token, {}, guest)).body.me.id
    expect(ben).toBe(guest)
    await ask()
    expect((await withLink(mailed().token, { move: true }, ben)).body.account).toBe('new')
    expect(await tablesOf(ben)).toEqual([table])
  })

  it('gets the address alone when two confirm it at the same instant', async () => {
    const other = await world.guest('Ben')
    await ask()
    const mine = mailed()
    await world.call('addAddress', { as: other, body: { email } })
    const letter = world.mails.at(-1)
    const code = letter?.kind === 'address-code' ? letter.code : ''
    await Promise.all([withLink(mine.token, { move: true }, guest), world.call('confirmAddress', { as: other, body: { code } })])
    const people = await Promise.all([guest, other].map((as) => world.call('me', { as })))
    expect(people.filter(({ body }) => body.email === email)).toHaveLength(1)
  })
})
