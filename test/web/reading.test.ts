import * as engine from '@meanwhile/engine'
import { cards } from '@meanwhile/engine/catalogue'
import { languages, texts } from '@meanwhile/texts'
import { rulebook as german } from '@meanwhile/texts/de/web/rulebook'
import { rulebook as english } from '@meanwhile/texts/en/web/rulebook'
import { describe, expect, it } from 'vitest'
import { goalsThatWant, inOrder, matches } from '../../web/gallery/collection.ts'
import { momentsOf } from '../../web/log/replaying.ts'
import { checks, judge } from '../../web/log/verdict.ts'
import { keptUnder, moved } from '../../web/orders/ranking.ts'
import { layout, sectionsOf } from '../../web/rules/book.ts'

describe('The rulebook', () => {
  it('has every ruling in exactly one section', () => {
    const told = layout.flatMap(({ rulings }) => rulings)
    expect(told.toSorted()).toEqual(Object.keys(texts('en').rulings).toSorted())
  })

  it.each([
    ['en', english],
    ['de', german],
  ] as const)('says something in every section, in %s', (language, book) => {
    const sections = sectionsOf(book, texts(language))
    for (const { title, text } of sections) expect(title && text.every((paragraph) => paragraph.length > 20)).toBe(true)
    expect(sections.find(({ id }) => id === 'kinds')?.kinds).toHaveLength(6)
  })

  it('names the cards a fine point is about, unless they are a whole kind', () => {
    const rulings = sectionsOf(english, texts('en')).flatMap((section) => section.rulings)
    const cardsOf = (ruling: string): string[] => rulings.find(({ id }) => id === ruling)?.cards.map(({ name }) => name) ?? []
    expect(cardsOf('F15')).toEqual(['Rules Reset', 'Double Agenda'])
    expect(cardsOf('G4')).toEqual([])
  })
})

describe('The gallery', () => {
  it.each(languages)('shows every card once (%s)', (language) => {
    const shown = inOrder(texts(language)).map(({ id }) => id)
    expect(shown.toSorted()).toEqual(Object.keys(cards).toSorted())
  })

  it('finds a card by its name, its text and its kind, without accents', () => {
    const found = (language: 'en' | 'de', search: string) =>
      inOrder(texts(language)).filter((card) => matches(texts(language), card, search))
    expect(found('en', 'chocolate goal').map(({ id }) => id)).toContain('chocolate-milk')
    expect(found('de', 'schatze').length).toBeGreaterThan(0)
    expect(found('en', '')).toHaveLength(Object.keys(cards).length)
  })

  it('knows that a Goal for any food wants each of them', () => {
    expect(goalsThatWant('milk').map(({ id }) => id)).toContain('party-snacks')
  })
})

describe('A finished game', () => {
  const record = finished()
  const verdict = engine.verify(record)
  if (!verdict.ok) throw new Error(verdict.why)
  const over = verdict.game.over ?? null

  it('can be looked at move by move, and ends as it ended', () => {
    const replayed = momentsOf(engine, record)
    expect(replayed?.moments).toHaveLength(record.entries.length + 1)
    expect(replayed?.moments.at(-1)?.view.over).toEqual(over)
    // Numbered as the check of the shuffle numbers them, though nothing is shown of a secret one.
    expect(replayed).toMatchObject({ moves: record.entries.length, older: 0 })
    expect(replayed?.moments.at(-1)?.move).toBe(record.entries.length)
    expect(replayed?.moments.every(({ view }) => view.hand.length === 0)).toBe(true)
  })

  it('passes every check', () => {
    const checked = judge(record, verdict, record.commitment, over)
    expect(checks.map((check) => checked[check])).toEqual(['ok', 'ok', 'ok', 'ok', 'ok'])
  })

  it('fails at the fingerprint if the table was bound to another one', () => {
    const checked = judge(record, verdict, 'another', over)
    expect(checks.map((check) => checked[check])).toEqual(['differs', 'not-reached', 'not-reached', 'not-reached', 'not-reached'])
  })

  it('fails at the chain if a move was changed', () => {
    const entries = record.entries.map((entry, i) => (i === 3 && entry.kind === 'answer' ? { ...entry, picks: [] } : entry))
    const changed = { ...record, entries }
    const checked = judge(changed, engine.verify(changed), record.commitment, over)
    expect([checked.seed, checked.chain, checked.play]).toEqual(['ok', 'differs', 'not-reached'])
  })

  it('fails at the end if the table shows another one', () => {
    expect(judge(record, verdict, record.commitment, { how: 'stuck', winner: null, goals: [] }).end).toBe('differs')
  })
})

describe('A keep-list', () => {
  it('keeps what it names first, then what came first', () => {
    expect(keptUnder(2, ['milk', 'time', 'love'], ['love'], 'at-time-out')).toEqual(['love', 'milk'])
  })

  it('does not act at once if it names too few', () => {
    expect(keptUnder(2, ['milk', 'time', 'love'], ['love'], 'at-once')).toBeNull()
  })

  it('is moved by one place, and not beyond its ends', () => {
    expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c'])
    expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c'])
  })
})

function finished(): engine.GameRecord {
  const setup = { table: 'a-table-with-a-long-id', editions: ['fluxx' as const], players: 2, seed: 'ab'.repeat(32), entropy: ['00', '01'] }
  const chance = engine.chanceOf('players')
  let record = engine.openRecord(setup)
  let { game } = engine.begin(setup)
  while (!game.over) {
    const [asked] = game.asked
    if (!asked) throw new Error('nobody is asked')
    const seen = engine.view(game, asked.player)
    const decision = seen.decisions.find(({ id }) => id === asked.id) ?? asked
    const picks = engine.greedy(seen, decision, chance)
    const outcome = engine.answer(game, { player: asked.player, decision: asked.id, picks })
    if (!outcome.ok) throw new Error(outcome.refusal)
    record = engine.append(record, { kind: 'answer', seat: asked.player, decision: asked.id, picks })
    game = outcome.game
  }
  return { ...record, seed: setup.seed }
}
