/** The evening before a deployment: whatever an earlier release has stored is good in the morning, rows that pass by themselves among it. */
import { describe, expect, it } from 'vitest'
import { sweep } from '../../functions/clock/sweep.ts'
import type { Key, TableName } from '../../functions/store/store.ts'
import { isLooking } from '../../functions/ws/connections.ts'
import release from '../../package.json' with { type: 'json' }
import { recorded } from './evening.ts'
import { kindOf, leaveOvernight, nextMorning, noting } from './overnight.ts'
import { nights } from './release.ts'

const hour = 3_600_000
const all = nights()
const kindsOf = (rows: Parameters<typeof kindOf>[0][]): string[] => [...new Set(rows.map(kindOf))].toSorted()

describe('This release', () => {
  it('has kept one row of every kind that it stores: `npm run -s fixtures`', async () => {
    const kept = kindsOf(all.find(({ version }) => version === release.version)?.rows ?? [])
    expect(kindsOf((await leaveOvernight()).rows).filter((kind) => !kept.includes(kind))).toEqual([])
    const written: { table: TableName; item: Key }[] = []
    await recorded((store) => noting(store, (table, { pk, sk }) => written.push({ table, item: { pk, sk } })))
    expect(kindsOf(written).filter((kind) => !kept.includes(kind))).toEqual([])
  })

  it('has kept no secret with them: what opens something is stored as a hash', () => {
    for (const { held, rows } of all) {
      const stored = JSON.stringify(rows.map(({ item }) => item))
      for (const token of [held.link, held.mailed, held.question, held.signInToken, held.deviceCode]) expect(stored).not.toContain(token)
    }
  })
})

describe.each(all)('What release $version has stored', (night) => {
  const { ana, ben, dora, hal, lobby, game, waiting, over, timed } = night.held
  const at = () => nextMorning(night)

  it('shows people themselves, their games, their devices and whom they have muted', async () => {
    const { call } = await at()
    expect((await call('me', { as: ana })).body).toMatchObject({ id: ana, name: 'Ana', email: 'ana@example.com' })
    const games = (await call('myGames', { as: ana })).body.games.map(({ table }) => table)
    expect(games.toSorted()).toEqual([lobby, game, waiting].toSorted())
    expect((await call('myFinished', { as: ana, query: {} })).body.results.map(({ table }) => table)).toEqual([over])
    const devices = (await call('mySubscriptions', { as: ben })).body.subscriptions
    expect(devices).toEqual([expect.objectContaining({ id: night.held.subscription, device: 'Phone' })])
    expect((await call('shunned', { as: ana })).body.shunned).toEqual([{ player: ben, how: 'mute' }])
    expect((await call('me', { as: hal })).body.email).toBe('hal@example.com')
    expect((await call('exportMe', { as: ana })).status).toBe(200)
  })

  it('lets invitations be looked at, listed and accepted, and mails none to who wants none', async () => {
    const { call, mails, guest } = await at()
    const { link: token, mailed } = night.held
    expect((await call('lookAtInvite', { body: { token } })).body).toMatchObject({ host: 'Ana', table: { id: lobby } })
    const invites = (await call('invites', { as: ana, params: { table: lobby } })).body.invites
    expect(invites.filter(({ state }) => state === 'open')).toHaveLength(2)
    const newcomer = await guest('Ida')
    expect((await call('acceptInvite', { as: newcomer, body: { token } })).body.id).toBe(lobby)
    expect((await call('acceptInvite', { as: dora, body: { token: mailed, anyway: true } })).body.id).toBe(lobby)
    await call('invite', { as: ana, params: { table: lobby }, body: { email: 'fritz@example.com' } })
    expect(mails).toEqual([])
    const open = (await call('openTables', { query: {} })).body.tables.map(({ id }) => id)
    expect(open).toContain(lobby)
  })

  it('lets people in by the codes and links they were mailed, and by that of another device', async () => {
    const { call } = await at()
    const { signInCode: code, signInToken: token, deviceCode, addressCode } = night.held
    expect((await call('confirmSignIn', { body: { email: 'eve@example.com', code } })).body.account).toBe('new')
    expect((await call('confirmSignIn', { body: { token } })).body.account).toBe('new')
    expect((await call('useDeviceCode', { body: { code: deviceCode } })).body.id).toBe(ben)
    expect((await call('confirmAddress', { as: ben, body: { code: addressCode } })).body.me.email).toBe('ben@example.com')
  })

  it('lets games go on, with what was said at them, and questions be answered from the letter that asked them', async () => {
    const { call } = await at()
    const params = { table: game }
    // Nobody could say anything else at first.
    expect((await call('table', { as: ben, params })).body.settings.reactionMinutes).toBe(60)
    expect((await call('view', { as: ben, params })).body.view.you).toBe('s2')
    expect((await call('log', { as: ben, params, query: { looked: 'true' } })).body.moves.length).toBeGreaterThan(0)
    expect((await call('chat', { as: dora, params })).body.messages).toEqual([expect.objectContaining({ id: night.held.message })])
    const body = { token: night.held.question }
    expect((await call('lookAtQuestion', { body })).status).toBe(200)
    expect((await call('answerQuestion', { body: { ...body, picks: ['rock'] } })).status).toBe(200)
    expect((await call('unsubscribe', { params: { token: night.held.stop }, query: {} })).status).toBe(200)
    expect((await call('record', { as: ana, params: { table: over } })).status).toBe(200)
  })

  it('tells who was to be told when their hours open, and wakes what was to be woken', async () => {
    const { pushes, pass, ports, state } = await at()
    const versionOf = async (): Promise<number> => (await state(timed))?.v as number
    const before = await versionOf()
    await pass(24 * hour)
    expect(pushes.map(({ endpoint }) => endpoint)).toContain(`https://push.example.com/${ben}/Phone`)
    expect(await sweep(ports)).toBe(1)
    expect(await versionOf()).toBeGreaterThan(before)
  })

  it('knows whose page is open', async () => {
    const { call, state, follow, posted, ports } = await at()
    const before = await state(game)
    await call('answerQuestion', { body: { token: night.held.question, picks: ['rock'] } })
    await follow(before, await state(game))
    expect(posted.map(({ connection }) => connection)).toEqual([`of ${game}`])
    expect([await isLooking(ana, game, ports), await isLooking(dora, game, ports)]).toEqual([true, false])
  })

  it('counts on where it was: limits of an hour hold over a deployment', async () => {
    const { call } = await at()
    const again = () => call('requestSignIn', { body: { email: 'eve@example.com' } })
    const statuses = []
    for (let i = 0; i < 5; i++) statuses.push((await again()).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429])
  })
})
