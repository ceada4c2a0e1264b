/**
 * Who may do what: every route, asked by everybody there can be, at tables that are private and open, before the deal, during the game
 * and after it. Each cell is what the door answers: `ok`, or the code it refuses with.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { errors } from '../../functions/api/errors.ts'
import { paths, type RouteName } from '../../functions/api/paths.ts'
import { type Person, persons, type Stage, type Visibility } from '../fuzz/company.ts'
import { requestFor, type Scene, setScene } from '../fuzz/scene.ts'

// biome-ignore format: a table
const matrix: { [section: string]: string } = {
  'about no table': `
                    nobody         guest           other           spectator       former          seated            host
health              ok             ok              ok              ok              ok              ok                ok
openapi             ok             ok              ok              ok              ok              ok                ok
together            ok             ok              ok              ok              ok              ok                ok
becomeGuest         ok             ok              ok              ok              ok              ok                ok
requestSignIn       ok             ok              ok              ok              ok              ok                ok
confirmSignIn       ok             ok              ok              ok              ok              ok                ok
useDeviceCode       ok             ok              ok              ok              ok              ok                ok
signOut             ok             ok              ok              ok              ok              ok                ok
me                  not-signed-in  ok              ok              ok              ok              ok                ok
changeMe            not-signed-in  ok              ok              ok              ok              ok                ok
addAddress          not-signed-in  ok              ok              ok              ok              ok                ok
confirmAddress      not-signed-in  code-wrong      code-wrong      code-wrong      code-wrong      ok                code-wrong
makeDeviceCode      not-signed-in  ok              ok              ok              ok              ok                ok
signOutEverywhere   not-signed-in  ok              ok              ok              ok              ok                ok
exportMe            not-signed-in  ok              ok              ok              ok              ok                ok
deleteMe            not-signed-in  ok              ok              ok              ok              ok                ok
myGames             not-signed-in  ok              ok              ok              ok              ok                ok
myFinished          not-signed-in  ok              ok              ok              ok              ok                ok
mySubscriptions     not-signed-in  ok              ok              ok              ok              ok                ok
addSubscription     not-signed-in  ok              ok              ok              ok              ok                ok
testSubscription    not-signed-in  no-such-thing   no-such-thing   no-such-thing   no-such-thing   ok                no-such-thing
removeSubscription  not-signed-in  ok              ok              ok              ok              ok                ok
names               not-signed-in  ok              ok              ok              ok              ok                ok
report              not-signed-in  ok              ok              ok              ok              ok                not-allowed
shun                not-signed-in  ok              ok              ok              ok              ok                not-allowed
shunned             not-signed-in  ok              ok              ok              ok              ok                ok
unsubscribe         ok             ok              ok              ok              ok              ok                ok
lookAtQuestion      ok             ok              ok              ok              ok              ok                ok
answerQuestion      ok             ok              ok              ok              ok              ok                ok
createTable         not-signed-in  ok              ok              ok              ok              ok                ok
openTables          ok             ok              ok              ok              ok              ok                ok`,

  'private lobby': `
                    nobody         guest           other           former          seated            host
table               no-such-table  no-such-table   no-such-table   no-such-table   ok                ok
changeTable         not-signed-in  no-such-table   no-such-table   no-such-table   not-the-host      ok
closeTable          not-signed-in  no-such-table   no-such-table   no-such-table   not-the-host      ok
takeSeat            not-signed-in  no-such-table   no-such-table   no-such-table   already-seated    already-seated
leave               not-signed-in  no-such-table   no-such-table   no-such-table   ok                ok
start               not-signed-in  no-such-table   no-such-table   no-such-table   not-the-host      ok
handOver            not-signed-in  no-such-table   no-such-table   no-such-table   not-the-host      ok
removePlayer        not-signed-in  no-such-table   no-such-table   no-such-table   not-the-host      ok
seatBot             not-signed-in  no-such-table   no-such-table   no-such-table   not-the-host      ok
takeBack            not-signed-in  no-such-table   no-such-table   no-such-table   not-started       not-started
propose             not-signed-in  no-such-table   no-such-table   no-such-table   not-started       not-started
vote                not-signed-in  no-such-table   no-such-table   no-such-table   not-started       not-started
rematch             not-signed-in  no-such-table   no-such-table   no-such-table   not-started       not-started
invite              not-signed-in  no-such-table   no-such-table   no-such-table   not-the-host      ok
invites             not-signed-in  no-such-table   no-such-table   no-such-table   not-the-host      ok
revokeInvite        not-signed-in  no-such-table   no-such-table   no-such-table   not-the-host      ok
lookAtInvite        ok             ok              ok              ok              ok                ok
acceptInvite        not-signed-in  ok              ok              ok              already-seated    already-seated
declineInvite       ok             ok              ok              ok              ok                ok
notMe               ok             ok              ok              ok              ok                ok
view                no-such-table  no-such-table   no-such-table   no-such-table   not-started       not-started
answer              not-signed-in  no-such-table   no-such-table   no-such-table   not-started       not-started
orders              not-signed-in  no-such-table   no-such-table   no-such-table   not-started       not-started
previewOrders       not-signed-in  no-such-table   no-such-table   no-such-table   not-started       not-started
log                 no-such-table  no-such-table   no-such-table   no-such-table   not-started       not-started
record              no-such-table  no-such-table   no-such-table   no-such-table   not-started       not-started
nudge               not-signed-in  no-such-table   no-such-table   no-such-table   not-started       not-started
seen                not-signed-in  no-such-table   no-such-table   no-such-table   ok                ok
chat                not-signed-in  no-such-table   no-such-table   no-such-table   ok                ok
say                 not-signed-in  no-such-table   no-such-table   no-such-table   ok                ok
unsay               not-signed-in  no-such-table   no-such-table   no-such-table   not-allowed       ok`,

  'open lobby': `
                    nobody         guest           other           spectator       former          seated            host
table               ok             ok              ok              ok              ok              ok                ok
changeTable         not-signed-in  not-the-host    not-the-host    not-the-host    not-the-host    not-the-host      ok
closeTable          not-signed-in  not-the-host    not-the-host    not-the-host    not-the-host    not-the-host      ok
takeSeat            not-signed-in  ok              ok              ok              ok              already-seated    already-seated
leave               not-signed-in  not-your-seat   not-your-seat   not-your-seat   not-your-seat   ok                ok
start               not-signed-in  not-the-host    not-the-host    not-the-host    not-the-host    not-the-host      ok
handOver            not-signed-in  not-the-host    not-the-host    not-the-host    not-the-host    not-the-host      ok
removePlayer        not-signed-in  not-the-host    not-the-host    not-the-host    not-the-host    not-the-host      ok
seatBot             not-signed-in  not-the-host    not-the-host    not-the-host    not-the-host    not-the-host      ok
takeBack            not-signed-in  not-started     not-started     not-started     not-started     not-started       not-started
propose             not-signed-in  not-started     not-started     not-started     not-started     not-started       not-started
vote                not-signed-in  not-started     not-started     not-started     not-started     not-started       not-started
rematch             not-signed-in  not-started     not-started     not-started     not-started     not-started       not-started
invite              not-signed-in  not-the-host    not-the-host    not-the-host    not-the-host    not-the-host      ok
invites             not-signed-in  not-the-host    not-the-host    not-the-host    not-the-host    not-the-host      ok
revokeInvite        not-signed-in  not-the-host    not-the-host    not-the-host    not-the-host    not-the-host      ok
lookAtInvite        ok             ok              ok              ok              ok              ok                ok
acceptInvite        not-signed-in  ok              ok              ok              ok              already-seated    already-seated
declineInvite       ok             ok              ok              ok              ok              ok                ok
notMe               ok             ok              ok              ok              ok              ok                ok
view                not-started    not-started     not-started     not-started     not-started     not-started       not-started
answer              not-signed-in  not-started     not-started     not-started     not-started     not-started       not-started
orders              not-signed-in  not-started     not-started     not-started     not-started     not-started       not-started
previewOrders       not-signed-in  not-started     not-started     not-started     not-started     not-started       not-started
log                 not-started    not-started     not-started     not-started     not-started     not-started       not-started
record              not-started    not-started     not-started     not-started     not-started     not-started       not-started
nudge               not-signed-in  not-your-seat   not-your-seat   not-your-seat   not-your-seat   not-started       not-started
seen                not-signed-in  no-such-table   no-such-table   no-such-table   no-such-table   ok                ok
chat                not-signed-in  not-your-seat   not-your-seat   not-your-seat   not-your-seat   ok                ok
say                 not-signed-in  not-your-seat   not-your-seat   not-your-seat   not-your-seat   ok                ok
unsay               not-signed-in  not-your-seat   not-your-seat   not-your-seat   not-your-seat   not-allowed       ok`,

  'private game': `
                    nobody         guest           other           former          seated            host
table               no-such-table  no-such-table   no-such-table   ok              ok                ok
changeTable         not-signed-in  no-such-table   no-such-table   not-the-host    not-the-host      ok
closeTable          not-signed-in  no-such-table   no-such-table   not-the-host    not-the-host      already-started
takeSeat            not-signed-in  no-such-table   no-such-table   not-allowed     already-seated    already-seated
leave               not-signed-in  no-such-table   no-such-table   ok              ok                ok
start               not-signed-in  no-such-table   no-such-table   not-the-host    not-the-host      ok
handOver            not-signed-in  no-such-table   no-such-table   not-the-host    not-the-host      ok
removePlayer        not-signed-in  no-such-table   no-such-table   not-the-host    not-the-host      ok
seatBot             not-signed-in  no-such-table   no-such-table   not-the-host    not-the-host      ok
takeBack            not-signed-in  no-such-table   no-such-table   not-your-seat   ok                ok
propose             not-signed-in  no-such-table   no-such-table   not-your-seat   ok                ok
vote                not-signed-in  no-such-table   no-such-table   not-your-seat   ok                ok
rematch             not-signed-in  no-such-table   no-such-table   not-your-seat   not-over          not-over
invite              not-signed-in  no-such-table   no-such-table   not-the-host    not-the-host      ok
invites             not-signed-in  no-such-table   no-such-table   not-the-host    not-the-host      ok
revokeInvite        not-signed-in  no-such-table   no-such-table   not-the-host    not-the-host      ok
lookAtInvite        ok             ok              ok              ok              ok                ok
acceptInvite        not-signed-in  ok              ok              ok              already-seated    already-seated
declineInvite       ok             ok              ok              ok              ok                ok
notMe               ok             ok              ok              ok              ok                ok
view                no-such-table  no-such-table   no-such-table   no-such-table   ok                ok
answer              not-signed-in  no-such-table   no-such-table   no-such-table   not-your-decision ok
orders              not-signed-in  no-such-table   no-such-table   no-such-table   ok                ok
previewOrders       not-signed-in  no-such-table   no-such-table   no-such-table   ok                ok
log                 no-such-table  no-such-table   no-such-table   no-such-table   ok                ok
record              no-such-table  no-such-table   no-such-table   no-such-table   not-over          not-over
nudge               not-signed-in  no-such-table   no-such-table   no-such-table   ok                nothing-owed
seen                not-signed-in  no-such-table   no-such-table   no-such-table   ok                ok
chat                not-signed-in  no-such-table   no-such-table   no-such-table   ok                ok
say                 not-signed-in  no-such-table   no-such-table   no-such-table   ok                ok
unsay               not-signed-in  no-such-table   no-such-table   no-such-table   not-allowed       ok`,

  'open game': `
                    nobody         guest           other           spectator       former          seated            host
table               ok             ok              ok              ok              ok              ok                ok
changeTable         not-signed-in  not-the-host    not-the-host    not-the-host    not-the-host    not-the-host      ok
closeTable          not-signed-in  not-the-host    not-the-host    not-the-host    not-the-host    not-the-host      already-started
takeSeat            not-signed-in  already-started already-started already-started already-started already-seated    already-seated
leave               not-signed-in  not-your-seat   not-your-seat   not-your-seat   ok              ok                ok
start               not-signed-in  not-the-host    not-the-host    not-the-host    not-the-host    not-the-host      ok
handOver            not-signed-in  not-the-host    not-the-host    not-the-host    not-the-host    not-the-host      ok
removePlayer        not-signed-in  not-the-host    not-the-host    not-the-host    not-the-host    not-the-host      ok
seatBot             not-signed-in  not-the-host    not-the-host    not-the-host    not-the-host    not-the-host      ok
takeBack            not-signed-in  not-your-seat   not-your-seat   not-your-seat   not-your-seat   ok                ok
propose             not-signed-in  not-your-seat   not-your-seat   not-your-seat   not-your-seat   ok                ok
vote                not-signed-in  not-your-seat   not-your-seat   not-your-seat   not-your-seat   ok                ok
rematch             not-signed-in  not-your-seat   not-your-seat   not-your-seat   not-your-seat   not-over          not-over
invite              not-signed-in  not-the-host    not-the-host    not-the-host    not-the-host    not-the-host      ok
invites             not-signed-in  not-the-host    not-the-host    not-the-host    not-the-host    not-the-host      ok
revokeInvite        not-signed-in  not-the-host    not-the-host    not-the-host    not-the-host    not-the-host      ok
lookAtInvite        ok             ok              ok              ok              ok              ok                ok
acceptInvite        not-signed-in  ok              ok              ok              ok              already-seated    already-seated
declineInvite       ok             ok              ok              ok              ok              ok                ok
notMe               ok             ok              ok              ok              ok              ok                ok
view                ok             ok              ok              ok              ok              ok                ok
answer              not-signed-in  not-your-seat   not-your-seat   not-your-seat   not-your-seat   not-your-decision ok
orders              not-signed-in  not-your-seat   not-your-seat   not-your-seat   not-your-seat   ok                ok
previewOrders       not-signed-in  not-your-seat   not-your-seat   not-your-seat   not-your-seat   ok                ok
log                 ok             ok              ok              ok              ok              ok                ok
record              not-over       not-over        not-over        not-over        not-over        not-over          not-over
nudge               not-signed-in  not-your-seat   not-your-seat   not-your-seat   not-your-seat   ok                nothing-owed
seen                not-signed-in  no-such-table   no-such-table   no-such-table   no-such-table   ok                ok
chat                not-signed-in  not-your-seat   not-your-seat   not-your-seat   not-your-seat   ok                ok
say                 not-signed-in  not-your-seat   not-your-seat   not-your-seat   not-your-seat   ok                ok
unsay               not-signed-in  not-your-seat   not-your-seat   not-your-seat   not-your-seat   not-allowed       ok`,

  'private over': `
                    nobody         guest           other           former          seated            host
table               no-such-table  no-such-table   no-such-table   ok              ok                ok
changeTable         not-signed-in  no-such-table   no-such-table   not-the-host    not-the-host      ok
closeTable          not-signed-in  no-such-table   no-such-table   not-the-host    not-the-host      already-started
takeSeat            not-signed-in  no-such-table   no-such-table   game-over       already-seated    already-seated
leave               not-signed-in  no-such-table   no-such-table   ok              game-over         game-over
start               not-signed-in  no-such-table   no-such-table   not-the-host    not-the-host      ok
handOver            not-signed-in  no-such-table   no-such-table   not-the-host    not-the-host      ok
removePlayer        not-signed-in  no-such-table   no-such-table   not-the-host    not-the-host      game-over
seatBot             not-signed-in  no-such-table   no-such-table   not-the-host    not-the-host      nothing-owed
takeBack            not-signed-in  no-such-table   no-such-table   not-your-seat   ok                ok
propose             not-signed-in  no-such-table   no-such-table   not-your-seat   game-over         game-over
vote                not-signed-in  no-such-table   no-such-table   not-your-seat   game-over         game-over
rematch             not-signed-in  no-such-table   no-such-table   not-your-seat   ok                ok
invite              not-signed-in  no-such-table   no-such-table   not-the-host    not-the-host      game-over
invites             not-signed-in  no-such-table   no-such-table   not-the-host    not-the-host      ok
revokeInvite        not-signed-in  no-such-table   no-such-table   not-the-host    not-the-host      ok
lookAtInvite        ok             ok              ok              ok              ok                ok
acceptInvite        not-signed-in  game-over       game-over       game-over       already-seated    already-seated
declineInvite       ok             ok              ok              ok              ok                ok
notMe               ok             ok              ok              ok              ok                ok
view                no-such-table  no-such-table   no-such-table   ok              ok                ok
answer              not-signed-in  no-such-table   no-such-table   no-such-table   game-over         game-over
orders              not-signed-in  no-such-table   no-such-table   no-such-table   game-over         game-over
previewOrders       not-signed-in  no-such-table   no-such-table   not-your-seat   ok                ok
log                 no-such-table  no-such-table   no-such-table   ok              ok                ok
record              no-such-table  no-such-table   no-such-table   ok              ok                ok
nudge               not-signed-in  no-such-table   no-such-table   no-such-table   nothing-owed      nothing-owed
seen                not-signed-in  no-such-table   no-such-table   no-such-table   ok                ok
chat                not-signed-in  no-such-table   no-such-table   no-such-table   ok                ok
say                 not-signed-in  no-such-table   no-such-table   no-such-table   ok                ok
unsay               not-signed-in  no-such-table   no-such-table   no-such-table   not-allowed       ok`,

  'open over': `
                    nobody         guest           other           spectator       former          seated            host
table               ok             ok              ok              ok              ok              ok                ok
changeTable         not-signed-in  not-the-host    not-the-host    not-the-host    not-the-host    not-the-host      ok
closeTable          not-signed-in  not-the-host    not-the-host    not-the-host    not-the-host    not-the-host      already-started
takeSeat            not-signed-in  game-over       game-over       game-over       game-over       already-seated    already-seated
leave               not-signed-in  not-your-seat   not-your-seat   not-your-seat   ok              game-over         game-over
start               not-signed-in  not-the-host    not-the-host    not-the-host    not-the-host    not-the-host      ok
handOver            not-signed-in  not-the-host    not-the-host    not-the-host    not-the-host    not-the-host      ok
removePlayer        not-signed-in  not-the-host    not-the-host    not-the-host    not-the-host    not-the-host      game-over
seatBot             not-signed-in  not-the-host    not-the-host    not-the-host    not-the-host    not-the-host      nothing-owed
takeBack            not-signed-in  not-your-seat   not-your-seat   not-your-seat   not-your-seat   ok                ok
propose             not-signed-in  not-your-seat   not-your-seat   not-your-seat   not-your-seat   game-over         game-over
vote                not-signed-in  not-your-seat   not-your-seat   not-your-seat   not-your-seat   game-over         game-over
rematch             not-signed-in  not-your-seat   not-your-seat   not-your-seat   not-your-seat   ok                ok
invite              not-signed-in  not-the-host    not-the-host    not-the-host    not-the-host    not-the-host      game-over
invites             not-signed-in  not-the-host    not-the-host    not-the-host    not-the-host    not-the-host      ok
revokeInvite        not-signed-in  not-the-host    not-the-host    not-the-host    not-the-host    not-the-host      ok
lookAtInvite        ok             ok              ok              ok              ok              ok                ok
acceptInvite        not-signed-in  game-over       game-over       game-over       game-over       already-seated    already-seated
declineInvite       ok             ok              ok              ok              ok              ok                ok
notMe               ok             ok              ok              ok              ok              ok                ok
view                ok             ok              ok              ok              ok              ok                ok
answer              not-signed-in  not-your-seat   not-your-seat   not-your-seat   not-your-seat   game-over         game-over
orders              not-signed-in  not-your-seat   not-your-seat   not-your-seat   not-your-seat   game-over         game-over
previewOrders       not-signed-in  not-your-seat   not-your-seat   not-your-seat   not-your-seat   ok                ok
log                 ok             ok              ok              ok              ok              ok                ok
record              ok             ok              ok              ok              ok              ok                ok
nudge               not-signed-in  not-your-seat   not-your-seat   not-your-seat   not-your-seat   nothing-owed      nothing-owed
seen                not-signed-in  no-such-table   no-such-table   no-such-table   no-such-table   ok                ok
chat                not-signed-in  not-your-seat   not-your-seat   not-your-seat   not-your-seat   ok                ok
say                 not-signed-in  not-your-seat   not-your-seat   not-your-seat   not-your-seat   ok                ok
unsay               not-signed-in  not-your-seat   not-your-seat   not-your-seat   not-your-seat   not-allowed       ok`,

}

// ── Reading it ─────────────────────────────────────────────────────────────────────────────────────────────────────

type Row = { route: RouteName; expected: { [person in Person]?: string } }

function rowsOf(text: string): Row[] {
  const [columns = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  return rows.map(([route = '', ...cells]) => {
    if (cells.length !== columns.length) throw new Error(`${route} has ${cells.length} cells`)
    return { route: route as RouteName, expected: Object.fromEntries(columns.map((person, i) => [person, cells[i]])) }
  })
}

const sections = Object.entries(matrix).map(([section, text]) => ({ section, rows: rowsOf(text) }))

describe('The matrix', () => {
  const routes = Object.keys(paths) as RouteName[]
  const isAboutTables = (route: RouteName): boolean => /^\/(tables\/|invites)/.test(paths[route].path)

  it.each(sections)('has every route there is: $section', ({ section, rows }) => {
    const wanted = routes.filter((route) => isAboutTables(route) === (section !== 'about no table'))
    expect(rows.map(({ route }) => route)).toEqual(wanted)
  })

  it.each(sections)('asks everybody, and knows every answer: $section', ({ section, rows }) => {
    const asked = persons.filter((person) => person !== 'spectator' || !section.startsWith('private'))
    for (const { expected } of rows) {
      expect(Object.keys(expected)).toEqual(asked)
      for (const code of Object.values(expected)) expect(code === 'ok' || Object.hasOwn(errors, code), code).toBe(true)
    }
  })
})

// ── Asking ─────────────────────────────────────────────────────────────────────────────────────────────────────────

describe.each(sections)('$section', ({ section, rows }) => {
  const [visibility, stage] = section === 'about no table' ? (['open', 'game'] as const) : (section.split(' ') as [Visibility, Stage])
  let scene: Scene
  beforeAll(async () => {
    scene = await setScene(visibility, stage)
  })

  it.each(rows)('$route', async ({ route, expected }) => {
    const answered: Row['expected'] = {}
    for (const person of Object.keys(expected) as Person[]) answered[person] = await outcome(scene, route, person)
    expect(answered).toEqual(expected)
  })
})

/** What is done is undone again; what is refused must not have been done. */
async function outcome(scene: Scene, route: RouteName, person: Person): Promise<string> {
  const { world, company, undo } = scene
  const asking = await requestFor(scene, route)
  const { status, error } = await world.call(route, { ...asking, ...(person !== 'nobody' && { as: company[person] }) })
  const written = await undo()
  if (!error) return status === 200 ? 'ok' : `status ${status}`
  expect(written, `${route}, refused to ${person}`).not.toContain('games')
  expect(status).toBe(errors[error.code][0])
  return error.code
}

it('A device that is named after somebody else’s is only ever one’s own: theirs stays', async () => {
  const scene = await setScene('open', 'game')
  const { world, company } = scene
  for (const as of [company.host, company.guest]) {
    expect((await world.call('removeSubscription', { as, ...(await requestFor(scene, 'removeSubscription')) })).status).toBe(200)
  }
  expect((await world.call('mySubscriptions', { as: company.seated })).body.subscriptions).toHaveLength(1)
})
