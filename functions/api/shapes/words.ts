/** The words every request and reply is made of. */
import * as z from 'zod/mini'

export const like = (pattern: RegExp) => z.string().check(z.regex(pattern))
export const text = (longest: number) => z.string().check(z.maxLength(longest))
export const whole = (least: number, most: number = Number.MAX_SAFE_INTEGER) => z.int().check(z.minimum(least), z.maximum(most))

/** Ids that reach a URL: 128 random bits or more. */
export const Id = like(/^[A-Za-z0-9_-]{22}$/)
export const Token = like(/^[A-Za-z0-9_-]{27}$/)
export const Seat = z.templateLiteral(['s', z.int().check(z.positive())])
export const Moment = whole(0).check(z.describe('milliseconds since 1970'))
export const Nothing = z.strictObject({})
