/** Invitations: made and listed by the host, looked at by whoever holds the token, accepted by somebody with a session. */
import { infoFor, knownTable } from '../../table/info.ts'
import { accept, decline, invite, invitesOf, lookAt, notMe, revoke } from '../../table/inviting.ts'
import type { Context, Handlers } from '../door.ts'
import { ApiError } from '../errors.ts'

type Routes = 'invite' | 'invites' | 'revokeInvite' | 'lookAtInvite' | 'acceptInvite' | 'declineInvite' | 'notMe'

export const invites: Pick<Handlers, Routes> = {
  async invite(context, { params, body }) {
    return invite(context.ports, params.table, await atKnown(context, params.table), body)
  },

  async invites(context, { params }) {
    return { invites: await invitesOf(context.ports, params.table, await atKnown(context, params.table)) }
  },

  async revokeInvite(context, { params }) {
    await revoke(context.ports, params.table, await atKnown(context, params.table), params.invite)
    return {}
  },

  async lookAtInvite({ ports }, { body }) {
    return lookAt(ports, body.token)
  },

  async acceptInvite(context, { body }) {
    const { ports, out } = context
    const player = asPlayer(context)
    const { token, entropy, anyway = false } = body
    const row = await accept(ports, { token, player, entropy, anyway })
    out.facts.table = row.id
    return infoFor(ports, row, player)
  },

  async declineInvite({ ports }, { body }) {
    await decline(ports, body.token)
    return {}
  },

  async notMe({ ports }, { body }) {
    await notMe(ports, body.token)
    return {}
  },
}

function asPlayer({ asker }: Context): string {
  if (!asker) throw new ApiError('not-signed-in')
  return asker.player
}

async function atKnown(context: Context, table: string): Promise<string> {
  const player = asPlayer(context)
  await knownTable(context.ports, table, player)
  return player
}
