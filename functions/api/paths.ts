/**
 * Every route there is: the local host serves this list, the cloud deploys it, the client calls it. Plain data without
 * schemas, so that the browser can import it for next to nothing.
 *
 * `who`: `anyone` needs no session; `player` needs one. Seats, hosts and invitations are checked by the handlers.
 */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** `fromAnywhere`: mail programs post here by themselves, with a form; the address alone says what is wanted. */
export type Path = { method: Method; path: string; who: 'anyone' | 'player'; fromAnywhere?: true }

const path = (method: Method, path: string, who: Path['who'] = 'player'): Path => ({ method, path, who })

type Paths = { [name: string]: Path }

/** Each chapter is answered by code of its own, which is loaded when one of its routes is first asked for. */
export const chapters = {
  service: {
    health: path('GET', '/health', 'anyone'),
    openapi: path('GET', '/openapi.json', 'anyone'),
    together: path('POST', '/together', 'anyone'),
  },
  people: {
    becomeGuest: path('POST', '/guests', 'anyone'),
    requestSignIn: path('POST', '/sessions/email', 'anyone'),
    confirmSignIn: path('POST', '/sessions/email/confirm', 'anyone'),
    useDeviceCode: path('POST', '/sessions/device', 'anyone'),
    signOut: path('POST', '/me/sign-out', 'anyone'),
    me: path('GET', '/me'),
    changeMe: path('PATCH', '/me'),
    addAddress: path('POST', '/me/address'),
    confirmAddress: path('POST', '/me/address/confirm'),
    makeDeviceCode: path('POST', '/me/device-codes'),
    signOutEverywhere: path('POST', '/me/sign-out-everywhere'),
    exportMe: path('GET', '/me/export'),
    deleteMe: path('DELETE', '/me'),
    myGames: path('GET', '/me/games'),
    myFinished: path('GET', '/me/finished'),
    mySubscriptions: path('GET', '/me/subscriptions'),
    addSubscription: path('POST', '/me/subscriptions'),
    testSubscription: path('POST', '/me/subscriptions/{subscription}/test'),
    removeSubscription: path('DELETE', '/me/subscriptions/{subscription}'),
    names: path('POST', '/players/names'),
    report: path('POST', '/players/{player}/report'),
    shun: path('PUT', '/players/{player}/shun'),
    shunned: path('GET', '/me/shunned'),
  },
  letters: {
    unsubscribe: { ...path('POST', '/unsubscribe/{token}', 'anyone'), fromAnywhere: true },
    lookAtQuestion: path('POST', '/questions/look', 'anyone'),
    answerQuestion: path('POST', '/questions/answer', 'anyone'),
  },
  tables: {
    createTable: path('POST', '/tables'),
    openTables: path('GET', '/tables', 'anyone'),
    table: path('GET', '/tables/{table}', 'anyone'),
    changeTable: path('PATCH', '/tables/{table}'),
    closeTable: path('DELETE', '/tables/{table}'),
    takeSeat: path('POST', '/tables/{table}/seats'),
    leave: path('POST', '/tables/{table}/leave'),
    start: path('POST', '/tables/{table}/start'),
    handOver: path('POST', '/tables/{table}/host'),
    removePlayer: path('POST', '/tables/{table}/remove'),
    seatBot: path('POST', '/tables/{table}/bots'),
    takeBack: path('POST', '/tables/{table}/take-back'),
    propose: path('POST', '/tables/{table}/proposal'),
    vote: path('POST', '/tables/{table}/proposal/vote'),
    rematch: path('POST', '/tables/{table}/rematch'),
    invite: path('POST', '/tables/{table}/invites'),
    invites: path('GET', '/tables/{table}/invites'),
    revokeInvite: path('DELETE', '/tables/{table}/invites/{invite}'),
    lookAtInvite: path('POST', '/invites/look', 'anyone'),
    acceptInvite: path('POST', '/invites/accept'),
    declineInvite: path('POST', '/invites/decline', 'anyone'),
    notMe: path('POST', '/invites/not-me', 'anyone'),
  },
  game: {
    view: path('GET', '/tables/{table}/view', 'anyone'),
    answer: path('POST', '/tables/{table}/answers'),
    orders: path('PUT', '/tables/{table}/orders'),
    previewOrders: path('POST', '/tables/{table}/orders/preview'),
    log: path('GET', '/tables/{table}/log', 'anyone'),
    record: path('GET', '/tables/{table}/record', 'anyone'),
    nudge: path('POST', '/tables/{table}/nudge'),
    seen: path('POST', '/tables/{table}/seen'),
    chat: path('GET', '/tables/{table}/chat'),
    say: path('POST', '/tables/{table}/chat'),
    unsay: path('DELETE', '/tables/{table}/chat/{message}'),
  },
} satisfies { [chapter: string]: Paths }

export type Chapter = keyof typeof chapters
export const paths = { ...chapters.service, ...chapters.people, ...chapters.letters, ...chapters.tables, ...chapters.game }
export type RouteName = keyof typeof paths
export const base = '/api/v1'
