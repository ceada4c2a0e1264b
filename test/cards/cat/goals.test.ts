/** Every Goal of Cat Fluxx: what meets it, and what comes close. */
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

type Row = { name: string; goal: string; met: string[][]; missed: string[][] }

const goals: Row[] = [
  {
    name: 'Lapful of Cats',
    goal: 'lapful-of-cats',
    met: [['kitten', 'black-cat', 'tabby-cat']],
    missed: [['kitten', 'black-cat', 'puppy']],
  },
  {
    name: 'The Whole Clowder',
    goal: 'the-whole-clowder',
    met: [['kitten', 'black-cat', 'tabby-cat', 'alley-cat']],
    missed: [['kitten', 'black-cat', 'tabby-cat', 'puppy']],
  },
  {
    name: 'Raining Cats and Dogs',
    goal: 'raining-cats-and-dogs',
    met: [['kitten', 'black-cat', 'old-hound']],
    missed: [
      ['kitten', 'puppy', 'old-hound'],
      ['kitten', 'black-cat', 'tabby-cat'],
    ],
  },
  { name: 'Dog Person After All', goal: 'dog-person-after-all', met: [['puppy', 'old-hound']], missed: [['puppy', 'kitten']] },
  { name: 'Unlikely Friends', goal: 'unlikely-friends', met: [['kitten', 'puppy']], missed: [['kitten', 'old-hound']] },
  {
    name: 'Fits Perfectly',
    goal: 'fits-perfectly',
    met: [
      ['cardboard-box', 'kitten'],
      ['cardboard-box', 'orange-cat'],
    ],
    missed: [['cardboard-box', 'puppy']],
  },
  {
    name: 'One Brain Cell Between Them',
    goal: 'one-brain-cell-between-them',
    met: [['orange-cat', 'puppy']],
    missed: [['tabby-cat', 'puppy']],
  },
  {
    name: 'Chasing the Dot',
    goal: 'chasing-the-dot',
    met: [
      ['the-red-dot', 'kitten'],
      ['the-red-dot', 'orange-cat'],
    ],
    missed: [['the-red-dot', 'black-cat']],
  },
  {
    name: 'Hair on Everything',
    goal: 'hair-on-everything',
    met: [
      ['warm-laundry', 'fluffy-cat'],
      ['warm-laundry', 'black-cat'],
    ],
    missed: [['warm-laundry', 'kitten']],
  },
  {
    name: 'Spoiled for Choice',
    goal: 'spoiled-for-choice',
    met: [['cardboard-box', 'warm-laundry']],
    missed: [['cardboard-box', 'sunbeam']],
  },
  { name: 'Sunbathing', goal: 'sunbathing', met: [['sunbeam', 'tabby-cat']], missed: [['sunbeam', 'black-cat']] },
  { name: 'Solar Powered', goal: 'solar-powered', met: [['sunbeam', 'the-nap']], missed: [['sunbeam', 'the-purr']] },
  { name: 'Crossing Your Path', goal: 'crossing-your-path', met: [['black-cat', 'alley-cat']], missed: [['black-cat', 'tabby-cat']] },
  { name: 'Formal Dinner', goal: 'formal-dinner', met: [['tuxedo-cat', 'can-of-tuna']], missed: [['tuxedo-cat', 'catnip']] },
  { name: 'Working From Home', goal: 'working-from-home', met: [['the-keyboard', 'tuxedo-cat']], missed: [['the-keyboard', 'kitten']] },
  { name: "You're Not on Mute", goal: 'youre-not-on-mute', met: [['the-keyboard', 'small-loud-dog']], missed: [['the-keyboard', 'puppy']] },
  { name: 'All Tangled Up', goal: 'all-tangled-up', met: [['ball-of-yarn', 'kitten']], missed: [['ball-of-yarn', 'tabby-cat']] },
  { name: 'Patchwork', goal: 'patchwork', met: [['ball-of-yarn', 'calico-cat']], missed: [['ball-of-yarn', 'tuxedo-cat']] },
  { name: 'Motor Running', goal: 'motor-running', met: [['the-purr', 'calico-cat']], missed: [['the-purr', 'kitten']] },
  { name: 'Contentment', goal: 'contentment', met: [['the-purr', 'the-nap']], missed: [['the-purr', 'sunbeam']] },
  {
    name: 'Happy Hour',
    goal: 'happy-hour',
    met: [
      ['catnip', 'tabby-cat'],
      ['catnip', 'alley-cat'],
    ],
    missed: [['catnip', 'kitten']],
  },
  { name: 'Wild Night', goal: 'wild-night', met: [['catnip', 'the-red-dot']], missed: [['catnip', 'sunbeam']] },
  { name: 'Peace and Quiet', goal: 'peace-and-quiet', met: [['the-nap']], missed: [['the-nap', 'small-loud-dog'], ['the-purr']] },
  {
    name: 'Itchy and Proud',
    goal: 'itchy-and-proud',
    met: [
      ['fleas', 'old-hound'],
      ['fleas', 'alley-cat'],
    ],
    missed: [['fleas', 'puppy'], ['alley-cat']],
  },
  { name: 'A Gift for You', goal: 'a-gift-for-you', met: [['hairball', 'fluffy-cat']], missed: [['hairball', 'black-cat']] },
  {
    name: 'Satellite Reception',
    goal: 'satellite-reception',
    met: [
      ['the-cone', 'puppy'],
      ['the-cone', 'old-hound'],
    ],
    missed: [['the-cone', 'kitten']],
  },
  {
    name: 'Bribed With Tuna',
    goal: 'bribed-with-tuna',
    met: [['vet-appointment', 'can-of-tuna']],
    missed: [['vet-appointment', 'catnip']],
  },
  { name: 'Noise Complaint', goal: 'noise-complaint', met: [['vacuum-cleaner', 'small-loud-dog']], missed: [['vacuum-cleaner', 'puppy']] },
]

for (const { name, goal, met, missed } of goals) {
  describe(name, () => {
    it('G2 is met the moment all of it lies in front of one player, also off turn', () => {
      for (const front of met) {
        const t = table({ edition: 'cat', turn: 'ann', ann: { hand: [goal] }, bob: { front } })
        t.ann.plays(goal)
        expect([front, t.winner]).toEqual([front, 'bob'])
      }
    })

    it('is not met by what comes close, nor by two players together', () => {
      for (const front of missed) {
        const t = table({ edition: 'cat', turn: 'ann', ann: { hand: [goal] }, bob: { front } })
        t.ann.plays(goal)
        expect([front, t.over]).toEqual([front, false])
      }
      for (const [first = '', ...others] of met) {
        if (others.length === 0) continue
        const t = table({ edition: 'cat', turn: 'ann', ann: { hand: [goal], front: [first] }, bob: { front: others } })
        t.ann.plays(goal)
        expect([first, t.over]).toEqual([first, false])
      }
    })
  })
}

describe('Goals of Cat Fluxx', () => {
  it('F4 leave their numbers to nobody: they are spelled out, so Inflation does not raise them', () => {
    const t = table({
      editions: ['fluxx', 'cat'],
      turn: 'ann',
      rules: ['inflation'],
      ann: { hand: ['lapful-of-cats'], front: ['kitten', 'black-cat', 'tabby-cat'] },
      bob: {},
    })
    t.ann.plays('lapful-of-cats')
    expect(t.winner).toBe('ann')
  })

  it('E1 never let one card fill two slots', () => {
    const t = table({ edition: 'cat', turn: 'ann', ann: { hand: ['dog-person-after-all'], front: ['puppy'] }, bob: {} })
    t.ann.plays('dog-person-after-all')
    expect(t.over).toBe(false)
  })

  it('F14 do not excuse another Creeper than the one they need', () => {
    const t = table({
      edition: 'cat',
      turn: 'ann',
      ann: { hand: ['bribed-with-tuna'], front: ['vet-appointment', 'can-of-tuna', 'vacuum-cleaner'] },
      bob: {},
    })
    t.ann.plays('bribed-with-tuna')
    expect(t.over).toBe(false)
  })
})

describe('Peace and Quiet, noisily', () => {
  it.each(['small-loud-dog', 'vacuum-cleaner'])('is not met while %s lies in front of anybody', (noise) => {
    const t = table({ edition: 'cat', turn: 'ann', ann: { hand: ['peace-and-quiet'], front: ['the-nap'] }, bob: { front: [noise] } })
    t.ann.plays('peace-and-quiet')
    expect(t.over).toBe(false)
  })
})
