/**
 * `npm run -s cost`: what a million moves, a game and a month cost, from counters of simulated months and the list of prices, and what becomes of it if an
 * assumption is wrong. The last line is JSON. Ends with 1 if a million moves cost more than was asked for, at processor times that do not depend on the machine.
 */
import { habits } from './cost/habits.ts'
import { type Bill, Model, standing, totalOf } from './cost/model.ts'
import { count, gamesCounted, lettersInGame } from './cost/month-figures.ts'
import { found } from './cost/prices.ts'
import { quotasAt } from './cost/quotas.ts'
import { sensitivity } from './cost/sensitivity.ts'
import { asked, steadyPerMillionMoves } from './cost/steady.ts'

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'

const atOnce = { thousand: 1_000, million: 1_000_000, 'hundred million': 100_000_000 }

const counted = await count(gamesCounted)
const model = new Model(counted)
const [perMove, perGame] = [model.move(), model.game()]

const dollars = (amount: number, digits: number): number => Number(amount.toFixed(digits))
const shown = (title: string, bill: Bill, times: number, digits: number): void => {
  console.log(`\n${title}`)
  for (const [line, amount] of Object.entries(bill).toSorted(([, a], [, b]) => b - a))
    console.log(`  ${(amount * times).toFixed(digits).padStart(12)}  ${line}`)
  console.log(`  ${(totalOf(bill) * times).toFixed(digits).padStart(12)}  altogether`)
}

shown(`A million moves, in dollars (at most ${asked.perMillionMoves} asked)`, perMove, 1_000_000, 4)
const { moves, players, days } = habits.game
shown(`A game of ${moves} moves, ${players} players and ${days} days, in dollars (at most ${asked.perGame} asked)`, perGame, 1, 6)

console.log('\nIf an assumption is wrong: a million moves, a game')
for (const { assumption, perMillionMoves, perGame } of sensitivity(counted))
  console.log(`  ${perMillionMoves.toFixed(2).padStart(7)}  ${perGame.toFixed(5)}  ${assumption}`)

const { read, fromMemory } = found()
console.log(`\n${read} prices were looked up; from memory: ${fromMemory.join(', ')}`)

const perMonth = Object.fromEntries(
  Object.entries(atOnce).map(([name, games]) => [name, dollars(standing() + games * totalOf(perGame) * (30 / days), 2)]),
)

console.log(`\nLimits of Amazon's: at first, and needed at a ${Object.keys(atOnce).join(', ')} games at once; those with a star bind`)
const needed = Object.values(atOnce).map((games) => quotasAt(games, counted))
for (const [i, { limit, initially, unit, then }] of (needed[0] ?? []).entries()) {
  const each = needed.map((quotas) => `${quotas[i]?.needed}${unit}${quotas[i]?.binds ? '*' : ''}`)
  console.log(`  ${limit}: ${initially}${unit}; ${each.join(', ')}. Then: ${then}.`)
}

const steady = dollars(steadyPerMillionMoves(counted), 3)
console.log(`\nA million moves at the processor times written down in tools/cost/steady.ts: ${steady}`)
if (steady > asked.perMillionMoves) process.exitCode = 1

const { tally } = counted
console.log(
  JSON.stringify({
    perMillionMoves: dollars(totalOf(perMove) * 1_000_000, 3),
    perGame: dollars(totalOf(perGame), 6),
    steadyPerMillionMoves: steady,
    perMonth,
    asked,
    counted: {
      games: tally.games,
      moves: tally.moves,
      movesPerVisit: dollars(tally.moves / tally.visits, 3),
      requestsPerMove: dollars((tally.answers + tally.requests + tally.inside + tally.pages) / tally.moves, 3),
      toldPerMove: dollars(tally.told / tally.moves, 3),
      lettersPerGame: dollars(lettersInGame(counted), 2),
      daysFor200Moves: dollars((tally.days * moves) / tally.moves, 1),
      sdkMillis: dollars(counted.sdkMillis, 3),
    },
  }),
)
