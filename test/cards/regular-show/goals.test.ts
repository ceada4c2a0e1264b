/** Every Goal of Regular Show Fluxx: what meets it, and what comes close. */
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

type Row = { name: string; goal: string; met: string[][]; missed: string[][] }

const goals: Row[] = [
  { name: 'Inseparable', goal: 'inseparable', met: [['muscle-man', 'high-five-ghost']], missed: [['muscle-man', 'pops']] },
  { name: 'Best Buds, Worst Employees', goal: 'best-buds-worst-employees', met: [['mordecai', 'rigby']], missed: [['mordecai', 'pops']] },
  { name: 'Say Something Already', goal: 'say-something-already', met: [['mordecai', 'margaret']], missed: [['rigby', 'margaret']] },
  { name: 'Free Refills', goal: 'free-refills', met: [['margaret', 'coffee']], missed: [['margaret', 'mixtape']] },
  { name: 'Track Four Is About You', goal: 'track-four-is-about-you', met: [['margaret', 'mixtape']], missed: [['rigby', 'mixtape']] },
  { name: 'Payday at Last', goal: 'payday-at-last', met: [['benson', 'paycheck']], missed: [['pops', 'paycheck']] },
  { name: 'Back to Work', goal: 'back-to-work', met: [['benson', 'rake']], missed: [['mordecai', 'rake']] },
  { name: 'Sweet Old Soul', goal: 'sweet-old-soul', met: [['pops', 'lollipop']], missed: [['benson', 'lollipop']] },
  { name: 'Sunday Driver', goal: 'sunday-driver', met: [['pops', 'golf-cart']], missed: [['benson', 'golf-cart']] },
  {
    name: 'He Has Seen This Before',
    goal: 'he-has-seen-this-before',
    met: [['skips', 'time-machine']],
    missed: [['pops', 'time-machine']],
  },
  { name: 'Wise Words on a Bench', goal: 'wise-words-on-a-bench', met: [['skips', 'park-bench']], missed: [['pops', 'park-bench']] },
  {
    name: 'Whose Slice Was That?',
    goal: 'whose-slice-was-that',
    met: [['rigby', 'leftover-pizza']],
    missed: [['mordecai', 'leftover-pizza']],
  },
  { name: 'One More Round', goal: 'one-more-round', met: [['rigby', 'video-game']], missed: [['mordecai', 'video-game']] },
  { name: 'All Day Saturday', goal: 'all-day-saturday', met: [['video-game', 'old-couch']], missed: [['video-game', 'park-bench']] },
  { name: 'Second Lunch', goal: 'second-lunch', met: [['muscle-man', 'snack-bar']], missed: [['rigby', 'snack-bar']] },
  { name: 'Haunted Playlist', goal: 'haunted-playlist', met: [['high-five-ghost', 'mixtape']], missed: [['muscle-man', 'mixtape']] },
  { name: 'Feeding the Ducks', goal: 'feeding-the-ducks', met: [['duck-pond', 'park-bench']], missed: [['duck-pond', 'old-couch']] },
  { name: 'Parked in the Pond', goal: 'parked-in-the-pond', met: [['duck-pond', 'golf-cart']], missed: [['duck-pond', 'rake']] },
  { name: 'Fresh Again', goal: 'fresh-again', met: [['time-machine', 'leftover-pizza']], missed: [['time-machine', 'lollipop']] },
  {
    name: 'For Once on the Job',
    goal: 'for-once-on-the-job',
    met: [
      ['rake', 'mordecai'],
      ['rake', 'rigby'],
    ],
    missed: [['rake', 'skips']],
  },
  { name: 'Lunch Is on Me', goal: 'lunch-is-on-me', met: [['snack-bar', 'paycheck']], missed: [['snack-bar', 'coffee']] },
  { name: 'Sugar Rush', goal: 'sugar-rush', met: [['lollipop', 'coffee']], missed: [['lollipop', 'leftover-pizza']] },
  {
    name: 'Crew Photo',
    goal: 'crew-photo',
    met: [
      ['mordecai', 'rigby', 'pops'],
      ['benson', 'margaret', 'skips'],
      ['muscle-man', 'high-five-ghost', 'pops'],
    ],
    missed: [
      ['mordecai', 'rigby'],
      ['mordecai', 'rigby', 'rake'],
    ],
  },
  {
    name: 'Very Long Break',
    goal: 'very-long-break',
    met: [
      ['coffee', 'leftover-pizza'],
      ['old-couch', 'park-bench'],
    ],
    missed: [['coffee', 'rake'], ['old-couch']],
  },
  { name: 'The Boss Is Out', goal: 'the-boss-is-out', met: [['old-couch']], missed: [['old-couch', 'benson'], ['park-bench']] },
  { name: 'Final Boss', goal: 'final-boss', met: [['destroyer-of-worlds', 'video-game']], missed: [['unfinished-chores', 'video-game']] },
  {
    name: 'Calmed by a Power Ballad',
    goal: 'calmed-by-a-power-ballad',
    met: [['destroyer-of-worlds', 'mixtape']],
    missed: [['destroyer-of-worlds', 'coffee']],
  },
  {
    name: 'Somebody Will Notice',
    goal: 'somebody-will-notice',
    met: [['unfinished-chores', 'benson']],
    missed: [['unfinished-chores', 'pops']],
  },
  { name: 'First Thing Tomorrow', goal: 'first-thing-tomorrow', met: [['unfinished-chores', 'old-couch']], missed: [['old-couch']] },
]

for (const { name, goal, met, missed } of goals) {
  describe(name, () => {
    it('G2 is met the moment all of it lies in front of one player, also off turn', () => {
      for (const front of met) {
        const t = table({ edition: 'regular-show', turn: 'ann', ann: { hand: [goal] }, bob: { front } })
        t.ann.plays(goal)
        expect([front, t.winner]).toEqual([front, 'bob'])
      }
    })

    it('is not met by what comes close, nor by two players together', () => {
      for (const front of missed) {
        const t = table({ edition: 'regular-show', turn: 'ann', ann: { hand: [goal] }, bob: { front } })
        t.ann.plays(goal)
        expect([front, t.over]).toEqual([front, false])
      }
      for (const [first = '', ...others] of met) {
        if (others.length === 0) continue
        const t = table({ edition: 'regular-show', turn: 'ann', ann: { hand: [goal], front: [first] }, bob: { front: others } })
        t.ann.plays(goal)
        expect([first, t.over]).toEqual([first, false])
      }
    })
  })
}

describe('The Boss Is Out, with the boss around', () => {
  it('is not met while Benson lies in front of anybody', () => {
    const t = table({
      edition: 'regular-show',
      turn: 'ann',
      ann: { hand: ['the-boss-is-out'], front: ['old-couch'] },
      bob: { front: ['benson'] },
    })
    t.ann.plays('the-boss-is-out')
    expect(t.over).toBe(false)
  })
})

describe('Goals of Regular Show Fluxx', () => {
  it('F4 leave their numbers alone: they are spelled out, so Inflation does not raise them', () => {
    const t = table({
      editions: ['fluxx', 'regular-show'],
      turn: 'ann',
      rules: ['inflation'],
      ann: { hand: ['crew-photo'], front: ['mordecai', 'rigby', 'pops'] },
      bob: {},
    })
    t.ann.plays('crew-photo')
    expect(t.winner).toBe('ann')
  })
})
