/**
 * next-auth on our own sign-in. It issues and reads the same cookie as the service, with the same facts in it: who it is, the epoch of their
 * sessions, and which session it is. Whether a code is right, and whether a session still holds, the service alone knows.
 */
import type { AuthOptions } from 'next-auth'
import { decode, encode, type JWT } from 'next-auth/jwt'

/** `session`: which one it is. It goes with it when it is prolonged, or a copy of one that was signed out could be made good again. */
export type Session = { player: string; epoch: number; session?: string }
export type SignIn = { token: string } | { email: string; code: string }

export type Service = {
  /** Uses the code or the link. `cookie` is what the browser sent: a guest takes along what they have. */
  confirm: (signIn: SignIn, cookie: string) => Promise<Session | null>
  /** Whether it is still one: the player may have signed out, here or everywhere, or be gone. */
  holds: (session: Session) => Promise<boolean>
  /** Whoever holds a copy of it is signed out too. */
  end: (session: Session) => Promise<void>
}

/** The newest first. Sessions are made with it, and those that an earlier one has made are read: nobody is signed out by a change of keys. */
export const secretsIn = (text: string): [string, ...string[]] => {
  const [newest = '', ...earlier] = text.trim().split(/\s+/)
  return [newest, ...earlier]
}

/** As the service names its own. Over https no other host, not even a subdomain of ours, can set one of these. */
function ownCookies(): NonNullable<AuthOptions['cookies']> {
  const secure = (process.env.NEXTAUTH_URL ?? '').startsWith('https:')
  const own = (name: string) => ({
    name: `${secure ? '__Host-' : ''}next-auth.${name}`,
    options: { httpOnly: true, sameSite: 'lax' as const, path: '/', secure },
  })
  return { sessionToken: own('session-token'), callbackUrl: own('callback-url'), csrfToken: own('csrf-token') }
}

export function authOptions(service: Service, secrets: [string, ...string[]]): AuthOptions {
  return {
    secret: secrets[0],
    cookies: ownCookies(),
    jwt: { decode: ({ token }) => readWith(secrets, token) },
    session: { strategy: 'jwt', maxAge: 30 * 24 * 60 * 60 },
    pages: { signIn: '/sign-in', error: '/sign-in', signOut: '/settings' },
    providers: [
      {
        id: 'code',
        name: 'E-mail',
        type: 'credentials',
        credentials: { email: { type: 'email' }, code: { type: 'text' }, token: { type: 'text' } },
        authorize: async (given, request) => {
          const { email = '', code = '', token = '' } = given ?? {}
          const session = await service.confirm(token ? { token } : { email, code }, request.headers?.cookie ?? '')
          return session && { id: session.player, epoch: session.epoch }
        },
      },
    ],
    callbacks: {
      jwt: async ({ token, user }) => {
        if (user) return { sub: user.id, epoch: (user as { epoch?: number }).epoch ?? 0 }
        const session = sessionIn(token)
        // Thrown, because that is how next-auth is told to take the cookie away.
        if (!session || !(await service.holds(session))) throw new Error('this session is over')
        return claimsOf(session)
      },
      session: ({ session, token }) => ({ expires: session.expires, user: { ...session.user, id: token.sub } }),
    },
    events: {
      signOut: async ({ token }) => {
        const session = sessionIn(token)
        if (session) await service.end(session)
      },
    },
    logger: {
      error: (code) => {
        if (code !== 'JWT_SESSION_ERROR') console.error('next-auth', code)
      },
    },
  }
}

/** Throws, as next-auth's own does, if none of them has made it. */
export async function readWith([newest, ...earlier]: [string, ...string[]], token: string | undefined): Promise<JWT | null> {
  for (const secret of earlier) {
    const read = await decode({ ...(token !== undefined && { token }), secret }).catch(() => null)
    if (read) return read
  }
  return decode({ ...(token !== undefined && { token }), secret: newest })
}

/** Null if it is not one of ours. */
export function sessionIn(token: JWT | null): Session | null {
  if (typeof token?.sub !== 'string' || typeof token.epoch !== 'number') return null
  const session = token.session ?? token.jti
  return { player: token.sub, epoch: token.epoch, ...(typeof session === 'string' && { session }) }
}

/** `encode` gives each token a `jti` of its own, so the session's name stands beside it. */
const claimsOf = ({ player, epoch, session }: Session): JWT => ({ sub: player, epoch, ...(session !== undefined && { session }) })

/** As the service reads it. */
export const cookieOf = async (session: Session, secret: string): Promise<string> =>
  `next-auth.session-token=${await encode({ token: claimsOf(session), secret })}`
