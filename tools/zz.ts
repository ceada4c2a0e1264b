import { fuzz } from '../test/fuzz/fuzz.ts'
const b = process.cpuUsage()
const { violations, outcomes } = await fuzz({ cases: Number(process.argv[2]), seed: Number(process.argv[3] ?? 5) })
for (const v of violations.slice(0, 5)) console.log(JSON.stringify(v).slice(0, 1500))
const by = new Map<string, string[]>()
for (const [o, n] of outcomes) { const [r, c] = o.split(' '); by.set(r!, [...(by.get(r!) ?? []), `${c}:${n}`]) }
for (const [r, cs] of [...by].sort()) console.log(r.padEnd(20), cs.sort((a, b) => Number(b.split(':')[1]) - Number(a.split(':')[1])).join(' '))
const c = process.cpuUsage(b); console.log((c.user + c.system) / 1e6, 's cpu', violations.length)
