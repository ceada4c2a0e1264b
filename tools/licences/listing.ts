/** The packages of the lock file, with the licence each of them declares. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Locked = {
  version?: string
  license?: string
  dev?: boolean
  optional?: boolean
  hasInstallScript?: boolean
  link?: boolean
  inBundle?: boolean
  resolved?: string
  integrity?: string
}
export type Package = {
  name: string
  version: string
  licence: string
  shipped: boolean
  installs: boolean
  integrity: string
  from: string
}

/** Declared in a way of their own: looked up by hand in what they ship. */
const declared: { [name: string]: string } = {}

export function packages(): Package[] {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'package-lock.json'), 'utf8')) as {
    packages: { [place: string]: Locked }
  }
  return Object.entries(lock.packages).flatMap(
    ([place, { version = '', license, dev, hasInstallScript, link, inBundle, resolved = '', integrity = '' }]) => {
      const name = place.split('node_modules/').at(-1) ?? ''
      if (!place.includes('node_modules/') || link || inBundle) return []
      const licence = license ?? declared[name] ?? 'unknown'
      return [{ name, version, licence, shipped: !dev, installs: hasInstallScript === true, integrity, from: resolved }]
    },
  )
}

export function format(): string {
  const shipped = new Map(packages().flatMap((one) => (one.shipped ? [[`${one.name}@${one.version}`, one] as const] : [])))
  const rows = [...shipped.values()].toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1))
  const counts = new Map<string, number>()
  for (const { licence } of rows) counts.set(licence, (counts.get(licence) ?? 0) + 1)
  const summary = [...counts].toSorted(([, a], [, b]) => b - a).map(([licence, count]) => `| ${licence} | ${count} |`)
  return [
    '# Licences',
    '',
    'Packages that the service, the pages and the local host are made of; written by `npm run -s licences` from the lock file. What is only used to build and test is not in it.',
    '',
    '| licence | packages |',
    '| --- | --- |',
    ...summary,
    '',
    '| package | version | licence |',
    '| --- | --- | --- |',
    ...rows.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
    '',
  ].join('\n')
}
