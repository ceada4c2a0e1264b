import { startLocal } from '../../local/index.ts'
import { answerAny, guest, owedTo, startTable, view, connect } from './people.ts'
const host = await startLocal({ port: 0 })
const ana = await guest(host.origin, 'Ana'); const ben = await guest(host.origin, 'Ben')
for (let g = 0; g < 3; g++) {
const table = await startTable(ana, [ben])
const s = await connect(host.origin, { cookie: ana.cookie })
const moves: number[] = [], pokes: number[] = [], waits: number[] = []
for (;;) {
  let did = false
  const t = performance.now()
  let over = false
  for (const p of [ana, ben]) {
    const seen = await view(p, table)
    if (seen.status === 'over') { over = true; break }
    const d = owedTo(seen)
    if (d) { const t0 = performance.now(); s.pokes.length = 0; const r = await answerAny(p, table, d, moves.length); moves.push(performance.now() - t0); 
      await s.poke((k) => k.game === table); pokes.push(performance.now() - t0); did = true }
  }
  if (over) break
  if (!did) await new Promise((d) => setTimeout(d, 10))
}
const med = (a: number[]) => a.sort((x, y) => x - y)[a.length >> 1]?.toFixed(1)
console.log(moves.length, 'move', med(moves), 'poke', med(pokes), pokes.at(-1)?.toFixed(0))
s.close()
}
await host.stop()
