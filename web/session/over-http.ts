import 'server-only'
/** The service as next-auth reaches it: by its own API, so that there is one way to sign in and one place that counts the tries. */
import { base, paths } from '@meanwhile/functions/paths'
import { cookieOf, readWith, type Service, sessionIn } from './next-auth.ts'
import { apiOrigin, byEdge } from './service.ts'

export function serviceOverHttp(secrets: [string, ...string[]]): Service {
  const [secret] = secrets
  return {
    async confirm(signIn, cookie) {
      const response = await fetch(`${apiOrigin()}${base}${paths.confirmSignIn.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(await byEdge()), cookie },
        body: JSON.stringify(signIn),
        cache: 'no-store',
      })
      if (!response.ok) return null
      const [begun = ''] = response.headers.getSetCookie()
      const [, token = ''] = begun.match(/next-auth\.session-token=([^;]*)/) ?? []
      return sessionIn(await readWith(secrets, token))
    },

    async holds(session) {
      const headers = { ...(await byEdge()), cookie: await cookieOf(session, secret) }
      const response = await fetch(`${apiOrigin()}${base}${paths.me.path}`, { headers, cache: 'no-store' })
      // Only a clear no ends a session: a service that cannot be reached says nothing about it.
      return response.status !== 401
    },

    async end(session) {
      await fetch(`${apiOrigin()}${base}${paths.signOut.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(await byEdge()), cookie: await cookieOf(session, secret) },
        body: '{}',
        cache: 'no-store',
      })
    },
  }
}
