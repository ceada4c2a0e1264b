// @vitest-environment happy-dom
import { answer, arrange, type Decision, type Game, type Position, view } from '@meanwhile/engine'
import { cards } from '@meanwhile/engine/catalogue'
import { en } from '@meanwhile/texts/en'
import { web } from '@meanwhile/texts/en/web'
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { know } from '../../web/decks/known.ts'
import { DecisionBar } from '../../web/table/decision/bar.tsx'
import { Options } from '../../web/table/decision/options.tsx'
import { isSpokenAt, SayField } from '../../web/table/decision/say.tsx'
import { useStaging } from '../../web/table/decision/staging.ts'
import { ProvideWords } from '../../web/words/words.tsx'

// React says so where tests let it work ahead of the screen.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

know(cards)
const names = (seat: string): string => ({ s1: 'Ana', s2: 'Ben', s3: 'Cleo' })[seat] ?? seat
let root: Root
let sent: string[][]

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.querySelector('#root') as HTMLElement)
  sent = []
})
afterEach(() => act(() => root.unmount()))

function Question({ decision }: { decision: Decision }) {
  const staging = useStaging(decision)
  const [touched, setTouched] = useState<string | null>(null)
  const confirm = () => sent.push(staging.picks)
  return (
    <ProvideWords words={{ language: 'en', texts: en, web }}>
      <Options decision={decision} staging={staging} names={names} touch={setTouched} confirm={confirm} />
      <DecisionBar
        decision={decision}
        staging={staging}
        names={names}
        sending="no"
        offline={false}
        problem={null}
        until={null}
        touched={touched}
        why={false}
        onWhy={() => {}}
        onRead={() => {}}
        onConfirm={confirm}
      />
    </ProvideWords>
  )
}

const show = (decision: Decision | undefined): void => {
  if (!decision) throw new Error('nothing is asked')
  act(() => root.render(<Question decision={decision} />))
}
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
const one = (selector: string): HTMLElement => all(selector)[0] ?? document.createElement('none')
const labels = () => all('[role=option] .name').map((name) => name.textContent)
const button = () => one('.btn.ink')
const option = (id: string) => one(`[data-option="${id}"]`)
const tap = (element: HTMLElement): void => act(() => element.click())
const press = (element: HTMLElement, key: string): void =>
  act(() => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })

/** Plays one card out of a laid-out hand, and gives what is asked of a seat then. */
const laid = (position: Omit<Position, 'editions'>): Game => arrange({ editions: ['fluxx'], ...position }).game
function played(game: Game, card: string): Game {
  const decision = view(game, 's1').decisions[0]
  const outcome = answer(game, { player: 's1', decision: decision?.id ?? '', picks: [card] })
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.game
}
const asked = (game: Game, seat: 's1' | 's2' = 's1'): Decision | undefined => view(game, seat).decisions[0]

describe('A play', () => {
  const game = laid({ turn: 's1', players: [{ hand: ['milk', 'use-what-you-take'] }, { hand: ['bread'] }], rules: ['get-on-with-it'] })

  it('shows the hand and the free actions in one list, and says what is missing', () => {
    show(asked(game))
    expect(one('[role=listbox]').getAttribute('aria-multiselectable')).toBe('false')
    expect(labels()).toEqual(expect.arrayContaining(['Milk', 'Use What You Take']))
    expect(option('use:get-on-with-it').textContent).toMatch(/Free action/)
    expect(button().getAttribute('aria-disabled')).toBe('true')
    expect(button().textContent).toBe('Pick a card')
    tap(button())
    expect(sent).toEqual([])
  })

  it('picks with one tap, puts back with the second, and names the deed on the button', () => {
    show(asked(game))
    tap(option('milk'))
    expect(option('milk').getAttribute('aria-selected')).toBe('true')
    expect(button().textContent).toBe('Play Milk')
    tap(option('milk'))
    expect(option('milk').getAttribute('aria-selected')).toBe('false')
    expect(button().getAttribute('aria-disabled')).toBe('true')
    tap(option('milk'))
    tap(option('use-what-you-take'))
    expect(option('milk').getAttribute('aria-selected')).toBe('false')
    tap(button())
    expect(sent).toEqual([['use-what-you-take']])
  })

  it('lets the card touched last be read', () => {
    show(asked(game))
    tap(option('milk'))
    expect(all('.do .btn.line').map((line) => line.getAttribute('aria-label') ?? line.textContent)).toContain('Read Milk')
  })

  it('is a list box: arrows move, space picks, enter confirms', () => {
    show(asked(game))
    const [first, second] = all('[role=option]')
    act(() => first?.focus())
    press(first as HTMLElement, 'ArrowRight')
    expect(document.activeElement).toBe(second)
    press(second as HTMLElement, 'ArrowLeft')
    expect(document.activeElement).toBe(first)
    press(first as HTMLElement, 'End')
    expect(document.activeElement).toBe(all('[role=option]').at(-1))
    press(first as HTMLElement, 'Enter')
    expect(sent).toEqual([])
    tap(option('milk'))
    press(option('milk'), 'Enter')
    expect(sent).toEqual([['milk']])
  })
})

describe('A question with one possible answer', () => {
  it('is picked already, stays so when it is tapped, and takes one tap on the button', () => {
    show(asked(laid({ turn: 's1', players: [{ hand: ['milk'] }, { hand: ['bread'] }] })))
    expect(option('milk').getAttribute('aria-selected')).toBe('true')
    expect(button().textContent).toBe('Play Milk')
    tap(option('milk'))
    expect(option('milk').getAttribute('aria-selected')).toBe('true')
    tap(button())
    expect(sent).toEqual([['milk']])
  })
})

describe('A limit', () => {
  const game = played(
    laid({
      turn: 's1',
      players: [{ hand: ['hand-limit-2', 'milk'] }, { hand: ['bread', 'music', 'sleep', 'time', 'love'] }],
      rules: ['play-2'],
    }),
    'hand-limit-2',
  )

  it('asks what stays, gives every card its fate as a word, and sends what goes', () => {
    show(asked(game, 's2'))
    expect(one('#asked').textContent).toBe('Keep 2 of your 5 cards')
    expect(all('.fate').map((fate) => fate.textContent)).toEqual(['Discard', 'Discard', 'Discard', 'Discard', 'Discard'])
    tap(option('bread'))
    expect(option('bread').querySelector('.fate')?.textContent).toBe('Keep')
    expect(button().textContent).toBe('Pick 1 more')
    tap(option('music'))
    tap(option('sleep'))
    expect(button().textContent).toBe('Put 1 back')
    expect(button().getAttribute('aria-disabled')).toBe('true')
    tap(option('bread'))
    tap(button())
    expect(sent).toEqual([['bread', 'time', 'love']])
  })

  it('L7 keeps what is picked for one limit while its reader looks at the other', () => {
    const both = laid({
      turn: 's1',
      players: [{ hand: ['hand-limit-1'] }, { hand: ['bread', 'music', 'sleep'], front: ['time', 'love', 'milk'] }],
      rules: ['keeper-limit-2', 'play-2'],
    })
    const [first, second] = view(played(both, 'hand-limit-1'), 's2').decisions
    show(first)
    tap(one('[role=option]'))
    show(second)
    expect(all('[role=option][aria-selected=true]')).toEqual([])
    tap(one('[role=option]'))
    show(first)
    expect(all('[role=option][aria-selected=true]')).toHaveLength(1)
  })
})

describe('A choice of cards', () => {
  it('shows cards that lie on the table like those in a hand', () => {
    const game = played(
      laid({ turn: 's1', players: [{ hand: ['steal-a-keeper'] }, { front: ['the-sun', 'milk'], hand: ['bread'] }] }),
      'steal-a-keeper',
    )
    show(asked(game))
    expect(labels()).toEqual(['The Sun', 'Milk'])
    expect(all('[role=option].k-keeper')).toHaveLength(2)
    tap(option('milk'))
    tap(button())
    expect(sent).toEqual([['milk']])
  })

  it('with a range is ready as soon as there are enough, and none may be enough', () => {
    const game = played(
      laid({
        turn: 's1',
        players: [{ hand: ['lets-simplify'] }, { hand: ['bread'] }],
        rules: ['draw-3', 'play-2', 'hand-limit-2', 'inflation'],
      }),
      'lets-simplify',
    )
    show(asked(game))
    expect(one('[role=listbox]').getAttribute('aria-multiselectable')).toBe('true')
    expect(button().getAttribute('aria-disabled')).toBe('false')
    tap(option('draw-3'))
    tap(option('play-2'))
    tap(button())
    expect(sent).toEqual([['draw-3', 'play-2']])
  })
})

describe('A choice of a player', () => {
  it('shows discs and names, never a colour of their own', () => {
    const game = played(
      laid({ turn: 's1', players: [{ hand: ['trade-hands', 'milk'] }, { hand: ['bread'] }, { hand: ['music'] }] }),
      'trade-hands',
    )
    show(asked(game))
    expect(labels()).toEqual(['Ben', 'Cleo'])
    expect(all('.token').map((token) => token.textContent)).toEqual(['B', 'C'])
    tap(option('s3'))
    tap(button())
    expect(sent).toEqual([['s3']])
  })
})

describe('A choice of words', () => {
  it('shows words on paper of the same height', () => {
    const game = played(
      laid({ turn: 's1', players: [{ hand: ['rotate-hands', 'milk'] }, { hand: ['bread'] }, { hand: ['music'] }] }),
      'rotate-hands',
    )
    const decision = asked(game)
    show(decision)
    expect(decision?.kind).toBe('choose-option')
    expect(all('[role=option].k-word')).toHaveLength(decision?.options.length ?? 0)
    tap(all('[role=option]')[0] as HTMLElement)
    tap(button())
    expect(sent).toEqual([[decision?.options[0]]])
  })
})

describe('A kind of question that this build does not know', () => {
  it('is a plain list of its options, and can be answered', () => {
    const decision = {
      id: 'd',
      player: 's1',
      kind: 'something-new',
      prompt: { key: 'something-new', args: {} },
      options: ['milk', 'left', 's2', 'use:inflation'],
      min: 1,
      max: 2,
      owed: true,
      because: [],
      fallback: 'chance',
    } as unknown as Decision
    show(decision)
    expect(labels()).toHaveLength(4)
    for (const label of labels()) expect(label).not.toBe('')
    tap(option('milk'))
    tap(option('left'))
    expect(button().getAttribute('aria-disabled')).toBe('false')
    tap(button())
    expect(sent).toEqual([['milk', 'left']])
  })
})

describe('A word that goes with a move', () => {
  const tableOf = (editions: Position['editions']) => view(arrange({ editions, turn: 's1', players: [{}, {}] }).game, 's1')

  it('E2 has its place at tables that know such words, whatever rules are in play, and nowhere else', () => {
    expect(isSpokenAt(tableOf(['regular-show']))).toBe(true)
    expect(isSpokenAt(tableOf(['fluxx', 'regular-show']))).toBe(true)
    expect(isSpokenAt(tableOf(['fluxx']))).toBe(false)
  })

  it('E2 begins empty and suggests nothing', () => {
    act(() =>
      root.render(
        <ProvideWords words={{ language: 'en', texts: en, web }}>
          <SayField value="" onChange={() => {}} />
        </ProvideWords>,
      ),
    )
    expect(one('input').getAttribute('placeholder')).toBe(web.table.sayWithMove)
    expect(web.table.sayWithMove.toLowerCase()).not.toContain('yeah')
  })
})
