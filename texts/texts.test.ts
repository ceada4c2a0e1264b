import type { Decision, Prompt, PromptKey, SeatId, SeenEvent } from '@meanwhile/engine'
import { cardsOf, playable } from '@meanwhile/engine/catalogue'
import { describe, expect, it } from 'vitest'
import {
  cardName,
  deedLabel,
  eventSentence,
  languages,
  missingLabel,
  optionLabel,
  promptHeadline,
  promptHint,
  promptSentence,
  reasonSentence,
  refusalSentence,
  type Texts,
  texts,
} from './index.ts'

const en = texts('en')
const de = texts('de')
const names = (seat: SeatId) => ({ s1: 'Ana', s2: 'Ben', s3: 'Cid' })[seat as string] ?? 'Dot'

/** Every leaf of a catalogue with its path; makers are leaves as well. */
function leaves(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}/${key}`))
}

const soundSentence = (sentence: string) => {
  expect(sentence).not.toMatch(/undefined|NaN|null|[{}]|\[object|\bs[1-3]\b|~|use:| {2}|[!?][.!]/)
  expect(sentence.trim()).toBe(sentence)
  expect(sentence).not.toBe('')
}

const samples: { [T in SeenEvent['type']]: Extract<SeenEvent, { type: T }>[] } = {
  began: [
    { type: 'began', first: 's1' },
    { type: 'began', first: null },
  ],
  'turn-began': [
    { type: 'turn-began', seat: 's1' },
    { type: 'turn-began', seat: 's1', extra: 'take-another-turn' },
  ],
  drew: [
    { type: 'drew', seat: 's1', count: 2, to: 'hand' },
    { type: 'drew', seat: 's1', count: 1, cards: ['jackpot'], to: 'hand', because: 'no-hand-bonus' },
    { type: 'drew', seat: 's1', count: 3, cards: ['milk', 'time', 'love'], to: 'aside', because: 'draw-3-play-2-of-them' },
    { type: 'drew', seat: 's1', count: 0, cards: [], to: 'hand' },
  ],
  reshuffled: [{ type: 'reshuffled', count: 23 }],
  played: (['hand', 'aside', 'deck', 'discard'] as const).map((from) => ({ type: 'played', seat: 's1', card: 'jackpot', from })),
  used: [{ type: 'used', seat: 's1', card: 'goal-mill' }],
  surprised: (['rule-played', 'keeper-taken'] as const).map((on) => ({
    type: 'surprised',
    seat: 's1',
    card: 'veto',
    to: { on, by: 's2', card: 'milk' },
  })),
  stopped: [{ type: 'stopped', seat: 's1', card: 'my-turn-next', what: { on: 'turn-ending', by: 's2' } }],
  armed: [{ type: 'armed', seat: 's1', only: 's1', armed: { card: 'veto', trigger: 'rule-played' } }],
  disarmed: [{ type: 'disarmed', seat: 's1', only: 's1', card: 'veto' }],
  'saw-hand': [
    { type: 'saw-hand', seat: 's1', of: 's2', count: 2 },
    { type: 'saw-hand', seat: 's1', of: 's2', count: 2, cards: ['milk', 'time'] },
  ],
  'put-on-top': [{ type: 'put-on-top', seat: 's1', card: 'milk' }],
  landed: (['keeper', 'goal', 'rule'] as const).map((as) => ({ type: 'landed', seat: 's1', card: 'toast', as })),
  discarded: (['hand', 'front', 'rules', 'goals', 'aside', 'resolved'] as const).flatMap((from) => [
    { type: 'discarded', seat: 's1', cards: ['milk', 'time'], from },
    { type: 'discarded', seat: null, cards: ['milk'], from },
  ]),
  'took-keeper': [{ type: 'took-keeper', from: 's2', to: 's1', card: 'the-toaster' }],
  exchanged: [{ type: 'exchanged', seat: 's1', with: 's2', gave: 'milk', got: 'time' }],
  'dealt-keepers': [
    {
      type: 'dealt-keepers',
      to: [
        { seat: 's1', cards: ['milk', 'time'] },
        { seat: 's2', cards: [] },
      ],
    },
  ],
  'took-cards': [
    { type: 'took-cards', from: 's2', to: 's1', count: 1 },
    { type: 'took-cards', from: 's2', to: 's1', count: 1, cards: ['milk'] },
  ],
  'gave-card': [
    { type: 'gave-card', from: 's1', to: 's2', count: 1 },
    { type: 'gave-card', from: 's1', to: 's1', count: 1, cards: ['milk'] },
  ],
  'hands-moved': [
    { type: 'hands-moved', moves: [] },
    {
      type: 'hands-moved',
      moves: [
        { from: 's1', to: 's2', count: 3 },
        { from: 's2', to: 's1', count: 0 },
      ],
    },
  ],
  'took-from-play': ([null, 's1', 's2'] as const).map((from) => ({ type: 'took-from-play', seat: 's1', card: 'milk', from })),
  'trash-emptied': [{ type: 'trash-emptied', count: 1 }],
  chose: [
    { type: 'chose', seat: 's1', prompt: 'direction', picks: ['left'] },
    { type: 'chose', seat: 's1', prompt: 'what-day-it-is', picks: ['birthday'] },
    { type: 'chose', seat: 's1', prompt: 'what-day-it-is', picks: ['holiday'] },
    { type: 'chose', seat: 's1', prompt: 'what-day-it-is', picks: ['neither'] },
    { type: 'chose', seat: 's1', prompt: 'rival', picks: ['s2'] },
    { type: 'chose', seat: 's1', prompt: 'who-gets-this', picks: ['s1'] },
    { type: 'chose', seat: 's1', prompt: 'rules-to-discard', picks: [] },
    { type: 'chose', seat: 's1', prompt: 'rules-to-discard', picks: ['draw-2', 'inflation'] },
    { type: 'chose', seat: 's1', prompt: 'end-turn', picks: ['end-turn'] },
    { type: 'chose', seat: 's1', prompt: 'initiative', picks: ['draw'] },
    ...(['is-a-cat-here', 'ought-to-be-working'] as const).flatMap((prompt) =>
      ['yes', 'no'].map((pick) => ({ type: 'chose' as const, seat: 's1' as const, prompt, picks: [pick] })),
    ),
    { type: 'chose', seat: 's1', prompt: 'type-to-call', picks: ['keeper'] },
    { type: 'chose', seat: 's1', prompt: 'creeper-fate', picks: ['discard'] },
    { type: 'chose', seat: 's1', prompt: 'creeper-fate', picks: ['give'] },
  ],
  threw: (['paper', 'rock'] as const).map((theirs) => ({
    type: 'threw',
    throws: [
      { seat: 's1', throw: 'rock' },
      { seat: 's2', throw: theirs },
    ],
  })),
  'saw-top': [
    { type: 'saw-top', seat: 's1', count: 1 },
    { type: 'saw-top', seat: 's1', count: 1, cards: ['milk'] },
  ],
  'put-under-pile': [{ type: 'put-under-pile', seat: 's1' }],
  'shuffled-back': [{ type: 'shuffled-back', seat: 's1', count: 4 }],
  borrowed: [{ type: 'borrowed', seat: 's1', of: 's2', card: 'jackpot' }],
  'pooled-hands': [
    {
      type: 'pooled-hands',
      to: [
        { seat: 's1', count: 3 },
        { seat: 's2', count: 2 },
      ],
    },
  ],
  'turned-up': [{ type: 'turned-up', seat: 's1', cards: ['milk', 'fleas'] }],
  'took-up': (['aside', 'discard'] as const).map((from) => ({ type: 'took-up', seat: 's1', card: 'milk', from })),
  'passed-front': [
    { type: 'passed-front', moves: [] },
    { type: 'passed-front', moves: [{ from: 's1', to: 's2', cards: ['kitten', 'fleas'] }] },
  ],
  compared: [
    {
      type: 'compared',
      shown: [
        { seat: 's1', card: 'milk' },
        { seat: 's2', card: 'time' },
      ],
    },
  ],
  'more-plays': [1, 2].map((count) => ({ type: 'more-plays', seat: 's1', count })),
  'extra-turn': [{ type: 'extra-turn', seat: 's1', card: 'take-another-turn' }],
  'timed-out': (['play', 'discard', 'choose-cards', 'choose-player', 'choose-option'] as const).map((kind) => ({
    type: 'timed-out',
    seat: 's1',
    kind,
  })),
  'order-fired': [
    { type: 'order-fired', seat: 's1', only: 's1', order: 'keepInHand', prompt: 'hand-limit', picks: ['milk'] },
    { type: 'order-fired', seat: 's1', only: 's1', order: 'keepInHand', prompt: 'hand-limit', picks: ['milk'], because: ['hand-limit-2'] },
    { type: 'order-fired', seat: 's1', only: 's1', order: 'keepOnTable', prompt: 'keeper-limit', picks: ['milk'] },
    { type: 'order-fired', seat: 's1', only: 's1', order: 'draw', prompt: 'before-draw', picks: ['draw'] },
    { type: 'order-fired', seat: 's1', only: 's1', order: 'endTurn', prompt: 'end-turn', picks: ['end-turn'] },
  ],
  'orders-set': [{ type: 'orders-set', seat: 's1', only: 's1' }],
  joined: [{ type: 'joined', seat: 's1' }],
  'dealt-in': [
    { type: 'dealt-in', seat: 's1', count: 3 },
    { type: 'dealt-in', seat: 's1', count: 3, cards: ['milk', 'time', 'love'] },
  ],
  left: [{ type: 'left', seat: 's1' }],
  won: [
    { type: 'won', seat: 's1', goals: ['toast'] },
    { type: 'won', seat: 's1', goals: ['party-time'] },
  ],
  ended: [
    { type: 'ended', how: 'stuck' },
    { type: 'ended', how: 'deserted' },
  ],
  'ended-scored': [0, 1, 7].map((score) => ({ type: 'ended-scored', score })),
  attached: [{ type: 'attached', seat: 's1', card: 'jackpot', to: 'milk' }],
  detached: [{ type: 'detached', seat: 's1', card: 'jackpot' }],
  'put-under': [{ type: 'put-under', seat: null, cards: ['jackpot', 'time'], under: 'milk' }],
  released: [{ type: 'released', seat: 's1', card: 'jackpot', under: 'milk' }],
  'moved-creeper': ([null, 's1', 's2'] as const).map((from) => ({ type: 'moved-creeper', from, to: 's1', card: 'jackpot' })),
  'dealt-front': [
    {
      type: 'dealt-front',
      to: [
        { seat: 's1', cards: ['milk', 'time'] },
        { seat: 's2', cards: [] },
      ],
    },
  ],
  'debt-made': [{ type: 'debt-made', from: 's1', to: 's2' }],
  'debt-paid': [{ type: 'debt-paid', from: 's1', to: 's2', card: 'milk' }],
  set: ([null, 's1', 's2'] as const).map((to) => ({ type: 'set', seat: 's1', card: 'time', to })),
  spoke: [{ type: 'spoke', seat: 's1', word: 'Yeahuh!' }],
  challenged: [true, false].map((right) => ({ type: 'challenged', seat: 's1', card: 'milk', owner: 's2', right })),
  scored: [{ type: 'scored', seat: 's1', goals: ['toast'] }],
}

const question = (prompt: Prompt, more: Partial<Decision> = {}): Decision => ({
  id: 'q',
  player: 's1',
  kind: 'choose-cards',
  prompt,
  options: [],
  min: 1,
  max: 1,
  owed: true,
  because: [],
  fallback: 'chance',
  ...more,
})

describe('the catalogues', () => {
  it('have the same keys in every language', () => {
    const keys = (catalogue: Texts) =>
      leaves(catalogue)
        .map(([path]) => path)
        .filter((path) => !path.startsWith('/prompts'))
        .sort()
    expect(keys(de)).toEqual(keys(en))
    expect(Object.keys(de.prompts).sort()).toEqual(Object.keys(en.prompts).sort())
  })

  it.each(languages)('leave nothing empty (%s)', (language) => {
    for (const [path, leaf] of leaves(texts(language))) {
      expect(typeof leaf === 'function' || typeof leaf === 'string', path).toBe(true)
      if (typeof leaf === 'string') soundSentence(leaf)
    }
  })

  it.each(languages)('name every card of the five worlds differently (%s)', (language) => {
    const names = Object.values(texts(language).cards).map(({ name }) => name)
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  })

  it.each(languages)('name every card of the editions that can be played, and the Basic Rules (%s)', (language) => {
    const wanted = ['basic-rules', ...playable.flatMap((edition) => cardsOf(edition)).map(({ id }) => id)]
    expect(wanted.filter((id) => !(id in texts(language).cards))).toEqual([])
  })

  it('F4 print the same digits in every language, because Inflation raises them', () => {
    const digits = (text: string) => (text.match(/\d+/g) ?? []).sort()
    for (const [id, { text }] of Object.entries(en.cards)) expect([id, digits(cardTextIn(de, id))]).toEqual([id, digits(text)])
  })
})

const cardTextIn = (catalogue: Texts, id: string) => Object.entries(catalogue.cards).find(([key]) => key === id)?.[1].text ?? ''

describe.each(languages)('sentences (%s)', (language) => {
  const words = texts(language)

  it.each(Object.entries(samples))('tell %s to the one it is about, to others and to spectators', (_, events) => {
    for (const event of events) for (const you of ['s1', 's2', 's3', null] as const) soundSentence(eventSentence(words, event, names, you))
  })

  it.each(Object.keys(words.prompts) as PromptKey[])('ask %s, whatever is known', (key) => {
    const known: Prompt['args'][] = [
      {},
      { card: '' },
      { left: 1 },
      { left: 'all' },
      { left: 3, limit: 2, excess: 3, keep: 2, card: 'toast', player: 's2' },
      { limit: 1, excess: 1, keep: 1 },
      { limit: 0, excess: 2, keep: 0 },
    ]
    for (const args of known) {
      const prompt = { key, args }
      const headline = promptHeadline(words, prompt, names)
      for (const line of [headline, promptSentence(words, prompt, names), promptHint(words, prompt, names)]) soundSentence(line)
      expect(headline.length).toBeLessThanOrEqual(34)
      soundSentence(missingLabel(words, question(prompt), [], names))
      for (const picks of [['milk'], ['s1'], ['s2'], ['left'], ['milk', 'time']])
        soundSentence(deedLabel(words, question(prompt), picks, names))
    }
  })

  it('label every option, give every reason, refuse in a sentence', () => {
    const decision = question({ key: 'play', args: {} })
    for (const option of ['milk', 'milk~2', 'use:goal-mill', 's1', 's2', ...Object.keys(words.words.options)]) {
      soundSentence(optionLabel(words, option, decision, names))
    }
    for (const by of ['s1', 's2', null] as const) soundSentence(reasonSentence(words, { card: 'inflation', by, at: 4 }, names, 's1'))
    soundSentence(refusalSentence(words, 'stale-decision'))
  })
})

describe('in the words of the table', () => {
  it('speaks to the reader, and about the others', () => {
    const took: SeenEvent = { type: 'took-keeper', from: 's2', to: 's1', card: 'the-toaster' }
    expect(eventSentence(en, took, names, 's2')).toBe('Ana took The Toaster from you.')
    expect(eventSentence(de, took, names, 's1')).toBe('Du hast Ben „Toaster“ weggenommen.')
    expect(eventSentence(de, took, names, 's2')).toBe('Ana hat dir „Toaster“ weggenommen.')
  })

  it('tells only how many cards were drawn to those who may not know which', () => {
    expect(eventSentence(en, { type: 'drew', seat: 's1', count: 2, to: 'hand' }, names, 's2')).toBe('Ana drew 2 cards.')
    expect(eventSentence(en, { type: 'drew', seat: 's1', count: 1, cards: ['milk'], to: 'hand' }, names, 's1')).toBe('You drew Milk.')
  })

  it('asks what to keep rather than what to lose', () => {
    const prompt: Prompt = { key: 'hand-limit', args: { limit: 2, excess: 3, keep: 2 } }
    expect(promptHeadline(en, prompt, names)).toBe('Keep 2 of your 5 cards')
    expect(promptSentence(en, prompt, names)).toBe('You may hold 2 cards. Keep 2 of your 5 cards.')
    expect(promptHint(en, prompt, names)).toBe('The other 3 go to the discard pile.')
    expect(promptHeadline(de, prompt, names)).toBe('Behalte 2 von 5 Karten')
    expect(deedLabel(en, question(prompt, { min: 3, max: 3 }), ['milk', 'time', 'love'], names)).toBe('Keep these 2')
  })

  it('puts the verb and the card on the button', () => {
    const play = question({ key: 'play', args: { left: 1 } }, { kind: 'play' })
    expect(missingLabel(en, play, [], names)).toBe('Pick a card')
    expect(deedLabel(en, play, ['steal-a-keeper'], names)).toBe('Play Steal a Keeper')
    expect(deedLabel(en, play, ['use:goal-mill'], names)).toBe('Use Goal Mill')
    expect(deedLabel(de, play, ['end-turn'], names)).toBe('Zug beenden')
    expect(deedLabel(de, question({ key: 'who-gets-this', args: {} }), ['s1'], names)).toBe('Selbst behalten')
    expect(missingLabel(en, question({ key: 'hand-limit', args: {} }, { min: 3 }), ['milk'], names)).toBe('Pick 2 more')
  })

  it('names a further copy like the first, and an unknown card by its id', () => {
    expect(cardName(en, 'draw-2~2')).toBe('Draw 2')
    expect(cardName(en, 'daleks~3')).toBe('Daleks')
    expect(cardName(en, 'snow-day~2')).toBe('snow-day')
  })

  it('says who played what counts', () => {
    expect(reasonSentence(en, { card: 'hand-limit-1', by: 's1', at: 3 }, names)).toBe('Hand Limit 1, played by Ana')
    expect(reasonSentence(de, { card: 'inflation', by: 's1', at: 3 }, names, 's1')).toBe('Inflation, von dir gespielt')
  })
})
