/**
 * Finished games, written out deed by deed, so that a change of the rules cannot pass unnoticed. `npx tsx test/records/make.ts`
 * plays them anew, which is right when `RULES_VERSION` was raised and wrong otherwise.
 *
 * A line is a game. Its deeds: `2:milk` seat s2 answers, `2.1:milk` their second open question, `2!` their time runs out,
 * `2={…}` they leave orders, `+00ff…` somebody joins with these bytes, `-2` seat s2 leaves.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { begin, commitment, type Deed, type Game, RULES_VERSION, replay, type SeatId, type Setup } from '@meanwhile/engine'
import { lively, play, setupFor, steady } from '../properties/play.ts'

/** `table` is a hash of what lies where when the game is over. */
type End = { how: string; winner: SeatId | null; goals: string[]; moves: number; turns: number; table: string }
export type RecordedGame = { rules: number; setup: Setup; deeds: string[]; end: End }

const file = fileURLToPath(new URL('./fluxx-1.jsonl.gz', import.meta.url))
const wanted = 300
const longest = 400

export function readGames(): RecordedGame[] {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const { deeds, ...game } = JSON.parse(line)
    return { ...game, deeds: deeds.split(' ') }
  })
}

/** Plays a record again and tells how it ends, or where it does not go on. */
export function playAgain({ setup, deeds }: RecordedGame): End | string {
  let { game } = begin(setup)
  for (const [at, written] of deeds.entries()) {
    const outcome = replay(game, readDeed(game, written))
    if (!outcome.ok) return `deed ${at}, ${written}, is refused: ${outcome.refusal}`
    game = outcome.game
  }
  return endOf(game)
}

export function writeDeed(game: Game, deed: Deed): string {
  switch (deed.kind) {
    case 'answer':
      return `${place(game, deed.decision)}:${deed.picks.join(',')}`
    case 'time-out':
      return `${place(game, deed.decision)}!`
    case 'order':
      return `${deed.seat.slice(1)}=${JSON.stringify(deed.orders)}`
    case 'join':
      return `+${deed.entropy}`
    case 'leave':
      return `-${deed.seat.slice(1)}`
    default:
      throw new Error(`not written: ${deed.kind}`)
  }
}

/** Seat and, unless it is their first, which of their open questions. */
function place(game: Game, id: string): string {
  const player = game.asked.find((asked) => asked.id === id)?.player ?? 's0'
  const at = game.asked.filter((asked) => asked.player === player).findIndex((asked) => asked.id === id)
  return player.slice(1) + (at > 0 ? `.${at}` : '')
}

export function readDeed(game: Game, written: string): Deed {
  const [, joining, leaving, number, at = '0', sign, rest = ''] = /^(?:\+(\w+)|-(\d+)|(\d+)(?:\.(\d+))?([:!=])(.*))$/.exec(written) ?? []
  if (joining) return { kind: 'join', entropy: joining }
  if (leaving) return { kind: 'leave', seat: `s${Number(leaving)}` }
  const seat: SeatId = `s${Number(number)}`
  if (sign === '=') return { kind: 'order', seat, orders: JSON.parse(rest) }
  const decision = game.asked.filter((asked) => asked.player === seat)[Number(at)]?.id ?? 'not-asked'
  return sign === '!' ? { kind: 'time-out', decision } : { kind: 'answer', seat, decision, picks: rest ? rest.split(',') : [] }
}

/** Only what a rule can change: how the engine keeps its books may change freely. */
function endOf(game: Game): End {
  const { players, deck, discard, goals, moves, turns, over } = game
  const lying = [
    players.map(({ seat, hand, front }) => [seat, hand, front]),
    deck,
    discard,
    goals,
    game.rules.map(({ card, by }) => [card, by]),
  ]
  const table = commitment('table', JSON.stringify(lying)).slice(0, 32)
  return { how: over?.how ?? 'not over', winner: over?.winner ?? null, goals: over?.goals ?? [], moves, turns, table }
}

function* newGames(): Generator<RecordedGame> {
  for (let number = 0; ; number++) {
    const seed = `recorded-${number}`
    const setup = setupFor(seed)
    const steps = [...play(seed, { habits: number % 2 === 0 ? lively : steady, most: longest })]
    const last = steps.at(-1)?.after
    if (!last?.over) continue
    yield { rules: RULES_VERSION, setup, deeds: steps.map(({ deed, before }) => writeDeed(before, deed)), end: endOf(last) }
  }
}

function make(): void {
  const lines: string[] = []
  for (const { deeds, ...game } of newGames()) {
    lines.push(JSON.stringify({ ...game, deeds: deeds.join(' ') }))
    if (lines.length === wanted) break
  }
  const packed = gzipSync(`${lines.join('\n')}\n`, { level: 9 })
  writeFileSync(file, packed)
  console.log(`${lines.length} games, ${packed.length} bytes`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) make()
