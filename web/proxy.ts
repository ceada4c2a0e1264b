/** Stands before every page and gives it its headers. It decides nothing about who may see what: the service does. */
import { type NextRequest, NextResponse } from 'next/server'
import { headersFor } from './headers.ts'

export function proxy(request: NextRequest): NextResponse {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
  const headers = headersFor({
    nonce,
    host: request.headers.get('x-forwarded-host') ?? request.headers.get('host') ?? '',
    secure: isSecure(request),
    development: process.env.NODE_ENV === 'development',
  })
  // Next reads the nonce out of the policy and puts it on the scripts it writes.
  const inside = new Headers(request.headers)
  inside.set('content-security-policy', headers['content-security-policy'] ?? '')
  const response = NextResponse.next({ request: { headers: inside } })
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

const isSecure = (request: NextRequest): boolean =>
  request.headers.get('x-forwarded-proto') === 'https' || (process.env.MEANWHILE_ORIGIN ?? '').startsWith('https:')

/** All but files that are what they are; those have their headers in `next.config.ts`. */
export const config = {
  matcher: ['/((?!_next/static|_next/image|pictures/|shapes/|icons/|felt\\.svg|sw\\.js|favicon\\.ico).*)'],
}
