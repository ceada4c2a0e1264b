import { answer, arrange, type Position, view } from '@meanwhile/engine'
import { describe, expect, it } from 'vitest'
import { readOptions } from '../../local/terminal/options.ts'
import { paperFor, wrapped } from '../../local/terminal/paper.ts'
import { askOffer, askPerson } from '../../local/terminal/question.ts'
import { readerOf } from '../../local/terminal/reader.ts'
import { run } from './command.ts'

const play = (args: string[], reply?: (printed: string) => string | null) => run('local/terminal/play.ts', args, reply)

/** The first options, as many as are wanted, beginning with that one. */
function options(printed: string, first: number): string | null {
  const asked = /(?:Pick|Wähle) (\d+)(?: (?:to|bis) \d+)? (?:of|aus) 1–(\d+).*> $/.exec(printed)
  if (!asked) return /\([yj]\/n\) > $/.test(printed) ? 'n' : ''
  const count = Math.max(1, Number(asked[1]))
  return Array.from({ length: count }, (_, i) => ((first + i) % Number(asked[2])) + 1).join(' ')
}

const firstOptions = (printed: string) => options(printed, 0)

/** Two people who always took the first option would throw rock for ever. */
function anyOptions() {
  let number = 1
  return (printed: string) => {
    number = (number * 48_271) % 0x7fffffff
    return options(printed, number)
  }
}

describe('The game in the terminal', () => {
  const whole = 60_000

  it('is played to its end with numbers alone and names the winner and the Goal', { timeout: whole }, async () => {
    const { code, out } = await play(['--players', '3', '--bots', 'random', '--seed', '1'], firstOptions)
    expect(code).toBe(0)
    expect(out).toMatch(/★ \S+ wins? with .+!\n/)
    expect(out).toMatch(/Play again\? \(y\/n\) > \nGoodbye\.\n$/)
  })

  it('is played in German by two people at one keyboard, each asked to pass it on', { timeout: whole }, async () => {
    const { code, out } = await play(['--players', '2', '--humans', '2', '--lang', 'de', '--seed', '1'], anyOptions())
    expect(code).toBe(0)
    expect(out).toContain('Jetzt ist Person 2 an der Tastatur.')
    expect(out).toMatch(/★ Person \d .+!/)
  })

  it('hides a hand before the keyboard is passed on', async () => {
    const args = ['--players', '2', '--humans', '2', '--seed', '1']
    const screens: string[] = []
    await play(args, (printed) => {
      screens.push(printed)
      return screens.length < 6 ? firstOptions(printed) : null
    })
    const passing = screens.filter((screen) => screen.includes('Pass the keyboard to'))
    expect(passing.length).toBeGreaterThan(1)
    for (const screen of passing) expect(screen).toMatch(/\n{60,}Pass the keyboard/)
  })

  it('can be watched without anybody playing', { timeout: whole }, async () => {
    const { code, out } = await play(['--players', '4', '--humans', '0', '--bots', 'random', '--seed', '2'], firstOptions)
    expect(code).toBe(0)
    expect(out).toMatch(/★ \S+ wins with .+!/)
  })

  it('is played to its end where a word has to be said, by bots who never forget it', { timeout: whole }, async () => {
    const reply = (printed: string) => firstOptions(printed)?.replace(/^\d+$/, '$& Yeahuh!') ?? null
    const { code, out } = await play(['--edition', 'regular-show', '--players', '3', '--bots', 'random', '--seed', '4'], reply)
    expect(code).toBe(0)
    expect(out).toMatch(/Goodbye\.\n$/)
  })

  it('answers every strange line with a sentence and goes on', async () => {
    const lines = [
      '',
      'milk',
      '0',
      '99',
      '1 1',
      '1 2',
      '1 x',
      'r',
      'r 99',
      'r nosuchcard',
      'r milk',
      'r 1',
      '?',
      'why',
      'log',
      'd',
      't',
      'q',
      'what',
      'n',
      'q',
      'y',
    ]
    const { code, out, err } = await play(['--players', '2', '--seed', '3'], () => lines.shift() ?? null)
    expect(err).toBe('')
    expect(code).toBe(0)
    for (const sentence of [
      'That is neither a number from the list nor a command.',
      'There is no 0 in the list',
      'There is no 99 in the list',
      'You named 1 twice.',
      'Pick exactly 1',
      'Which card?',
      'There is no card called “nosuchcard” in this deck.',
      'Gives everyone the same moustache.',
      'leave the game',
      'Basic Rules, always in force',
      'The discard pile is empty.',
      'Please answer y or n.',
      'Goodbye.',
    ]) {
      expect(out).toContain(sentence)
    }
  })

  it('ends quietly when the input ends', async () => {
    const { code, out, err } = await play(['--players', '2', '--seed', '3'], () => null)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/Goodbye\.\n$/)
  })

  it('says what is wrong with its options', async () => {
    const { code, out, err } = await play(['--players', '7'])
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(/^A table has 2 to 6 players, not “7”\. Usage: npm run play -- .+\n$/)
  })
})

/** Regular Show at a laid out table: somebody has lines typed for them, and makes one move. */
function atTheKeyboard(position: Omit<Position, 'editions' | 'table'>, ...lines: string[]) {
  const { game } = arrange({ editions: ['regular-show'], table: 'terminal', ...position })
  const seen = view(game, 's1')
  const out: string[] = []
  const reader = { ...readerOf('en', (seat) => seat, paperFor({}, {})), you: 's1' as const }
  const keyboard = {
    ask: async (prompt: string) => {
      out.push(prompt)
      return lines.shift() ?? null
    },
    close: () => {},
  }
  const desk = { reader, keyboard, say: (text: string) => void out.push(text) }
  return { game, seen, desk, said: () => out.join('\n') }
}

describe('What is done out of turn, in the terminal', () => {
  const mustSay = { turn: 's1' as const, players: [{ hand: ['mordecai'] }, { hand: ['rigby'] }], rules: ['yeahuh-required'] }

  it('E2 a word is said with a play: behind its number', async () => {
    const { game, seen, desk } = atTheKeyboard(mustSay, '1 Yeahuh!')
    const [asked] = seen.decisions
    const move = asked && (await askPerson(desk, seen, asked, []))
    expect(move).toMatchObject({ picks: ['mordecai'], say: 'Yeahuh!' })
    const outcome = answer(game, { player: 's1', decision: asked?.id ?? '', picks: ['mordecai'], say: 'Yeahuh!' })
    expect(outcome.ok && outcome.events).toContainEqual({ type: 'spoke', seat: 's1', word: 'Yeahuh!' })
  })

  it('a slip of the fingers behind a number plays nothing', async () => {
    const { seen, desk, said } = atTheKeyboard(mustSay, '1 x')
    const [asked] = seen.decisions
    expect(asked && (await askPerson(desk, seen, asked, []))).toBeNull()
    expect(said()).toContain('neither a number from the list nor a command')
  })

  it('E2 a Keeper without its word can be challenged by everybody else, once it is shown to them', async () => {
    const { game } = atTheKeyboard({ ...mustSay, turn: 's2' })
    const [asked] = game.asked.filter(({ owed }) => owed)
    const played = answer(game, { player: 's2', decision: asked?.id ?? '', picks: ['rigby'] })
    if (!played.ok) throw new Error(played.refusal)
    const { desk, said } = atTheKeyboard(mustSay, 'o', 'o 2 1', 'o 1 9', '1 1')
    const move = await askOffer(desk, view(played.game, 's1'))
    expect(said()).toContain('Rigby')
    expect(said()).toContain('There is no offer 2')
    expect(said()).toContain('There is no 9 in the list')
    if (!move || move === 'left') throw new Error('no challenge')
    const challenged = answer(played.game, { player: 's1', decision: move.decision.id, picks: move.picks })
    expect(challenged.ok && view(challenged.game, 's1').players[0]?.front).toContain('rigby')
  })

  it('an offer may be let be', async () => {
    const { seen, desk } = atTheKeyboard(mustSay, '')
    expect(await askOffer(desk, seen)).toBeNull()
  })

  it('T14 a Time Machine is set while one is asked something else', async () => {
    const players = [{ hand: ['mordecai'], front: ['time-machine'] }, { hand: ['rigby'] }]
    const { game, seen, desk, said } = atTheKeyboard({ turn: 's1', players }, 'o', 'o 1', 'o 1 2')
    const asked = seen.decisions.find(({ owed }) => owed)
    const move = asked && (await askPerson(desk, seen, asked, []))
    expect(said()).toContain('You may also do something out of turn: type o.')
    expect(said()).toContain('Take one by its number and that of your pick')
    expect(move).toMatchObject({ decision: { kind: 'set' }, picks: ['s2'] })
    const set = answer(game, { player: 's1', decision: move?.decision.id ?? '', picks: move?.picks ?? [] })
    expect(set.ok && view(set.game, 's1').set).toEqual([{ card: 'time-machine', to: 's2' }])
  })
})

describe('Its options', () => {
  it('are a game of three with two greedy bots, unless told otherwise', () => {
    expect(readOptions([])).toEqual({ edition: 'fluxx', players: 3, humans: 1, bots: 'greedy', seed: null, language: 'en' })
  })

  it.each(['--players 7', '--players x', '--players', '--humans 4', '--bots clever', '--lang fr', '--edition star', '--sped 1', 'fast'])(
    'are refused with a sentence: %s',
    (args) => expect(readOptions(args.split(' '))).toMatch(/^.+\. Usage: npm run play -- .+$/),
  )
})

describe('Its paper', () => {
  it('has colours only on a terminal that wants them', () => {
    expect(paperFor({ isTTY: true }, {}).ink('keeper', 'Milk')).toBe('\u001b[32mMilk\u001b[39m')
    expect(paperFor({ isTTY: true }, { NO_COLOR: '1' }).ink('keeper', 'Milk')).toBe('Milk')
    expect(paperFor({}, {}).ink('keeper', 'Milk')).toBe('Milk')
  })

  it('breaks lines between words, below the end of what begins them, whatever their colours', () => {
    const { ink } = paperFor({ isTTY: true }, {})
    expect(wrapped('one two three four', 13, '1  ')).toBe('1  one two\n   three four')
    expect(wrapped(`${ink('goal', 'one')} two`, 10, '1  ')).toBe(`1  ${ink('goal', 'one')} two`)
  })

  it('is as wide as the terminal, within reason', () => {
    expect([20, 72, 300].map((columns) => paperFor({ columns }, {}).width())).toEqual([40, 71, 100])
  })
})
