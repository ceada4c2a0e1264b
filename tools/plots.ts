/** `npm run -s plots`: the pictures of `docs/scale.md`, from the same numbers as `npm run -s cost`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bars, curve } from './cost/drawing.ts'
import { Model, standing, totalOf } from './cost/model.ts'
import { count } from './cost/month-figures.ts'

const docs = join(import.meta.dirname, '..', 'docs')
const model = new Model(await count(60))
const game = totalOf(model.game())
const write = (name: string, svg: string): void => writeFileSync(join(docs, name), svg)

write('scale-move.svg', bars('A million moves, in dollars', model.move(), 1_000_000, 2))
write('scale-game.svg', bars('A game of three over a month, in thousandths of a dollar', model.game(), 1_000, 2))
write(
  'scale-month.svg',
  curve(
    'Dollars a month, by games at once',
    Array.from({ length: 7 }, (_, i) => 10 ** (i + 2)).map((games) => [games, standing() + games * game]),
  ),
)
