/** The files of the pages, put where the edge finds them. Those of earlier builds stay: somebody may have the page open that asks for them. */
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

export type FileToPut = { Key: string; Body: Buffer; ContentType: string; CacheControl: string }

const types: { [extension: string]: string } = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
}

/** Files under `_next/static` are named by what is in them and never change; the service worker must not be kept at all. */
function cacheControlOf(key: string): string {
  if (key.startsWith('_next/static/')) return 'public, max-age=31536000, immutable'
  return key === 'sw.js' ? 'no-cache' : 'public, max-age=86400'
}

export function filesIn(folder: string): FileToPut[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'BUILD_ID')
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      const Key = relative(folder, path).split(sep).join('/')
      const ContentType = types[extname(Key)] ?? 'application/octet-stream'
      return { Key, Body: readFileSync(path), ContentType, CacheControl: cacheControlOf(Key) }
    })
    .toSorted((a, b) => (a.Key < b.Key ? -1 : 1))
}
