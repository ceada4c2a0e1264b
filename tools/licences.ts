/** `npm run -s licences`: what we ship of others, and under which licence, into `docs/licences.md`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from './licences/listing.ts'

const path = join(import.meta.dirname, '..', 'docs', 'licences.md')
writeFileSync(path, format())
console.log(`Written: ${path}`)
