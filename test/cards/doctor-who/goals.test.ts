/** Every Goal of Doctor Who Fluxx: what meets it, and what comes close. */
import { describe, expect, it } from 'vitest'
import { table } from '../../table.ts'

const goals = [
  {
    name: 'Come Along, Ponds',
    goal: 'come-along-ponds',
    met: [['eleventh-doctor', 'the-ponds']],
    missed: [['eleventh-doctor', 'that-scarf'], ['the-ponds']],
  },
  { name: 'Bad Wolf', goal: 'bad-wolf', met: [['ninth-doctor', 'rose-tyler']], missed: [['ninth-doctor', 'that-scarf'], ['rose-tyler']] },
  {
    name: 'Doctor Donna',
    goal: 'doctor-donna',
    met: [['tenth-doctor', 'donna-noble']],
    missed: [['tenth-doctor', 'that-scarf'], ['donna-noble']],
  },
  {
    name: 'Affirmative, Mistress!',
    goal: 'affirmative-mistress',
    met: [['sarah-jane-smith', 'k-9']],
    missed: [['sarah-jane-smith', 'that-scarf'], ['k-9']],
  },
  {
    name: "It's You!",
    goal: 'its-you',
    met: [['fourth-doctor', 'sarah-jane-smith']],
    missed: [['fourth-doctor', 'that-scarf'], ['sarah-jane-smith']],
  },
  {
    name: 'The Angels Have the Phone Box',
    goal: 'the-angels-have-the-phone-box',
    met: [['weeping-angels', 'tardis']],
    missed: [['weeping-angels', 'that-scarf'], ['tardis']],
  },
  { name: 'Doomsday', goal: 'doomsday', met: [['daleks', 'cybermen']], missed: [['daleks', 'that-scarf'], ['cybermen']] },
  { name: 'Exterminate!', goal: 'exterminate', met: [['fourth-doctor', 'daleks']], missed: [['fourth-doctor', 'that-scarf'], ['daleks']] },
  {
    name: 'Resistance is Useless!',
    goal: 'resistance-is-useless',
    met: [
      ['cybermen', 'second-doctor'],
      ['cybermen', 'fifth-doctor'],
      ['cybermen', 'twelfth-doctor'],
    ],
    missed: [['cybermen', 'that-scarf'], ['second-doctor']],
  },
  {
    name: 'Hello Sweetie',
    goal: 'hello-sweetie',
    met: [['fourth-doctor', 'river-song']],
    missed: [['fourth-doctor', 'that-scarf'], ['river-song']],
  },
  {
    name: 'Would You Like a Jelly Baby?',
    goal: 'would-you-like-a-jelly-baby',
    met: [['fourth-doctor', 'that-scarf']],
    missed: [['fourth-doctor'], ['that-scarf']],
  },
  {
    name: 'Newlyweds on Board',
    goal: 'newlyweds-on-board',
    met: [['tardis', 'the-ponds']],
    missed: [['tardis', 'that-scarf'], ['the-ponds']],
  },
  {
    name: "A Doctor's Best Friend",
    goal: 'a-doctors-best-friend',
    met: [['fourth-doctor', 'k-9']],
    missed: [['fourth-doctor', 'that-scarf'], ['k-9']],
  },
  {
    name: 'Anywhere, Anywhen',
    goal: 'anywhere-anywhen',
    met: [['fourth-doctor', 'tardis']],
    missed: [['fourth-doctor', 'that-scarf'], ['tardis']],
  },
  {
    name: 'Same Person, New Face',
    goal: 'same-person-new-face',
    met: [
      ['first-doctor', 'second-doctor'],
      ['future-doctor', 'twelfth-doctor'],
      ['fourth-doctor', 'ninth-doctor', 'tenth-doctor'],
    ],
    missed: [
      ['first-doctor', 'third-doctor'],
      ['first-doctor', 'future-doctor'],
    ],
  },
  {
    name: 'Two Faces for Clara',
    goal: 'two-faces-for-clara',
    met: [
      ['clara-oswald', 'eleventh-doctor'],
      ['clara-oswald', 'twelfth-doctor'],
    ],
    missed: [['clara-oswald', 'that-scarf'], ['eleventh-doctor']],
  },
  {
    name: 'The Long Walk',
    goal: 'the-long-walk',
    met: [['martha-jones', 'the-master']],
    missed: [['martha-jones', 'that-scarf'], ['the-master']],
  },
  {
    name: 'Clinging to the Outside',
    goal: 'clinging-to-the-outside',
    met: [['captain-jack-harkness', 'tardis']],
    missed: [['captain-jack-harkness', 'that-scarf'], ['tardis']],
  },
  {
    name: 'Pages of a Blue Diary',
    goal: 'pages-of-a-blue-diary',
    met: [
      ['river-song', 'tardis'],
      ['river-song', 'sonic-screwdriver'],
    ],
    missed: [['river-song', 'that-scarf'], ['tardis']],
  },
  {
    name: 'Best of Enemies',
    goal: 'best-of-enemies',
    met: [['fourth-doctor', 'the-master']],
    missed: [['fourth-doctor', 'that-scarf'], ['the-master']],
  },
  {
    name: 'Stranded in the Past',
    goal: 'stranded-in-the-past',
    met: [
      ['weeping-angels', 'the-ponds'],
      ['weeping-angels', 'martha-jones'],
    ],
    missed: [['weeping-angels', 'that-scarf'], ['the-ponds']],
  },
  {
    name: 'Point and Think',
    goal: 'point-and-think',
    met: [['fourth-doctor', 'sonic-screwdriver']],
    missed: [['fourth-doctor', 'that-scarf'], ['sonic-screwdriver']],
  },
  { name: 'The Wardrobe Room', goal: 'the-wardrobe-room', met: [['tardis', 'that-scarf']], missed: [['tardis'], ['that-scarf']] },
  {
    name: 'Crowded Control Room',
    goal: 'crowded-control-room',
    met: [['tardis', 'clara-oswald', 'donna-noble']],
    missed: [
      ['tardis', 'clara-oswald', 'that-scarf'],
      ['clara-oswald', 'donna-noble'],
    ],
  },
  {
    name: 'Three of Me',
    goal: 'three-of-me',
    met: [['fourth-doctor', 'eighth-doctor', 'first-doctor']],
    missed: [
      ['fourth-doctor', 'eighth-doctor', 'that-scarf'],
      ['eighth-doctor', 'first-doctor'],
    ],
  },
  {
    name: 'Calling All Friends',
    goal: 'calling-all-friends',
    met: [
      ['rose-tyler', 'martha-jones'],
      ['donna-noble', 'captain-jack-harkness'],
    ],
    missed: [['rose-tyler'], ['martha-jones', 'that-scarf']],
  },
]

for (const { name, goal, met, missed } of goals) {
  describe(name, () => {
    it.each(met.map((front) => [front]))('is won with %s', (front) => {
      const t = table({ edition: 'doctor-who', turn: 'ann', ann: { hand: [goal], front }, bob: {} })
      t.ann.plays(goal)
      expect(t.winner).toBe('ann')
    })

    it.each(missed.map((front) => [front]))('is not won with %s', (front) => {
      const t = table({ edition: 'doctor-who', turn: 'ann', ann: { hand: [goal], front }, bob: {} })
      t.ann.plays(goal)
      expect(t.over).toBe(false)
    })
  })
}

describe('Armed With a Screwdriver', () => {
  it('F14 counts the Creepers of the whole table, and none of them blocks', () => {
    const armed = (more: string[]) =>
      table({
        edition: 'doctor-who',
        turn: 'ann',
        ann: { hand: ['armed-with-a-screwdriver'], front: ['sonic-screwdriver', 'daleks', 'the-master'] },
        bob: { front: ['daleks~2', 'cybermen', ...more] },
      })
    const five = armed(['weeping-angels'])
    five.ann.plays('armed-with-a-screwdriver')
    expect(five.winner).toBe('ann')
    const four = armed([])
    four.ann.plays('armed-with-a-screwdriver')
    expect(four.over).toBe(false)
  })
})

describe('Creepers and Goals', () => {
  it('F14 a Goal that names a Creeper excuses all copies of it, and no other', () => {
    const won = (front: string[]) => {
      const t = table({ edition: 'doctor-who', turn: 'ann', ann: { hand: ['exterminate'], front }, bob: {} })
      t.ann.plays('exterminate')
      return t.over
    }
    expect(won(['first-doctor', 'daleks', 'daleks~2', 'daleks~3'])).toBe(true)
    expect(won(['first-doctor', 'daleks~3'])).toBe(true)
    expect(won(['first-doctor', 'daleks', 'cybermen'])).toBe(false)
  })

  it('C2 a Creeper keeps only its holder from winning', () => {
    const t = table({
      edition: 'doctor-who',
      turn: 'ann',
      ann: { hand: ['the-wardrobe-room'], front: ['tardis', 'that-scarf'] },
      bob: { front: ['daleks', 'cybermen'] },
    })
    t.ann.plays('the-wardrobe-room')
    expect(t.winner).toBe('ann')
  })
})
