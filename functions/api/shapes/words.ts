/** The words every request and reply is made of. */
import * as z from 'zod'

/** Ids that reach a URL: 128 random bits or more. */
export const Id = z.string().regex(/^[A-Za-z0-9_-]{22}$/)
export const Token = z.string().regex(/^[A-Za-z0-9_-]{27}$/)
export const Seat = z.templateLiteral(['s', z.number().int().positive()])
export const Moment = z.number().int().nonnegative().describe('milliseconds since 1970')
export const Nothing = z.strictObject({})
