import { join } from 'node:path'
import type { NextConfig } from 'next'

const root = join(import.meta.dirname, '..')

/** The packages of this repository are TypeScript source; Next compiles them with the pages. */
const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  transpilePackages: ['@meanwhile/engine', '@meanwhile/functions', '@meanwhile/texts'],
  // Types are checked by `npm run check`; whoever only wants to play need not wait for that.
  typescript: { ignoreBuildErrors: true },
  outputFileTracingRoot: root,
  turbopack: { root },
  // Pictures are small SVG files of our own; there is nothing to optimise and no service to trust.
  images: { unoptimized: true },
  // Pages get theirs in `proxy.ts`.
  headers: async () => [
    { source: '/:path*', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] },
    // A service worker that is kept too long cannot be corrected.
    { source: '/sw.js', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
  ],
}

export default config
