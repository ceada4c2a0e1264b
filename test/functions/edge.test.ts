/** In the cloud everybody comes through our edge; who does not is turned away, and nobody can call another address their own. */
import { describe, expect, it } from 'vitest'
import { byEdgeAlone } from '../../cdk/pages/by-edge.ts'
import { ws } from '../../functions/ws/ws.ts'
import { forReader } from '../../web/session/for-reader.ts'
import { newWorld } from '../api/harness.ts'

function inTheCloud() {
  const world = newWorld({ now: Date.now() })
  world.ports.settings.edgeKey = 'the-key-of-the-edge'
  return world
}
const byEdge = { 'x-meanwhile-edge': 'the-key-of-the-edge' }

describe('The edge', () => {
  it('has to show its key, or nothing is answered', async () => {
    const { call } = inTheCloud()
    expect((await call('health')).error?.code).toBe('wrong-origin')
    expect((await call('health', { headers: { 'x-meanwhile-edge': 'another key' } })).error?.code).toBe('wrong-origin')
    expect((await call('health', { headers: byEdge })).status).toBe(200)
  })

  it('is believed at every step of changing its key, whichever of the two has been deployed first', async () => {
    const { call, ports } = inTheCloud()
    const steps = ['old', 'old new', 'new']
    const isLetIn = async (known: string, shown: string): Promise<boolean> => {
      ports.settings.edgeKey = known
      return (await call('health', { headers: { 'x-meanwhile-edge': shown } })).status === 200
    }
    for (const [i, known] of steps.entries()) {
      for (const shown of steps.slice(Math.max(0, i - 1), i + 2))
        expect([known, shown, await isLetIn(known, shown)]).toEqual([known, shown, true])
    }
    expect(await isLetIn('new', 'old')).toBe(false)
    for (const nothing of ['', ' ', 'ne', 'old  ne']) expect(await isLetIn('new', nothing)).toBe(false)
  })

  it('says where somebody is, by which they are counted', async () => {
    const { call } = inTheCloud()
    const from = (address: string) => call('becomeGuest', { body: {}, headers: { ...byEdge, 'cloudfront-viewer-address': address } })
    const until = async (address: string): Promise<number> => {
      for (let tries = 1; tries < 1000; tries++) if ((await from(`${address}:${40000 + tries}`)).status === 429) return tries
      return 0
    }
    const limit = await until('198.51.100.7')
    expect(limit).toBeGreaterThan(1)
    expect((await from('198.51.100.8:1')).status).toBe(200)
    expect(await until('2001:db8::7')).toBe(limit)
  })

  it('says it of IPv6 too, where a network counts as one: everybody who has one could come by any of its addresses', async () => {
    const { call } = inTheCloud()
    const from = (address: string) =>
      call('becomeGuest', { body: {}, headers: { ...byEdge, 'cloudfront-viewer-address': `${address}:40000` } })
    const ways = ['2001:db8:0:7::', '2001:DB8:0:7:1:2:3:', '2001:0db8:0000:0007:0:0:0:', '[2001:db8::7:0:0:0:', '2001:db8:0:7:abcd::']
    for (let i = 0; i < 60; i++) {
      const [way = ''] = ways.slice(i % ways.length)
      expect((await from(`${way}${i + 1}${way.startsWith('[') ? ']' : ''}`)).status).toBe(200)
    }
    expect((await from('2001:db8:0:7:ffff:ffff:ffff:ffff')).status).toBe(429)
    for (const other of ['2001:db8:0:8::1', '2001:db8::1', '::ffff:198.51.100.7', '::ffff:198.51.100.8', '::1', 'no address'])
      expect((await from(other)).status).toBe(200)
  })

  it('tells the server of the pages too, which hands it on: readers are counted one by one', async () => {
    const { call } = inTheCloud()
    const reading = (address: string, shown = 'the-key-of-the-edge') => {
      const received = new Headers({ 'x-meanwhile-edge': shown, 'x-meanwhile-viewer': address })
      return call('becomeGuest', { body: {}, headers: forReader(received, 'the-key-of-the-edge') })
    }
    const until = async (address: () => string, shown?: string): Promise<number> => {
      for (let tries = 1; tries < 1000; tries++) if ((await reading(address(), shown)).status === 429) return tries
      return 0
    }
    const limit = await until(() => '198.51.100.7')
    expect(limit).toBeGreaterThan(1)
    expect((await reading('198.51.100.8')).status).toBe(200)
    expect(await until(() => '2001:db8::7')).toBe(limit)
    // Past the edge, somebody may call themselves what they like: they are all one.
    let made = 0
    expect(await until(() => `10.0.0.${made++}`, 'no key of ours')).toBe(limit)
  })

  it('is shown its own key by that server, and nothing where there is none', () => {
    const received = new Headers({ 'x-meanwhile-edge': 'old', 'x-meanwhile-viewer': '198.51.100.7' })
    const shown = { 'x-meanwhile-edge': 'old new', 'cloudfront-viewer-address': '198.51.100.7:0' }
    expect(forReader(received, 'old new')).toEqual(shown)
    expect(forReader(received, 'new')).toEqual({ 'x-meanwhile-edge': 'new' })
    expect(forReader(received, '')).toEqual({})
  })

  it('has to show it for a socket too', async () => {
    const { ports, guest, session, call } = inTheCloud()
    ports.settings.edgeKey = ''
    const player = await guest()
    ports.settings.edgeKey = 'the-key-of-the-edge'
    const headers = { Origin: ports.settings.origin, Cookie: await session(player) }
    const connect = (more: object) =>
      ws({ requestContext: { connectionId: '1', eventType: 'CONNECT' }, headers: { ...headers, ...more } }, ports)
    expect((await connect({})).statusCode).toBe(403)
    expect((await connect({ 'X-Meanwhile-Edge': 'the-key-of-the-edge' })).statusCode).toBe(200)
    expect((await call('health')).status).toBe(403)
  })
})

describe('The pages', () => {
  it('are shown to nobody who comes around the edge', async () => {
    const shown = async (headers: { [name: string]: string | undefined } | undefined, keys: string) =>
      byEdgeAlone(async () => 'a page', keys)({ ...(headers && { headers }) }, {})
    expect(await shown(byEdge, 'the-key-of-the-edge')).toBe('a page')
    expect(await shown(byEdge, 'another-key the-key-of-the-edge')).toBe('a page')
    for (const headers of [undefined, {}, { 'x-meanwhile-edge': '' }, { 'x-meanwhile-edge': 'another key' }])
      expect(await shown(headers, 'the-key-of-the-edge')).toMatchObject({ statusCode: 403, body: '' })
    expect(await shown(byEdge, '')).toMatchObject({ statusCode: 403 })
  })
})
