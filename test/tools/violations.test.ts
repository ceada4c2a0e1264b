import { begin, type Game } from '@meanwhile/engine'
import { describe, expect, it } from 'vitest'
import { violation } from '../../tools/simulate/violations.ts'

const table = (): Game => begin({ table: 'a table', editions: ['fluxx'], players: 3, seed: '00'.repeat(32), entropy: [] }).game

describe('The simulation', () => {
  it('finds nothing wrong with a table as it was dealt', () => {
    expect(violation(table())).toBeNull()
  })

  it.each<[string, (game: Game) => void, RegExp]>([
    ['a card that is lost', (game) => game.deck.pop(), /is lost$/],
    ['a card in two places', (game) => game.discard.push(...game.deck.slice(-1)), /lies in two places$/],
    ['a card of another deck', (game) => game.deck.push('daleks'), /^daleks is not a card of this table$/],
    ['a table where nobody is asked', (game) => game.asked.splice(0), /^nobody is owed an answer/],
    [
      'a game that is over and still asks',
      (game) => Object.assign(game, { over: { how: 'stuck', winner: null, goals: [] } }),
      /still asks/,
    ],
    ['a question without options', (game) => Object.assign(game.asked[0] ?? {}, { options: [] }), /has no options$/],
    ['a question that wants more than it offers', (game) => Object.assign(game.asked[0] ?? {}, { max: 99 }), /wants 1 to 99 of/],
    ['a question to an empty seat', (game) => Object.assign(game.asked[0] ?? {}, { player: 's9' }), /goes to an empty seat$/],
    [
      'a fallback that is no option',
      (game) => Object.assign(game.asked[0] ?? {}, { fallback: ['daleks'] }),
      /falls back on what is no option$/,
    ],
  ])('notices %s', (_, spoil, sentence) => {
    const game = table()
    spoil(game)
    expect(violation(game)).toMatch(sentence)
  })
})
