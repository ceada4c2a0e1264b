/** What the first page and the lobby say, without a browser. */
import { texts } from '@meanwhile/texts'
import { web as german } from '@meanwhile/texts/de/web'
import { web as english } from '@meanwhile/texts/en/web'
import { describe, expect, it } from 'vitest'
import { timeOf, whatIsAsked } from '../../web/home/asked.ts'
import { mostUrgentFirst, type Summary } from '../../web/home/summary.ts'
import { editionsText, hasTimeOuts, ladderText, paceText, reactionsText } from '../../web/new-table/in-words.ts'
import { namesAt } from '../../web/table/people.ts'

const hour = 60 * 60_000
const now = Date.UTC(2026, 10, 17, 12)
const words = { language: 'en', texts: texts('en'), web: english } as const

const game = (name: string, owed: Summary['owed']): Summary => ({
  table: name,
  name,
  editions: ['fluxx'],
  status: 'playing',
  host: 'mia',
  seat: 's1',
  players: [
    { seat: 's1', player: 'mia', bot: null },
    { seat: 's2', player: 'ana', bot: null },
    { seat: 's3', player: null, bot: 'greedy' },
  ],
  owed,
  waitingFor: [],
  number: 1,
})
const asked = (since: number, until: number | null = null) => ({ prompt: 'play', since, until })

describe('Home', () => {
  it('puts the nearest deadline first, then whoever has waited longest', () => {
    const games = [
      game('waits a little', [asked(now - hour)]),
      game('ends late', [asked(now - 9 * hour, now + 9 * hour)]),
      game('waits long', [asked(now - 5 * hour)]),
      game('ends soon', [asked(now, now + hour)]),
    ]
    expect(mostUrgentFirst(games).map(({ name }) => name)).toEqual(['ends soon', 'ends late', 'waits long', 'waits a little'])
  })

  it('says until when, or without a clock since when', () => {
    expect(timeOf(game('a', [asked(now, now + 24 * hour)]), now, 'UTC', words)).toBe('until tomorrow at noon, your time')
    expect(timeOf(game('a', [asked(now - 4 * hour)]), now, 'UTC', words)).toBe('waiting since this morning')
    expect(timeOf(game('a', [asked(now - 1000)]), now, 'UTC', words)).toBe('asked just now')
  })

  it('tells of a question it cannot see in general words', () => {
    const names = namesAt(game('a', []).players, { ana: 'Ana' }, words)
    const limit = { ...asked(now), prompt: 'hand-limit' }
    expect(whatIsAsked(game('a', [limit, asked(now)]), null, names, words)).toEqual({
      headline: 'Too many cards',
      reason: 'There is a Hand Limit: choose which cards you keep.',
      button: 'Pick what to keep',
      more: 1,
    })
  })

  it('calls people by their names, bots by theirs, and whoever left somebody', () => {
    const names = namesAt(game('a', []).players, { ana: 'Ana' }, words)
    expect([names('s2'), names('s3'), names('s4')]).toEqual(['Ana', 'Magpie', 'Somebody'])
  })

  it('tells bots of a kind from each other, but not from one that plays for a person', () => {
    const seats = [
      { seat: 's1', player: 'ana', bot: 'greedy' },
      { seat: 's2', player: null, bot: 'greedy' },
      { seat: 's3', player: null, bot: 'shrewd' },
      { seat: 's4', player: null, bot: 'greedy' },
    ]
    expect(seats.map(({ seat }) => namesAt(seats, { ana: 'Ana' }, words)(seat))).toEqual(['Ana', 'Magpie', 'Owl', 'Magpie 2'])
  })
})

describe('What was agreed', () => {
  it.each([
    [{ kind: 'none' }, 'no time limit', 'ohne Zeitlimit'],
    [{ kind: 'each', minutes: 10 }, '10 minutes for each decision', '10 Minuten für jede Entscheidung'],
    [{ kind: 'each', minutes: 90 }, '90 minutes for each decision', '90 Minuten für jede Entscheidung'],
    [{ kind: 'each', minutes: 24 * 60 }, '1 day for each decision', '1 Tag für jede Entscheidung'],
    [{ kind: 'bank', hours: 72, incrementMinutes: 0 }, '3 days for the whole game', '3 Tage für die ganze Partie'],
    [{ kind: 'daily', at: '20:00', zone: 'UTC' }, 'every day until 20:00', 'jeden Tag bis 20:00 Uhr'],
  ] as const)('says the pace %j in words', (pace, inEnglish, inGerman) => {
    expect([paceText(pace, english), paceText(pace, german)]).toEqual([inEnglish, inGerman])
  })

  it('says how Surprises are played, and how long one may think where they are asked for', () => {
    expect(reactionsText({ reactions: 'arm', reactionMinutes: 60 }, english)).toBe('armed ahead, in secret')
    const asks = { reactions: 'ask', reactionMinutes: 60 } as const
    expect(reactionsText(asks, english)).toBe('asked for at each event: everybody has 1 hour of their own time, then the game passes')
    expect(reactionsText(asks, german)).toBe(
      'bei jedem Anlass gefragt: Alle haben 1 Stunde ihrer eigenen Zeit, dann passt das Spiel für sie',
    )
  })

  it('says what becomes of those who stay away', () => {
    expect(ladderText({ botAfter: null, dropAfter: null }, english)).toBe('remind, then the game answers, each time')
    expect(ladderText({ botAfter: 1, dropAfter: 5 }, english)).toBe(
      'remind, then the game answers; a bot sits in after one time-out; out of the game after 5',
    )
  })

  it('speaks of time-outs only where time can run out', () => {
    expect(hasTimeOuts({ pace: { kind: 'each', minutes: 60 }, reactions: 'arm' })).toBe(true)
    expect(hasTimeOuts({ pace: { kind: 'none' }, reactions: 'arm' })).toBe(false)
    // A Surprise that is asked for has a time of its own everywhere.
    expect(hasTimeOuts({ pace: { kind: 'none' }, reactions: 'ask' })).toBe(true)
  })

  it('calls an edition it has no words for by its id', () => {
    expect(editionsText(['fluxx', 'to-come'], english)).toBe('Fluxx 5.0 + to-come')
  })
})
