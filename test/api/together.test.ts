/** Several questions in one request: each is answered as if it had come by itself, and by nobody who would not have answered it alone. */
import { describe, expect, it } from 'vitest'
import { gameKey } from '../../functions/people/player.ts'
import { Throttled } from '../../functions/store/store.ts'
import { gathering } from '../../web/session/gathering.ts'
import { newWorld } from './harness.ts'

async function newTable() {
  const world = newWorld()
  const [ana, ben] = [await world.guest('Ana'), await world.guest('Ben')]
  const { id } = (await world.call('createTable', { as: ana, body: { settings: { visibility: 'private' } } })).body
  return { world, ana, ben, id }
}

describe('POST /together', () => {
  it('answers each as it would alone', async () => {
    const { world, ana, id } = await newTable()
    const { replies } = (await world.call('together', { as: ana, body: { asks: ['/me', `/tables/${id}`, '/me/finished'] } })).body
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(replies[0]?.body).toEqual((await world.call('me', { as: ana })).body)
    expect(replies[1]?.body).toEqual((await world.call('table', { as: ana, params: { table: id } })).body)
  })

  it('shows nobody what they may not see', async () => {
    const { world, ben, id } = await newTable()
    const asks = [`/tables/${id}`, '/me']
    const [table, me] = (await world.call('together', { as: ben, body: { asks } })).body.replies
    expect(table).toMatchObject({ status: 404, body: { error: { code: 'no-such-table' } } })
    expect(me).toMatchObject({ status: 200, body: { id: ben } })
    const nobody = (await world.call('together', { body: { asks } })).body.replies
    expect(nobody.map(({ status }) => status)).toEqual([404, 401])
  })

  it('changes nothing: it asks only what can be looked at', async () => {
    const { world, ana, id } = await newTable()
    const asks = [`/tables/${id}/start`, '/together', '/outbox', '/me?unknown=1']
    const { replies } = (await world.call('together', { as: ana, body: { asks } })).body
    expect(replies.map(({ status }) => status)).toEqual([405, 405, 404, 400])
  })

  it('notes what its reader has seen, as if they had said so by itself', async () => {
    const { world, ana, ben, id } = await newTable()
    const noted = async (player: string) => (await world.memory.get('players', gameKey(player, id)))?.seen
    const together = (as: string, number: number) =>
      world.call('together', { as, body: { asks: ['/me', '/me/games'], seen: { table: id, number } } })
    expect((await together(ana, 3)).status).toBe(200)
    expect(await noted(ana)).toBe(3)
    expect(await together(ben, 4)).toMatchObject({ status: 404, body: { error: { code: 'no-such-table' } } })
    expect(await noted(ben)).toBeUndefined()
    expect(await together(ana, -1)).toMatchObject({ status: 400, body: { error: { code: 'malformed', field: 'seen.number' } } })
    const nobody = await world.call('together', { body: { asks: ['/me', '/me/games'], seen: { table: id, number: 9 } } })
    expect(nobody).toMatchObject({ status: 401 })
    expect(await noted(ana)).toBe(3)
  })

  it('reads once what several of them look at', async () => {
    const read: string[] = []
    const world = newWorld({
      around: (store) => ({
        ...store,
        get: (table, key, how) => {
          read.push(`${key.pk} ${key.sk}`)
          return store.get(table, key, how)
        },
      }),
    })
    const ana = await world.guest('Ana')
    const { id } = (await world.call('createTable', { as: ana, body: { settings: { visibility: 'private' } } })).body
    await world.call('seatBot', { as: ana, params: { table: id }, body: { bot: 'random' } })
    await world.call('start', { as: ana, params: { table: id } })
    world.clock.now += 2 * 60_000
    read.length = 0
    const asks = [`/tables/${id}`, `/tables/${id}/view`, '/me', `/tables/${id}/chat`]
    const { replies } = (await world.call('together', { as: ana, body: { asks } })).body
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(read.toSorted()).toEqual([`G#${id} STATE`, `G#${id} TABLE`, `P#${ana} ME`])
  })

  it('looks again for what could not be read, and for what was not there yet: each of them as if it were alone', async () => {
    let meanwhile: (sk: string) => unknown = () => undefined
    const world = newWorld({
      around: (store) => ({
        ...store,
        get: async (table, key, how) => {
          const item = await store.get(table, key, how)
          await meanwhile(key.sk)
          return item
        },
      }),
    })
    const ana = await world.guest('Ana')
    const { id } = (await world.call('createTable', { as: ana, body: { settings: { visibility: 'private' } } })).body
    await world.call('seatBot', { as: ana, params: { table: id }, body: { bot: 'random' } })
    /** Happens while the first row of this name is on its way. */
    const once = (name: string, happens: () => unknown) => {
      meanwhile = (sk) => {
        if (sk !== name) return
        meanwhile = () => undefined
        return happens()
      }
    }
    const statuses = async (...asks: string[]) =>
      (await world.call('together', { as: ana, body: { asks } })).body.replies.map(({ status }) => status)
    once('ME', () => Promise.reject(new Throttled()))
    expect(await statuses('/me', '/me')).toEqual([503, 200])
    once('STATE', () => world.call('start', { as: ana, params: { table: id } }))
    expect(await statuses(`/tables/${id}/view`, '/me')).toEqual([200, 200])
  })

  it('takes no more than a page needs', async () => {
    const { world, ana } = await newTable()
    const { status } = await world.call('together', { as: ana, body: { asks: Array.from({ length: 9 }, () => '/me') } })
    expect(status).toBe(400)
    expect((await world.call('together', { as: ana, body: { asks: [] } })).status).toBe(400)
  })
})

describe('The server of the pages', () => {
  const at = 'https://api.example/api/v1'
  const watched = (reply: (url: string, body: string) => Response) => {
    const sent: string[] = []
    const fetcher: typeof fetch = async (url, init) => {
      sent.push(`${init?.method ?? 'GET'} ${String(url).slice(at.length)}`)
      return reply(String(url), String(init?.body ?? ''))
    }
    return { sent, ask: gathering(fetcher, at) }
  }

  it('sends what is asked at the same moment together, and gives everybody their own reply', async () => {
    const { sent, ask } = watched((_, body) =>
      Response.json({ replies: (JSON.parse(body) as { asks: string[] }).asks.map((asked) => ({ status: 200, body: asked })) }),
    )
    const replies = await Promise.all(['/me', '/me/games'].map((path) => ask(`${at}${path}`)))
    expect(await Promise.all(replies.map((reply) => reply.json()))).toEqual(['/me', '/me/games'])
    expect(sent).toEqual(['POST /together'])
  })

  it('sends one alone, and whatever changes something by itself', async () => {
    const { sent, ask } = watched(() => Response.json({}))
    await ask(`${at}/me`)
    await Promise.all([ask(`${at}/me`), ask(`${at}/tables`, { method: 'POST', body: '{}' })])
    expect(sent.toSorted()).toEqual(['GET /me', 'GET /me', 'POST /tables'])
  })

  it('says along with them what has to be said', async () => {
    let said = ''
    const fetcher: typeof fetch = async (_, init) => {
      said = String(init?.body ?? '')
      return Response.json({ replies: [] })
    }
    const ask = gathering(fetcher, at, () => ({ seen: { table: 't', number: 2 } }))
    await Promise.all([ask(`${at}/me`), ask(`${at}/me/games`)])
    expect(JSON.parse(said)).toEqual({ asks: ['/me', '/me/games'], seen: { table: 't', number: 2 } })
  })

  it('tells everybody when nobody answers', async () => {
    const ask = gathering(async () => Promise.reject(new Error('offline')), at)
    const outcomes = await Promise.allSettled([ask(`${at}/me`), ask(`${at}/me/games`)])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})
