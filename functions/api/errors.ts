/** Everything that can be said no with: a closed list, each with its status. */
import type { Refusal } from '@meanwhile/engine'

export const errors = {
  'not-signed-in': [401, 'You are not signed in. Sign in, or play as a guest.'],
  'session-over': [401, 'This session was ended. Sign in again.'],
  'not-allowed': [403, 'This is not yours to do.'],
  'wrong-origin': [403, 'This request did not come from our own pages.'],
  'not-the-host': [403, 'Only the host of the table can do this.'],
  'not-your-seat': [403, 'You have no seat at this table.'],
  blocked: [403, 'Somebody at this table has blocked you, or you have blocked them.'],
  'no-such-route': [404, 'There is nothing at this address.'],
  'no-such-table': [404, 'There is no such table, or it is not yours to see.'],
  'no-such-player': [404, 'There is no such player.'],
  'no-such-thing': [404, 'What you name is not there any more.'],
  'wrong-method': [405, 'This address does not take that method.'],
  'stale-decision': [409, 'This question is not open any more. Look at the table as it is now.'],
  'answered-otherwise': [409, 'You have answered this already, with another choice.'],
  'not-your-decision': [409, 'You are not asked this.'],
  'game-over': [409, 'The game is over.'],
  'not-playing': [409, 'The table is not playing at the moment.'],
  'table-full': [409, 'Every seat is taken.'],
  'already-seated': [409, 'You have a seat at this table already.'],
  'already-started': [409, 'The game has begun; this can no longer be changed.'],
  'not-started': [409, 'The game has not begun yet.'],
  'not-over': [409, 'The game is still going on.'],
  'too-few-players': [409, 'A game needs at least two players.'],
  'nothing-owed': [409, 'Nothing is owed by that player at the moment.'],
  'address-taken': [409, 'This address belongs to an account already.'],
  'not-an-option': [422, 'That is not one of the choices.'],
  'wrong-number': [422, 'Pick as many as the question asks for.'],
  'picked-twice': [422, 'Pick each choice once.'],
  malformed: [400, 'The request could not be understood.'],
  'malformed-json': [400, 'The body is not valid JSON.'],
  'unknown-field': [400, 'The request has a field that does not belong there.'],
  'too-long': [400, 'A text is too long.'],
  'too-large': [413, 'The request is larger than 16 KiB.'],
  'wrong-media-type': [415, 'Send JSON, as application/json.'],
  'invite-unknown': [404, 'This invitation is not valid. Ask for a new one.'],
  'invite-expired': [410, 'This invitation has expired. Ask for a new one.'],
  'invite-used': [410, 'This invitation has been used.'],
  'invite-revoked': [410, 'This invitation was taken back.'],
  'invite-for-another': [403, 'This invitation is for another address.'],
  'too-many-invites': [429, 'Too many invitations for now. Try again later, or share a link.'],
  'code-wrong': [422, 'This code is wrong or has expired. Ask for a new one.'],
  'rate-limited': [429, 'Too many requests. Wait a little and try again.'],
  unavailable: [503, 'We could not find out whether this arrived. Trying again is safe.'],
  broken: [500, 'Something went wrong on our side.'],
} as const satisfies { [code: string]: readonly [status: number, message: string] }

export type ErrorCode = keyof typeof errors

/** Thrown by handlers, answered as `{ error: { code, message } }`. `facts` are shown to the client as they are. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly facts: { retryAfter?: number; chosen?: string[]; reason?: string; field?: string } = {},
  ) {
    super(errors[code][1])
  }
  get status(): number {
    return errors[this.code][0]
  }
}

/** What the engine refuses with, as a code of ours. */
export const refused: Record<Refusal, ErrorCode> = {
  'game-over': 'game-over',
  'not-a-player': 'not-your-seat',
  'not-your-decision': 'not-your-decision',
  'stale-decision': 'stale-decision',
  'not-an-option': 'not-an-option',
  'wrong-number': 'wrong-number',
  'picked-twice': 'picked-twice',
  'too-long': 'too-long',
  malformed: 'malformed',
  'table-full': 'table-full',
}
