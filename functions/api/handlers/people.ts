/** Oneself and others: each handler says who asks and hands on; what is done is written in `people/`. */
import { isDead } from '../../mail/stopping.ts'
import { changePlayer, endSessions, findPlayer, playerOf, shown } from '../../people/account.ts'
import { confirmCode, sendCode } from '../../people/addresses.ts'
import { deletePlayer } from '../../people/deletion.ts'
import { makeDeviceCode, useDeviceCode } from '../../people/devices.ts'
import { exportOf } from '../../people/export.ts'
import { finishedOf, gamesOf } from '../../people/games.ts'
import { newGuest } from '../../people/guests.ts'
import { namesOf } from '../../people/names.ts'
import type { Player } from '../../people/player.ts'
import { report, shun, shunnedBy } from '../../people/shunning.ts'
import { confirmSignIn, sendSignIn } from '../../people/signing-in.ts'
import { addSubscription, listed, removeSubscription, testSubscription } from '../../people/subscriptions.ts'
import type { Context, Handlers } from '../door.ts'
import { ApiError } from '../errors.ts'
import { type Asker, begunCookies, endedCookies, endSession, forgetEpoch } from '../session.ts'

export const people: Pick<
  Handlers,
  | 'becomeGuest'
  | 'requestSignIn'
  | 'confirmSignIn'
  | 'useDeviceCode'
  | 'signOut'
  | 'me'
  | 'changeMe'
  | 'addAddress'
  | 'confirmAddress'
  | 'makeDeviceCode'
  | 'signOutEverywhere'
  | 'exportMe'
  | 'deleteMe'
  | 'myGames'
  | 'myFinished'
  | 'mySubscriptions'
  | 'addSubscription'
  | 'testSubscription'
  | 'removeSubscription'
  | 'names'
  | 'report'
  | 'shun'
  | 'shunned'
> = {
  // ── Sessions

  /** Who has a session keeps it: a second tap must not make a second person. */
  async becomeGuest(context, { body }) {
    const present = await signedIn(context)
    if (present) return shown(present)
    const guest = await newGuest(context.ports, context.ip, body)
    await beginSession(context, guest)
    return shown(guest)
  },

  async requestSignIn({ ports, ip }, { body }) {
    return sendSignIn(ports, ip, body)
  },

  async confirmSignIn(context, { body }) {
    const present = await signedIn(context)
    const { player, account } = await confirmSignIn(context.ports, present, body)
    if (present) forgetEpoch(present.id, context.ports)
    await leaveSession(context)
    await beginSession(context, player)
    return { me: shown(player), account }
  },

  async useDeviceCode(context, { body }) {
    const player = await useDeviceCode(context.ports, context.ip, body)
    await leaveSession(context)
    await beginSession(context, player)
    return shown(player)
  },

  async makeDeviceCode(context) {
    return makeDeviceCode(context.ports, askerOf(context))
  },

  async signOut({ ports, asker, out }) {
    if (asker) await endSession(asker, ports)
    out.cookies = endedCookies(ports)
    return {}
  },

  /** Everywhere else: who asks for it stays. */
  async signOutEverywhere(context) {
    const player = await endSessions(context.ports, idOf(context))
    await beginSession(context, player)
    return {}
  },

  // ── The account

  async me(context) {
    return shown(await playerOf(context.ports, idOf(context)))
  },

  async changeMe(context, { body }) {
    return shown(await changePlayer(context.ports, idOf(context), body))
  },

  async addAddress(context, { body }) {
    const player = await playerOf(context.ports, idOf(context))
    return sendCode(context.ports, player, context.ip, body.email)
  },

  async confirmAddress(context, { body }) {
    const guest = idOf(context)
    const { player, moved } = await confirmCode(context.ports, guest, body.code, body.move === true)
    forgetEpoch(guest, context.ports)
    if (moved) await beginSession(context, player)
    return { me: shown(player), moved }
  },

  async exportMe(context, { query }) {
    return exportOf(context.ports, idOf(context), query.after)
  },

  async deleteMe(context) {
    const id = idOf(context)
    await deletePlayer(context.ports, id)
    forgetEpoch(id, context.ports)
    context.out.cookies = endedCookies(context.ports)
    return {}
  },

  // ── Games

  async myGames(context) {
    return gamesOf(context.ports, idOf(context))
  },

  async myFinished(context, { query }) {
    return finishedOf(context.ports, idOf(context), query.before)
  },

  // ── Devices

  async mySubscriptions(context) {
    const { ports } = context
    const [devices, { email }] = await Promise.all([listed(ports, idOf(context)), playerOf(ports, idOf(context))])
    return { ...devices, key: ports.settings.pushKey, mailStopped: email !== null && (await isDead(ports, email)) }
  },

  async addSubscription(context, { body }) {
    return addSubscription(context.ports, idOf(context), body)
  },

  async testSubscription(context, { params }) {
    return testSubscription(context.ports, idOf(context), params.subscription)
  },

  async removeSubscription(context, { params }) {
    await removeSubscription(context.ports, idOf(context), params.subscription)
    return {}
  },

  // ── Others

  async names({ ports }, { body }) {
    return { names: await namesOf(ports, body.ids) }
  },

  async report(context, { params, body }) {
    await report(context.ports, idOf(context), params.player, body)
    return {}
  },

  async shun(context, { params, body }) {
    await shun(context.ports, idOf(context), params.player, body.how)
    return {}
  },

  async shunned(context) {
    return { shunned: await shunnedBy(context.ports, idOf(context)) }
  },
}

function askerOf({ asker }: Context): Asker {
  if (!asker) throw new ApiError('not-signed-in')
  return asker
}

const idOf = (context: Context): string => askerOf(context).player

/** On routes for anyone a session may have been ended already, or its guest may have expired. */
async function signedIn({ ports, asker }: Context): Promise<Player | null> {
  const player = asker && (await findPlayer(ports, asker.player))
  return player?.epoch === asker?.epoch ? player : null
}

/** Whoever signs in has no use for the session they had, and nobody else shall have. */
async function leaveSession({ ports, asker }: Context): Promise<void> {
  if (asker) await endSession(asker, ports)
}

async function beginSession({ ports, out }: Context, { id, epoch }: Player): Promise<void> {
  forgetEpoch(id, ports)
  // In place of the one that may just have been prolonged.
  out.cookies = await begunCookies({ player: id, epoch }, ports)
}
