/** How large a folder is as Lambda gets it: every file deflated, and the little that a zip writes around each. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { deflateRaw } from 'node:zlib'

const perFile = 100

export async function zippedBytes(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const packed = await promisify(deflateRaw)(readFileSync(join(entry.parentPath, entry.name)))
    bytes += packed.length + perFile + 2 * join(entry.parentPath, entry.name).slice(folder.length).length
  }
  return bytes
}
