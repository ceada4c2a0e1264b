/** `npm run -s cost`: what a million moves, a game and a month cost, from counters of the simulation and the list of prices. */
import { count } from './cost/counting.ts'
import { habits } from './cost/habits.ts'
import { type Bill, gameBill, moveBill, standing, totalOf } from './cost/model.ts'
import { quotasAt } from './cost/quotas.ts'

const gamesCounted = 40
const atOnce = { thousand: 1_000, million: 1_000_000, 'hundred million': 100_000_000 }

const counted = await count(gamesCounted)
const perMove = moveBill(counted)
const perGame = gameBill(counted)

const dollars = (amount: number, digits: number): number => Number(amount.toFixed(digits))
const shown = (title: string, bill: Bill, times: number, digits: number): void => {
  console.log(`\n${title}`)
  for (const [line, amount] of Object.entries(bill).toSorted(([, a], [, b]) => b - a))
    console.log(`  ${(amount * times).toFixed(digits).padStart(12)}  ${line}`)
}

shown('A million moves, in dollars', perMove, 1_000_000, 4)
shown(`A game of ${habits.game.moves} moves, ${habits.game.players} players and ${habits.game.days} days, in dollars`, perGame, 1, 6)

const perMonth = Object.fromEntries(
  Object.entries(atOnce).map(([name, games]) => {
    console.log(`\nAt a ${name} games at once, these limits of Amazon's bind:`)
    const binding = quotasAt(games, counted).filter(({ binds }) => binds)
    for (const { limit, initially, needed, unit, then } of binding)
      console.log(`  ${limit}: ${needed}${unit} needed, ${initially}${unit} at first. Then: ${then}.`)
    if (binding.length === 0) console.log('  none')
    return [name, dollars(standing() + games * totalOf(perGame) * (30 / habits.game.days), 2)]
  }),
)

console.log(
  JSON.stringify({
    perMillionMoves: dollars(totalOf(perMove) * 1_000_000, 3),
    perGame: dollars(totalOf(perGame), 6),
    perMonth,
    counted: {
      moves: counted.moves,
      toldPerMove: dollars(counted.told / counted.moves, 3),
      schedulesPerMove: dollars(counted.schedules / counted.moves, 3),
    },
  }),
)
