/** Requests and replies that begin with a letter: no session, only what its token stands for. */
import type { Decision, EditionId } from '@meanwhile/engine'
import * as z from 'zod/mini'
import { Id, like, Nothing, Token, text } from './words.ts'

const StopToken = like(/^[a-z]{3,12}\.[A-Za-z0-9_-]{22,43}\.[A-Za-z0-9_-]{27}$/)
const OneDecision = z
  .custom<Decision>((value) => typeof value === 'object' && value !== null)
  .check(z.describe('the question, as everybody may see it'))

export const letters = {
  unsubscribe: {
    params: z.strictObject({ token: StopToken }),
    query: z.strictObject({ everything: z.optional(z.enum(['true', 'false'])).check(z.describe('no mail about games at all')) }),
    reply: Nothing,
  },
  lookAtQuestion: {
    body: z.strictObject({ token: Token }),
    reply: z.object({
      table: Id,
      name: z.string(),
      editions: z.array(z.custom<EditionId>((value) => typeof value === 'string')),
      decision: OneDecision,
      people: z.record(z.string(), z.nullable(Id)),
      bots: z.record(z.string(), z.string()),
      names: z.record(z.string(), z.string()),
    }),
  },
  answerQuestion: { body: z.strictObject({ token: Token, picks: z.array(text(80)).check(z.maxLength(300)) }), reply: Nothing },
}
