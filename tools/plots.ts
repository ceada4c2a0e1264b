/** `npm run -s plots`: the pictures of `docs/scale.md`, from the same numbers as `npm run -s cost`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { count } from './cost/counting.ts'
import { bars, curve } from './cost/drawing.ts'
import { gameBill, moveBill, standing, totalOf } from './cost/model.ts'

const docs = join(import.meta.dirname, '..', 'docs')
const counted = await count(40)
const game = totalOf(gameBill(counted))
const write = (name: string, svg: string): void => writeFileSync(join(docs, name), svg)

write('scale-move.svg', bars('A million moves, in dollars', moveBill(counted), 1_000_000, 2))
write('scale-game.svg', bars('A game of three over a month, in thousandths of a dollar', gameBill(counted), 1_000, 2))
write(
  'scale-month.svg',
  curve(
    'Dollars a month, by games at once',
    Array.from({ length: 7 }, (_, i) => 10 ** (i + 2)).map((games) => [games, standing() + games * game]),
  ),
)
